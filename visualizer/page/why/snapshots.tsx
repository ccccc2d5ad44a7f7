// The aura snapshots of a battle between two named points of an input: what came, what went, what stayed.

import { useState } from 'react';
import type { AuraLine, NamedPoint } from '../../session/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

const SIGNS: Readonly<Record<AuraLine['change'], string>> = { added: '+', removed: '−', kept: '=' };

const nameOf = ({ microstep, name, isUpdate }: NamedPoint): string => `${microstep}: ${name}${isUpdate ? ' ●' : ''}`;

export const Snapshots = () => {
  const { session, view } = usePresent();
  const { namedPoints: points, cursor } = view;
  const last = points.length - 1;
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number } | null>(null);
  if (session.ruleSet.kind !== 'battle') return <p className="quiet">Only battles have snapshots.</p>;
  if (cursor.input === 0) return <p className="quiet">Nothing has happened yet.</p>;
  const from = Math.min(chosen?.from ?? 0, last);
  const to = Math.min(chosen?.to ?? last, last);
  const lines = view.auraDifference(points[from]?.microstep ?? 0, points[to]?.microstep ?? 0);
  return (
    <>
      <div className="points">
        <PointSelect name="Between" points={points} value={from} choose={(next) => setChosen({ from: next, to })} />
        <PointSelect name="and" points={points} value={to} choose={(next) => setChosen({ from, to: next })} />
      </div>
      {lines.length === 0 ? <p className="quiet">No aura is in force at either point.</p> : null}
      <ul className="difference" aria-label="Snapshot diff">
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </ul>
    </>
  );
};

const Line = ({ line: { change, words, source } }: { readonly line: AuraLine }) => {
  const { session, pointing } = useInspector();
  return (
    <li
      className={change}
      onPointerEnter={() => pointing.atCard(session, source)}
      onPointerLeave={() => pointing.atNothing()}
    >
      <span className="sign" role="img" aria-label={change}>
        {SIGNS[change]}
      </span>
      {change === 'removed' ? <s>{words}</s> : change === 'added' ? <ins>{words}</ins> : words}
    </li>
  );
};

interface PointSelectProps {
  readonly name: string;
  readonly points: readonly NamedPoint[];
  readonly value: number;
  readonly choose: (index: number) => void;
}

const PointSelect = ({ name, points, value, choose }: PointSelectProps) => (
  <label>
    {name}{' '}
    <select value={value} onChange={({ target }) => choose(Number(target.value))}>
      {points.map((point, index) => (
        <option key={index} value={index}>
          {nameOf(point)}
        </option>
      ))}
    </select>
  </label>
);
