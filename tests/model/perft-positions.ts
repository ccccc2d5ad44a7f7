// The named positions whose perft numbers are kept in perft.json: what the rules are about, each in a small place.

import { battle, battleWithTestCards } from '../../machines/battle/index.ts';
import { dale, daleAnniversary } from '../../machines/dale/index.ts';
import { createGame, type Road } from '../../machines/index.ts';
import { daleSandboxOf, sandboxOf } from '../../machines/sandbox/index.ts';
import { perft } from './perft.ts';
import { battleSubject } from './subjects/battle.ts';
import { daleSubject } from './subjects/dale.ts';

interface Position {
  /** What is there and what can be done, in card language. */
  readonly name: string;
  /** The numbers of different Worlds after 1, 2, … inputs; `less` inputs than are kept. */
  readonly count: (road: Road, less?: number) => number[];
}

type SetUp<S> = (sandbox: S) => void;

interface Counted {
  readonly depth: number;
  /** Of what a move leaves open so many ways are tried. */
  readonly ways?: number;
}

const onBoard = (name: string, { depth, ways }: Counted, setUp: SetUp<ReturnType<typeof sandboxOf>>): Position => ({
  name,
  count: (road, less = 0) => {
    const options = { seed: 1, sandbox: true, checksActions: true, chargesMana: true } as const;
    const decks = [Array<'Wisp'>(4).fill('Wisp'), Array<'Wisp'>(4).fill('Wisp')] as const;
    const game = createGame(battleWithTestCards, { ...options, decks }, { road });
    const sandbox = sandboxOf(game);
    sandbox.setMana(0, 10);
    sandbox.setMana(1, 10);
    setUp(sandbox);
    return perft(battleSubject, game, depth - less, ways);
  },
});

const onTable = (
  name: string,
  { depth, ways, players = 2, edition = 'note' }: Counted & { players?: number; edition?: 'note' | 'anniversary' },
  setUp: SetUp<ReturnType<typeof daleSandboxOf>>,
): Position => ({
  name,
  count: (road, less = 0) => {
    const ruleset = edition === 'note' ? dale : daleAnniversary;
    const game = createGame(ruleset, { seed: 1, players, sandbox: true }, { road });
    setUp(daleSandboxOf(game));
    return perft(daleSubject, game, depth - less, ways);
  },
});

const battlePositions: readonly Position[] = [
  {
    name: 'a new game, seed 1',
    count: (road, less = 0) => {
      const decks = [
        ['Wisp', 'Loot Hoarder', 'Fireball', 'Arcane Missiles', 'Acolyte of Pain', 'Frostbolt'],
        ['Wisp', 'Fiery War Axe', 'Whirlwind', 'Knife Juggler', 'Loot Hoarder', 'Cleave'],
      ] as const;
      return perft(battleSubject, createGame(battle, { seed: 1, decks }, { road }), 4 - less, 4);
    },
  },
  onBoard('Whirlwind with Baron Rivendare and two Loot Hoarders', { depth: 3, ways: 1 }, (game) => {
    for (const card of ['Baron Rivendare', 'Loot Hoarder'] as const) game.summon(card, 0);
    game.summon('Loot Hoarder', 1);
    game.addToHand('Whirlwind', 0);
    game.addToHand('Wisp', 0);
  }),
  onBoard('an attack with Taunt, Divine Shield and a weapon', { depth: 3, ways: 2 }, (game) => {
    game.summon('Bluegill Warrior', 0);
    game.summon('Argent Squire', 0);
    game.summon('Goldshire Footman', 1);
    game.summon('Loot Hoarder', 1);
    game.addToHand('Fiery War Axe', 0);
  }),
  onBoard('chance: Knife Juggler and Arcane Missiles', { depth: 3, ways: 2 }, (game) => {
    game.summon('Knife Juggler', 0);
    game.summon('Chillwind Yeti', 1);
    for (const card of ['Arcane Missiles', 'Wisp'] as const) game.addToHand(card, 0);
  }),
  onBoard('auras: Dire Wolf Alpha, Stormwind Champion and a Silence', { depth: 3, ways: 2 }, (game) => {
    game.summon('Dire Wolf Alpha', 0);
    game.summon('Stormwind Champion', 1);
    game.summon('Wisp', 1);
    for (const card of ['Wisp', 'Ironbeak Owl'] as const) game.addToHand(card, 0);
  }),
  onBoard('Secrets, and a choice in the middle of a text', { depth: 3, ways: 2 }, (game) => {
    game.addSecret('Counterspell', 1);
    game.addSecret('Mirror Entity', 1);
    for (const card of ['Frostbolt', 'Wisp', 'Tracking'] as const) game.addToHand(card, 0);
  }),
];

const dalePositions: readonly Position[] = [
  {
    name: 'a new game of two, seed 1',
    count: (road, less = 0) =>
      perft(daleSubject, createGame(dale, { seed: 1, sets: ['owls', 'macaws', 'pandas'] }, { road }), 2 - less, 4),
  },
  {
    name: 'the vote of three',
    count: (road, less = 0) => perft(daleSubject, createGame(dale, { seed: 1, players: 3 }, { road }), 3 - less, 4),
  },
  onTable('the old Cheer of three with an inspection each', { depth: 4, ways: 2, players: 3 }, (table) => {
    const cheer = table.put('Cheer', 'hand', 0);
    for (const seat of [0, 1, 2]) {
      for (const card of ['Magnet', 'Quality Inspection']) table.put(card, 'deck', seat);
      table.put('Junk', 'hand', seat);
    }
    table.send({ type: 'PLAY', seat: 0, card: cheer });
  }),
  onTable('the owl state of three with Ancient Knowledge', { depth: 4, ways: 2, players: 3 }, (table) => {
    const magnet = table.put('Magnet', 'hand', 0);
    const inspection = table.put('Quality Inspection', 'deck', 0);
    for (const seat of [1, 2]) {
      table.put('Ancient Knowledge', 'hand', seat);
      table.put('Junk', 'deck', seat);
    }
    table.send({ type: 'PLAY', seat: 0, card: magnet });
    table.send({ type: 'CHOOSE', seat: 0, cards: [inspection] });
  }),
  onTable(
    'a purchase, a build and an ability, anniversary edition',
    { depth: 3, ways: 2, edition: 'anniversary' },
    (table) => {
      for (const card of ['Junk', 'Magnet', 'Swift Broker']) table.put(card, 'hand', 0);
      table.put('Spyglass', 'market', 0, { at: 0 });
      for (const seat of [0, 1]) for (const card of ['Nuisance', 'Junk', 'Magnet']) table.put(card, 'deck', seat);
    },
  ),
];

export const PERFT_POSITIONS: Readonly<Record<'battle' | 'dale', readonly Position[]>> = {
  battle: battlePositions,
  dale: dalePositions,
};
