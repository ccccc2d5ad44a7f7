// Which cards an event of a battle is about, and what they did in it.

import type { BattleEvent, BattleWorld } from '../../../machines/battle/index.ts';
import type { CardDeed } from '../rule-set.ts';

const ENTITY_FIELDS = ['id', 'source', 'target', 'attacker', 'defender', 'hero', 'into', 'toHand', 'toBoard'];
/** Fields that are entities in some events only. */
const OWN_FIELDS: Readonly<Partial<Record<BattleEvent['type'], string>>> = {
  HeroReplaced: 'from',
  Transformed: 'from',
  Redirected: 'to',
};

const nameOf = (world: BattleWorld, id: unknown): string[] => {
  const card = typeof id === 'number' ? world.entities[id]?.card : undefined;
  return card === undefined ? [] : [card];
};

export const battleCardsIn = (event: BattleEvent, world: BattleWorld): string[] => {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const own = OWN_FIELDS[event.type];
  const ids = [...ENTITY_FIELDS, ...(own === undefined ? [] : [own])].flatMap((field) => nameOf(world, fields[field]));
  const named = 'card' in event ? [event.card] : [];
  const queued = event.type === 'TriggersQueued' ? event.entries.flatMap(({ source }) => nameOf(world, source)) : [];
  const because = event.type === 'TriggerMultiplied' ? event.because.flatMap((id) => nameOf(world, id)) : [];
  return [...new Set([...ids, ...named, ...queued, ...because])];
};

export const battleDeedsIn = (event: BattleEvent, world: BattleWorld): CardDeed[] => {
  const of = (id: number | null, deed: CardDeed['deed']): CardDeed[] =>
    nameOf(world, id).map((card) => ({ card, deed }));
  switch (event.type) {
    case 'CardPlayed':
    case 'HeroPowerUsed':
    case 'CastWhenDrawn':
      return of(event.id, 'played');
    case 'Triggered':
      return of(event.source, 'fired');
    case 'TriggerMultiplied':
      return of(event.source, 'doubled');
    case 'TriggerDropped':
    case 'NoTarget':
      return of(event.source, 'fizzled');
    default:
      return [];
  }
};
