// Direct calls of a battle sandbox by chance, with cards that are wanted.

import type { AnyBattleInput, BattleCard, BattleWorld } from '../../../machines/battle/index.ts';
import { DECK_PLACES } from '../../../machines/battle/index.ts';
import { wordsIn } from '../coverage.ts';
import { pick, pickSome, type Roll } from '../roll.ts';
import type { Lead } from '../subject.ts';
import { cards, wanted } from './battle-cards.ts';

/** Makes one call; `card` is one of those that may be named in it. */
type Call = (world: BattleWorld, roll: Roll, card: string) => AnyBattleInput;

const minions = cards.filter(({ kind }) => kind === 'minion');
const spells = cards.filter(({ kind }) => kind === 'spell');
const secrets = spells.filter((card) => card.kind === 'spell' && card.secret !== undefined);
const weapons = cards.filter(({ kind }) => kind === 'weapon');
/** Minions that do something in every turn, in which a game may end as well. */
const inEveryTurn = minions.filter((card) =>
  wordsIn(card).some(({ name }) => name.startsWith('beginTurn') || name.startsWith('endTurn')),
);
const held = [...minions, ...spells, ...weapons];

const seat = (roll: Roll): 0 | 1 => (roll(2) === 0 ? 0 : 1);

/** Something in these zones; a hero if there is nothing. */
const entityIn = (world: BattleWorld, roll: Roll, ...zones: readonly string[]): number => {
  const found = Object.values(world.entities).filter(({ zone }) => zones.includes(zone));
  return found.length > 0 ? pick(roll, found).id : world.players[0].hero;
};

const CALLS: readonly (readonly [from: readonly BattleCard[], call: Call])[] = [
  [minions, (_world, roll, card) => ({ type: 'SUMMON', seat: seat(roll), card })],
  [inEveryTurn, (_world, roll, card) => ({ type: 'SUMMON', seat: seat(roll), card })],
  [held, (_world, roll, card) => ({ type: 'ADD_TO_HAND', seat: seat(roll), card })],
  [held, (_world, roll, card) => ({ type: 'ADD_TO_DECK', seat: seat(roll), card, where: pick(roll, DECK_PLACES) })],
  [secrets, (_world, roll, card) => ({ type: 'ADD_SECRET', seat: seat(roll), card })],
  [weapons, (_world, roll, card) => ({ type: 'EQUIP', seat: seat(roll), card })],
  [spells, (_world, roll, card) => ({ type: 'CAST', seat: seat(roll), card })],
  [
    spells,
    (world, roll, card) => ({ type: 'CAST', seat: seat(roll), card, target: entityIn(world, roll, 'board', 'hero') }),
  ],
  [[], (world, roll) => ({ type: 'DEAL_DAMAGE', target: entityIn(world, roll, 'board', 'hero'), amount: 1 + roll(4) })],
  [
    [],
    (world, roll) => ({ type: 'HEAL', seat: seat(roll), target: entityIn(world, roll, 'board', 'hero'), amount: 2 }),
  ],
  [[], (world, roll) => ({ type: 'SET_HEALTH', target: entityIn(world, roll, 'board', 'hero'), health: 1 + roll(3) })],
  [[], (world, roll) => ({ type: 'SET_HEALTH', target: world.players[seat(roll)].hero, health: 1 })],
  [[], (_world, roll) => ({ type: 'GAIN_ARMOR', seat: seat(roll), amount: 1 + roll(3) })],
  [[], (world, roll) => ({ type: 'FREEZE', target: entityIn(world, roll, 'board', 'hero') })],
  [[], (world, roll) => ({ type: 'DESTROY', target: entityIn(world, roll, 'board', 'weapon') })],
  [[], (world, roll) => ({ type: 'SILENCE', target: entityIn(world, roll, 'board') })],
  [[], (world, roll) => ({ type: 'REMOVE', target: entityIn(world, roll, 'board', 'hand', 'deck', 'heroPower') })],
  [[], (world, roll) => ({ type: 'RETURN_TO_HAND', target: entityIn(world, roll, 'board') })],
  [[], (world, roll) => ({ type: 'TAKE_CONTROL', seat: seat(roll), target: entityIn(world, roll, 'board') })],
  [
    [],
    (world, roll) => ({
      type: 'MOVE_TO_DECK',
      target: entityIn(world, roll, 'hand', 'board', 'graveyard'),
      where: pick(roll, DECK_PLACES),
    }),
  ],
  [[], (world, roll) => ({ type: 'DISCARD', target: entityIn(world, roll, 'hand') })],
  [[], (_world, roll) => ({ type: 'DRAW', seat: seat(roll), count: 1 + roll(2) })],
  [[], (_world, roll) => ({ type: 'FATIGUE', seat: seat(roll) })],
  [[], (_world, roll) => ({ type: 'SET_MANA', seat: seat(roll), maximum: 10, available: 5 + roll(6) })],
];

/** So many calls are offered at a time. */
const OFFERED = 6;

export const sandboxCalls = (world: BattleWorld, { roll, coverage }: Lead): AnyBattleInput[] =>
  pickSome(roll, CALLS, OFFERED, OFFERED).map(([from, call]) => {
    const named = from.length === 0 ? '' : pick(roll, roll(4) > 0 ? wanted(coverage, from) : from).name;
    return call(world, roll, named);
  });
