// One player's side: who it is and what is owed, then the zones, the most important ones as cards.

import type { TableSide, TableZone } from '../../session/index.ts';
import { SeatMark } from '../shared/seat-mark.tsx';
import { Pile, Row } from './zone.tsx';

/** How each zone is shown; what is not named here is a pile. */
const ROWS: Readonly<Record<string, 'full' | 'small'>> = {
  hero: 'small',
  heroPower: 'small',
  weapon: 'small',
  board: 'full',
  hand: 'small',
  secret: 'small',
  stall: 'small',
  schedule: 'small',
  limbo: 'small',
};
const DALE_ROWS: Readonly<Record<string, 'full' | 'small'>> = { ...ROWS, hand: 'full', schedule: 'full' };

/** Rows that are left out while they are empty. */
const QUIET = new Set(['weapon', 'secret', 'schedule', 'stall', 'limbo', 'heroPower']);

interface SideProps {
  readonly side: TableSide;
  readonly kind: 'battle' | 'dale' | 'other';
  /** The side that sits at the top has its board towards the middle. */
  readonly isTop: boolean;
}

const ORDER: Readonly<Record<string, number>> = { board: 0, hero: 1, heroPower: 2, weapon: 3, secret: 4, hand: 5 };

export const Side = ({ side, kind, isTop }: SideProps) => {
  const { seat, isTurnPlayer, isAwaited, hasLeft, counters, buffs, zones } = side;
  const sizes = kind === 'dale' ? DALE_ROWS : ROWS;
  const rows = zones.filter(({ zone, count }) => sizes[zone] !== undefined && !(QUIET.has(zone) && count === 0));
  const piles = zones.filter(({ zone }) => sizes[zone] === undefined);
  const ordered = kind === 'battle' ? [...rows].sort((a, b) => (ORDER[a.zone] ?? 9) - (ORDER[b.zone] ?? 9)) : rows;
  return (
    <section className={`side ${isTop ? 'top' : ''}`} aria-label={`Seat ${seat}`}>
      <header className="side-head">
        <SeatMark seat={seat} />
        <b>Seat {seat}</b>
        {isTurnPlayer ? <span className="badge turn">turn</span> : null}
        {isAwaited ? <span className="badge awaited">awaited</span> : null}
        {hasLeft ? <span className="badge">has left</span> : null}
        <span className="counters">{countersText(counters)}</span>
        {buffs.map(({ by, words }) => (
          <span key={by} className="badge" title={words.join(', ')}>
            {by}
          </span>
        ))}
        <span className="spring" />
        {piles.map((zone) => (
          <Pile key={zone.zone} zone={zone} />
        ))}
      </header>
      <div className="rows">{ordered.map((zone) => rowOf(zone, sizes))}</div>
    </section>
  );
};

const rowOf = (zone: TableZone, sizes: typeof ROWS) => (
  <Row key={zone.zone} zone={zone} size={sizes[zone.zone] ?? 'small'} />
);

const countersText = ({ mana, crystals, ...others }: TableSide['counters']): string =>
  [
    ...(mana === undefined ? [] : [`mana ${mana}/${crystals}`]),
    ...Object.entries(others).map(([name, number]) => `${name} ${number}`),
  ].join(' · ');
