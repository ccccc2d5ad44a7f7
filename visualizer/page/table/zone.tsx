// The zones of a table: rows of cards, and piles that can be looked into.

import { useState } from 'react';
import type { TableZone } from '../../session/index.ts';
import { Card, CardBack } from './card.tsx';

interface RowProps {
  readonly zone: TableZone;
  readonly size?: 'full' | 'small';
}

/** Cards in a row, in stacks if they lie in stacks; backs if they are not to be seen. */
export const Row = ({ zone: { zone, title, count, cards, stacks }, size = 'full' }: RowProps) => (
  <section className={`zone ${zone}`} aria-label={`${title}, ${count}`}>
    <span className="zone-title">
      {title} <b>{count}</b>
    </span>
    {cards === null
      ? Array.from({ length: Math.min(count, MOST_BACKS) }, (_, index) => <CardBack key={index} />)
      : null}
    {cards !== null && stacks === null
      ? cards.map((card, index) =>
          card === null ? (
            <span key={index} className={`card slot ${size}`} />
          ) : (
            <Card key={card.entity} card={card} size={size} />
          ),
        )
      : null}
    {cards !== null && stacks !== null ? <Stacks cards={cards} stacks={stacks} /> : null}
  </section>
);

const MOST_BACKS = 10;

const Stacks = ({
  cards,
  stacks,
}: {
  readonly cards: NonNullable<TableZone['cards']>;
  readonly stacks: readonly number[];
}) =>
  stacks.map((size, index) => {
    const from = stacks.slice(0, index).reduce((sum, each) => sum + each, 0);
    return (
      <span key={index} className="stack">
        {cards
          .slice(from, from + size)
          .map((card) => (card === null ? null : <Card key={card.entity} card={card} size="small" />))}
      </span>
    );
  });

/** A pile shows how many cards it has; a click lays them out. */
export const Pile = ({ zone }: { readonly zone: TableZone }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { title, count, cards } = zone;
  const canOpen = cards !== null && count > 0;
  return (
    <div className={`pile ${isOpen && canOpen ? 'open' : ''}`}>
      <button
        type="button"
        className="pile-button"
        aria-expanded={isOpen && canOpen}
        disabled={!canOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title} <b>{count}</b>
      </button>
      {isOpen && canOpen ? <Row zone={zone} size="small" /> : null}
    </div>
  );
};
