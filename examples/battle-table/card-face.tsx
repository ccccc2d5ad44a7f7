// A card as a card: in the hand, in a choice, and large beside the table.

import type { ViewedEntity } from 'cardchart/battle';
import { CardArt } from '../shared/card-art.tsx';
import { hueOf, keywordWord, kindWords, printed } from './cards.ts';

type Shown = Pick<ViewedEntity, 'cost' | 'attack' | 'health' | 'maxHealth' | 'keywords'>;

type CardFaceProps = { readonly name: string } & { readonly [K in keyof Shown]?: Shown[K] | undefined };

/** Better or worse than printed. */
const toneOf = (now: number | undefined, usual: number | undefined, isLessBetter = false): string => {
  if (now === undefined || usual === undefined || now === usual) return '';
  return now > usual !== isLessBetter ? 'better' : 'worse';
};

const usualOf = (name: string) => {
  const card = printed(name);
  const attack = card !== undefined && 'attack' in card ? card.attack : undefined;
  const health =
    card?.kind === 'minion' || card?.kind === 'hero'
      ? card.health
      : card?.kind === 'weapon'
        ? card.durability
        : undefined;
  return { cost: card?.cost, attack, health, text: card?.text ?? '' };
};

export const Numbers = ({ name, attack, health, maxHealth }: CardFaceProps) => {
  const usual = usualOf(name);
  const isHurt = health !== undefined && maxHealth !== undefined && health < maxHealth;
  return (
    <>
      {attack === undefined ? null : (
        <span className={`badge attack ${toneOf(attack, usual.attack)}`} title="Attack">
          {attack}
        </span>
      )}
      {health === undefined ? null : (
        <span className={`badge health ${isHurt ? 'worse' : toneOf(health, usual.health)}`} title="Health">
          {health}
        </span>
      )}
    </>
  );
};

export const CardFace = ({ name, ...now }: CardFaceProps) => {
  const usual = usualOf(name);
  const { cost = usual.cost, attack = usual.attack, health = usual.health, keywords = [] } = now;
  return (
    <span className="face">
      <CardArt name={name} hue={hueOf(name)} />
      {printed(name)?.kind === 'hero' ? null : (
        <span className={`badge cost ${toneOf(cost, usual.cost, true)}`} title="Cost">
          {cost}
        </span>
      )}
      <span className="name">{name}</span>
      <span className="text">{usual.text || keywords.map(keywordWord).join(', ')}</span>
      <span className="kind">{kindWords(name)}</span>
      <Numbers name={name} attack={attack} health={health} maxHealth={now.maxHealth} />
    </span>
  );
};
