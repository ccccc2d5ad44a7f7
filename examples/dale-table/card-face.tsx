// A card as a card, large and small. What it counts as now stands in front of what is printed.

import type { ViewedCard } from 'cardchart/dale';
import { CardArt } from '../shared/card-art.tsx';
import { capitalised, hueOf, kindWords, printed } from './cards.ts';

const Art = ({ name }: { readonly name: string }) => {
  const hue = hueOf(name);
  return hue === null ? <span className="art junk" /> : <CardArt name={name} hue={hue} />;
};

export const CardFace = ({ card }: { readonly card: ViewedCard }) => (
  <span className="face">
    <Art name={card.as} />
    <span className="badge cost" title="Value">
      {card.value}
    </span>
    <span className="name">{card.as}</span>
    <span className="text">
      {card.as === card.card ? null : <em>({card.card}) </em>}
      {printed(card.as)?.text}
    </span>
    <span className="kind">{kindWords(card.as)}</span>
  </span>
);

export const SmallFace = ({ card }: { readonly card: ViewedCard }) => (
  <span className="small-face">
    <Art name={card.as} />
    <b>{card.value}</b>
    <span>{card.as}</span>
  </span>
);

/** A set that can be voted for. */
export const SetFace = ({ set }: { readonly set: string }) => <span className="set">{capitalised(set)}</span>;

export interface Hands {
  readonly picked: readonly number[];
  readonly lit: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  readonly look: (card: ViewedCard) => void;
}

interface PieceProps {
  readonly card: ViewedCard;
  readonly hands: Hands;
  readonly isSmall?: boolean;
  /** What it costs, for a card of the market. */
  readonly cost?: number;
}

/** A card on the table that can be picked. */
export const Piece = ({ card, hands, isSmall = false, cost }: PieceProps) => {
  const { id } = card;
  const at = hands.picked.indexOf(id);
  const state = at >= 0 ? 'meant' : hands.lit.has(id) ? 'lit' : '';
  return (
    <button
      type="button"
      className={`piece ${isSmall ? 'small' : 'card'} ${state} ${card.isUsed ? 'used' : ''}`}
      data-entity={id}
      data-card={card.card}
      data-lit={state === 'lit' ? 'card' : ''}
      aria-pressed={at >= 0}
      onClick={() => hands.toggle(id)}
      onPointerEnter={() => hands.look(card)}
      onFocus={() => hands.look(card)}
    >
      {isSmall ? <SmallFace card={card} /> : <CardFace card={card} />}
      {cost === undefined ? null : <span className="price">costs {cost}</span>}
    </button>
  );
};
