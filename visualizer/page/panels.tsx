// Four panels with edges between them that can be moved; where they are is remembered.

import type { CSSProperties, ReactNode } from 'react';
import { Divider } from './shared/divider.tsx';
import { usePreference } from './state/preferences.ts';

interface PanelsProps {
  readonly table: ReactNode;
  readonly chart: ReactNode;
  readonly why: ReactNode;
  readonly story: ReactNode;
}

/** In percent: the table of the whole width, the chart of the height, Why of the width beside the table. */
interface Shares {
  readonly table: number;
  readonly chart: number;
  readonly why: number;
}

const USUAL: Shares = { table: 43, chart: 57, why: 41 };

const tracksOf = ({ table, chart, why }: Shares) =>
  ({
    '--table': `${table}fr`,
    '--why': `${((100 - table) * why) / 100}fr`,
    '--story': `${((100 - table) * (100 - why)) / 100}fr`,
    '--chart': `${chart}fr`,
    '--below': `${100 - chart}fr`,
  }) as CSSProperties;

const workspaceOf = (edge: Element): DOMRect => (edge.parentElement ?? edge).getBoundingClientRect();

/** What lies beside the table. */
const besideTable = (edge: Element): DOMRect => {
  const { right, top, height } = workspaceOf(edge);
  const { left } = edge.parentElement?.querySelector('.chart')?.getBoundingClientRect() ?? edge.getBoundingClientRect();
  return new DOMRect(left, top, right - left, height);
};

export const Panels = ({ table, chart, why, story }: PanelsProps) => {
  const [shares, setShares] = usePreference<Shares>('shares', USUAL);
  const edge = (which: keyof Shares) => ({
    share: shares[which],
    usual: USUAL[which],
    move: (share: number) => setShares({ ...shares, [which]: share }),
  });
  return (
    <main className="workspace" style={tracksOf(shares)}>
      {table}
      <Divider {...edge('table')} name="Width of the table" area="table-edge" runs="down" roomOf={workspaceOf} />
      {chart}
      <Divider {...edge('chart')} name="Height of the chart" area="chart-edge" runs="across" roomOf={workspaceOf} />
      {why}
      <Divider {...edge('why')} name="Width of Why" area="why-edge" runs="down" roomOf={besideTable} />
      {story}
    </main>
  );
};
