// The parts of the page in their places: table and chart, and below the chart why things happen and what happened.

import { ChartPanel } from './chart/chart-panel.tsx';
import { Panels } from './panels.tsx';
import { Tabs } from './shared/tabs.tsx';
import { usePresent } from './state/inspector.ts';
import { Branches } from './story/branches.tsx';
import { Events } from './story/events.tsx';
import { Facts } from './story/facts.tsx';
import { Moves } from './story/moves.tsx';
import { Staging } from './story/staging.tsx';
import { Statistics } from './story/statistics.tsx';
import { Stops } from './story/stops.tsx';
import { TablePanel } from './table/table-panel.tsx';
import { TimeBar } from './time/time-bar.tsx';
import { Frames } from './why/frames.tsx';
import { Lanes } from './why/lanes.tsx';
import { Queue } from './why/queue.tsx';
import { Snapshots } from './why/snapshots.tsx';

export const Workspace = () => {
  const { session, snapshot, view } = usePresent();
  const { facts, branches, breakpoints, bookmarks } = snapshot;
  const isDale = session.ruleSet.kind === 'dale';
  const queue = {
    name: isDale ? 'Reactions' : 'Queue',
    count: isDale ? view.owls.length : view.queues.length,
    content: () => <Queue />,
  };
  const lanes = { name: 'Lanes', content: () => <Lanes /> };
  const snapshots = { name: 'Snapshots', content: () => <Snapshots /> };
  const stack = { name: 'Stack', count: view.moment.frames.length, content: () => <Frames /> };
  const broken = facts.filter(({ holds }) => !holds).length;
  return (
    <>
      <Panels
        table={<TablePanel />}
        chart={<ChartPanel />}
        why={
          <Tabs
            key={`why ${isDale}`}
            label="Why"
            tabs={isDale ? [lanes, queue, stack] : [queue, snapshots, lanes, stack]}
          />
        }
        story={
          <Tabs
            key={broken > 0 ? 'broken' : 'story'}
            label="Story"
            tabs={[
              ...(broken > 0 ? [{ name: 'Facts', count: broken, content: () => <Facts /> }] : []),
              { name: 'Events', content: () => <Events /> },
              { name: 'Play', content: () => <Moves /> },
              { name: 'Branches', count: branches.length - 1, content: () => <Branches /> },
              { name: 'Stops', count: breakpoints.length + bookmarks.length, content: () => <Stops /> },
              { name: 'Stage', content: () => <Staging /> },
              ...(broken > 0 ? [] : [{ name: 'Facts', content: () => <Facts /> }]),
              { name: 'Cards', content: () => <Statistics /> },
            ]}
          />
        }
      />
      <TimeBar />
    </>
  );
};
