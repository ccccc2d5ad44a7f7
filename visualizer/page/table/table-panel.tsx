// The table at the present moment, as one of those who look at it sees it.

import type { Table } from '../../session/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';
import { CardDetails } from './card-details.tsx';
import { Side } from './side.tsx';
import { Pile, Row } from './zone.tsx';

interface TableViewProps {
  readonly table: Table;
  readonly kind: 'battle' | 'dale' | 'other';
}

/** All sides and what they share. Two players sit across from each other, the first one below. */
export const TableView = ({ table: { sides, shared }, kind }: TableViewProps) => {
  const ordered = kind === 'battle' ? [...sides].reverse() : sides;
  return (
    <div className={`table ${kind}`}>
      {shared.length === 0 ? null : (
        <section className="side shared" aria-label="Shared">
          <header className="side-head">
            <b>Shared</b>
            <span className="spring" />
            {shared
              .filter(({ zone }) => zone !== 'market')
              .map((zone) => (
                <Pile key={zone.zone} zone={zone} />
              ))}
          </header>
          <div className="rows">
            {shared
              .filter(({ zone }) => zone === 'market')
              .map((zone) => (
                <Row key={zone.zone} zone={zone} size="full" />
              ))}
          </div>
        </section>
      )}
      {ordered.map((side, index) => (
        <Side key={side.seat} side={side} kind={kind} isTop={kind === 'battle' && index === 0} />
      ))}
    </div>
  );
};

export const TablePanel = () => {
  const { viewer, selected } = useInspector();
  const { session, view } = usePresent();
  const table = view.table(viewer);
  const { turn, phase, outcome } = table;
  return (
    <section className="panel table-panel" aria-label="Table">
      <header className="tools">
        <h2>Table</h2>
        <span className="quiet">
          turn {turn} · {phase}
        </span>
        {outcome === null ? null : <b className="badge">{outcome}</b>}
        {view.isStaged ? (
          <b className="badge staged" title="Something was put by hand before this moment: no game by the rules">
            staged
          </b>
        ) : null}
      </header>
      <div className="table-place">
        <TableView table={table} kind={session.ruleSet.kind} />
      </div>
      {selected === null ? null : <CardDetails key={selected} entity={selected} table={table} />}
    </section>
  );
};
