// The phrases of event sentences that need more than the event: whose, how much is left, and what the World adds.

import {
  attackOf,
  type BattleEvent,
  type BattleWorld,
  healthOf,
  optionName,
  pendingChoice,
} from '../machines/battle/index.ts';
import { type EntityId, framesOf, type Seat } from '../machines/index.ts';
import { numberWords } from './amount-words.ts';
import { cardNamed, type NameOf } from './entity-names.ts';
import { counted, list } from './layout.ts';
import { occasionWords, type QueueFrame } from './trigger-words.ts';
import type { SettingOf } from './voice.ts';

export type Setting = SettingOf<BattleWorld>;

export const onTarget = (target: EntityId | null, nameOf: NameOf): string =>
  target === null ? '' : ` on ${nameOf(target)}`;
export const side = (id: EntityId, { entities }: BattleWorld): string => {
  const seat = entities[id]?.controller;
  return seat === undefined ? '' : ` for seat ${seat}`;
};
export const left = (id: EntityId, world: BattleWorld): string =>
  world.entities[id] === undefined ? '' : ` (${numberWords(healthOf(world, id))} Health left)`;
export const stats = (id: EntityId, world: BattleWorld, before = ', '): string => {
  const isMinion = cardNamed(world.entities[id]?.card ?? '')?.kind === 'minion';
  return isMinion ? `${before}${attackOf(world, id)}/${numberWords(healthOf(world, id))}` : '';
};
export const quoted = (card: string): string => {
  const text = cardNamed(card)?.text;
  return text === undefined || text === '' ? '' : `: “${text}”`;
};

export const PREVENTED = {
  immune: (name: string) => `${name} is Immune and takes no damage`,
  divineShield: (name: string) => `${name}'s divine shield absorbs the damage and breaks`,
  healthFloor: (name: string) => `${name} takes no damage: its Health cannot go lower`,
};

export const PLACES = {
  board: (player: Seat) => `on seat ${player}'s board`,
  hand: (player: Seat) => `in seat ${player}'s hand`,
  secret: (player: Seat) => `among seat ${player}'s secrets`,
  deck: (player: Seat) => `in seat ${player}'s deck`,
};

type DeckPlace = Extract<BattleEvent, { type: 'PutIntoDeck' }>['where'];

export const INTO_DECK: Record<DeckPlace, (player: Seat) => string> = {
  shuffled: (player) => `is shuffled into seat ${player}'s deck`,
  top: (player) => `is put on top of seat ${player}'s deck`,
  bottom: (player) => `is put at the bottom of seat ${player}'s deck`,
};

/** Which proposal the reaction under way answers: `damage to`, `healing of`. */
export const proposalIn = (world: BattleWorld): string => {
  const queue = framesOf(world).findLast((frame): frame is QueueFrame => frame.kind === 'triggerQueue');
  if (queue === undefined) return 'amount for';
  return queue.occurrence.verb === 'heal' ? 'healing of' : 'damage to';
};

/** The name of the card that an entity is, where its seat is told anyway. */
export const cardOf = (id: EntityId, { entities }: BattleWorld): string => entities[id]?.card ?? `#${id}`;

export const queueHeadline = ({ nameOf, world }: Setting): string => {
  const { stack, rules } = world;
  const occasion = stack?.kind === 'triggerQueue' ? ` ${occasionWords(stack.occurrence, nameOf)}` : '';
  const order =
    rules.triggerOrdering === 'orderOfPlay' ? 'oldest first' : `seat ${rules.dominantPlayer} first, then oldest first`;
  return `Trigger queue${occasion}, ${order}:`;
};

export const choiceOffered = (player: Seat, options: number, world: BattleWorld): string => {
  const choice = pendingChoice(world);
  const names = choice?.options.map((option) => optionName(world, option)) ?? [counted(options, 'option')];
  return `seat ${player} has to choose: ${list(names, 'or')}`;
};

export const choiceMade = (player: Seat, option: number, before: BattleWorld): string => {
  const chosen = pendingChoice(before)?.options[option];
  return `seat ${player} chooses ${chosen === undefined ? `option ${option}` : optionName(before, chosen)}`;
};
