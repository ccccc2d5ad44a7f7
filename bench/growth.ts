// How the cost of a microstep grows: with minions on the board, with triggers waiting for one event, with turns played.
// All of it in sandboxes of the battle rules.

import {
  type BattleOptions,
  battleCards,
  battleWith,
  damage,
  gainArmor,
  minion,
  testCards,
} from '../machines/battle/index.ts';
import { type Road, setDefaultRoad } from '../machines/index.ts';
import { newGame, type SandboxGame, sandboxOf } from '../machines/sandbox/index.ts';
import { type Case, type Figure, MEASURED_ROADS, type Variant } from './harness.ts';

/** Listens from the deck, where nothing but the queue has anything to do with it. */
const listener = minion('Test Deck Listener', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'In the deck: after any damage, 1 Armour.',
  deckEvents: damage().after(gainArmor(1)),
});
const ruleset = battleWith([...battleCards, ...testCards, listener]);

const RAPTOR = 'Bloodfen Raptor';
const HOARDER = 'Loot Hoarder';

/** A Raptor is hit and healed: the same few microsteps, whatever else there is. */
const hitAndHeal = (table: SandboxGame): void => {
  const [raptor = 0] = table.board(0);
  table.dealDamage(raptor, 1);
  table.heal(raptor, 1);
};

const hitHero = (table: SandboxGame): void => table.dealDamage(table.hero(1), 1);

/** A turn with something in it: a minion comes, dies and draws a card; a card is drawn at the start of the next one. */
const playTurn = (table: SandboxGame): void => {
  const player = table.activePlayer() === 0 ? 0 : 1;
  table.addToDeck(RAPTOR, player);
  table.destroy(table.summon(HOARDER, player));
  hitAndHeal(table);
  table.addToDeck(RAPTOR, player === 0 ? 1 : 0);
  table.endTurn();
};

const withMinions = (count: number): SandboxGame => {
  const table = newGame();
  for (let index = 0; index < count; index += 1) table.summon(RAPTOR, index < 7 ? 0 : 1);
  return table;
};

const withTriggers = (count: number): SandboxGame => {
  const limits: BattleOptions['limits'] = { deck: 300, budget: 10_000 };
  return newGame({ ruleset, limits, decks: [Array<string>(count).fill(listener.name), []] });
};

const afterTurns = (turns: number): SandboxGame => {
  const table = newGame({ limits: { turns: 1000 } });
  table.summon(RAPTOR, 0);
  while (table.turn() < turns) playTurn(table);
  return table;
};

const microstepsOf = (table: SandboxGame, act: (table: SandboxGame) => void): number => {
  let microsteps = 0;
  const stop = table.game.watch(() => {
    microsteps += 1;
  });
  act(table);
  stop();
  return microsteps;
};

/** The same again and again from the same position, in a branch of its own. */
const fromHere = (name: string, table: SandboxGame, act: (table: SandboxGame) => void, times: number): Figure => {
  const branch = () => sandboxOf(table.game.fork());
  const repeated = (on: SandboxGame) => {
    for (let index = 0; index < times; index += 1) act(on);
  };
  const microsteps = microstepsOf(branch(), repeated);
  return {
    name,
    unit: 'microstep',
    facts: { 'microsteps each': microsteps / times, entities: Object.keys(table.game.world.entities).length },
    prepare: () => {
      const on = branch();
      return () => {
        repeated(on);
        return microsteps;
      };
    },
  };
};

const SIZES = {
  full: { minions: [1, 4, 7, 14], triggers: [1, 10, 100, 300], turns: [5, 200], times: 20 },
  quick: { minions: [1, 14], triggers: [1, 30], turns: [5, 10], times: 1 },
} as const;

const onRoad = (road: Road): Variant => ({
  name: road,
  figures: (size) => {
    setDefaultRoad(road);
    const { minions, triggers, turns, times } = SIZES[size];
    return [
      ...minions.map((count) => fromHere(`minions: ${count}`, withMinions(count), hitAndHeal, times)),
      ...triggers.map((count) => fromHere(`triggers: ${count}`, withTriggers(count), hitHero, 1)),
      ...turns.map((turn) => fromHere(`turn: ${turn}`, afterTurns(turn), playTurn, Math.min(times, 4))),
    ];
  },
});

export const growth: Case = {
  name: 'growth',
  title: 'One microstep as the game grows',
  variants: MEASURED_ROADS.map(onRoad),
};
