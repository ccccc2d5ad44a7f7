// Whatever lies on the table and can be clicked: minions, heroes, hero powers, cards of the hand.

import type { ViewedEntity } from 'cardchart/battle';
import type { ReactNode } from 'react';
import { CardArt } from '../shared/card-art.tsx';
import { SeatMark } from '../shared/seat-mark.tsx';
import { CardFace, Numbers } from './card-face.tsx';
import { hueOf, keywordWord } from './cards.ts';
import type { Hands } from './use-intent.ts';

interface PieceProps {
  readonly entity: ViewedEntity;
  readonly className: string;
  readonly hands: Hands;
  readonly look: (entity: ViewedEntity | null) => void;
  readonly children: ReactNode;
}

const litness = ({ entity }: ViewedEntity, { sources, intent, step }: Hands): string => {
  if (intent?.source === entity) return 'meant';
  if (step?.need === 'target') return step.targets.has(entity) ? 'target' : '';
  return intent === null && sources.has(entity) ? 'lit' : '';
};

/** Clicks and drags alike: what is dropped on a piece is aimed at it. */
const Piece = ({ entity, className, hands, look, children }: PieceProps) => {
  const { entity: id, card } = entity;
  const state = litness(entity, hands);
  return (
    <button
      type="button"
      className={`piece ${className} ${state}`}
      data-entity={id}
      data-card={card}
      data-lit={state}
      draggable={hands.sources.has(id)}
      onClick={() => hands.click(id)}
      onDragStart={() => hands.intent?.source !== id && hands.click(id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => hands.intent !== null && hands.intent.source !== id && hands.click(id)}
      onPointerEnter={() => look(entity)}
      onFocus={() => look(entity)}
    >
      {children}
    </button>
  );
};

type OwnProps = Omit<PieceProps, 'className' | 'children'>;

export const HandCard = (props: OwnProps) => {
  const { entity } = props;
  return (
    <Piece {...props} className="card">
      <CardFace name={entity.card} {...entity} />
    </Piece>
  );
};

export const Minion = ({ seat, ...props }: OwnProps & { readonly seat: number }) => {
  const { entity } = props;
  const { card, keywords, isFrozen, isExhausted, isSilenced } = entity;
  const words = [
    ...(isFrozen ? ['Frozen'] : []),
    ...(isSilenced ? ['Silenced'] : []),
    ...(isExhausted ? ['Just arrived'] : []),
    ...keywords.map(keywordWord),
  ];
  return (
    <Piece {...props} className={`minion ${keywords.join(' ')} ${isFrozen ? 'frozen' : ''}`}>
      <CardArt name={card} hue={hueOf(card)} />
      <SeatMark seat={seat} />
      <span className="name">{card}</span>
      <span className="words">{words.slice(0, 2).join(' · ')}</span>
      <Numbers name={card} {...entity} />
    </Piece>
  );
};

export const Hero = ({ seat, ...props }: OwnProps & { readonly seat: number }) => {
  const { entity } = props;
  const { card, attack = 0, health = 0, maxHealth = 0, armor = 0, isFrozen, keywords } = entity;
  return (
    <Piece {...props} className={`hero ${keywords.join(' ')} ${isFrozen ? 'frozen' : ''}`}>
      <CardArt name={card} hue={hueOf(card)} />
      <SeatMark seat={seat} />
      <span className="name">{card}</span>
      {attack > 0 ? <span className="badge attack">{attack}</span> : null}
      <span className={`badge health ${health < maxHealth ? 'worse' : ''}`} title="Health">
        {health}
      </span>
      {armor > 0 ? (
        <span className="badge armor" title="Armor">
          {armor}
        </span>
      ) : null}
    </Piece>
  );
};

export const HeroPower = (props: OwnProps) => {
  const { card, cost } = props.entity;
  return (
    <Piece {...props} className="power">
      <CardArt name={card} hue={hueOf(card)} />
      <span className="badge cost">{cost}</span>
      <span className="name">{card}</span>
    </Piece>
  );
};

export const Weapon = (props: OwnProps) => {
  const { entity } = props;
  return (
    <Piece {...props} className="weapon">
      <CardArt name={entity.card} hue={hueOf(entity.card)} />
      <span className="name">{entity.card}</span>
      <Numbers name={entity.card} {...entity} />
    </Piece>
  );
};
