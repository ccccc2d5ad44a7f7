// A bot decides the same in two Worlds that differ only in cards that its seat may not know.

import { describe, expect, it } from 'vitest';
import { simulatedBattle } from '../../../cli/simulate/battle/rules.ts';
import { BOT_NAMES } from '../../../cli/simulate/bots.ts';
import { simulatedDale } from '../../../cli/simulate/dale/rules.ts';
import { pick, rollFrom } from '../../../cli/simulate/rolls.ts';
import { type BattleGame, type BattleWorld, battle, battleViewFor } from '../../../machines/battle/index.ts';
import type { DaleGame } from '../../../machines/dale/index.ts';
import { loadGame, type Seat } from '../../../machines/index.ts';
import { hiddenPair, SWAPS, swappedGame } from '../../helpers/dale-swap.ts';

const json = JSON.stringify;

/** Two different cards that this seat of a battle may not see, as they were printed: nothing has happened to them. */
const hiddenCards = (world: BattleWorld, seat: Seat, roll: (below: number) => number) => {
  const { deck } = world.players[seat] as BattleWorld['players'][number];
  const enemy = world.players[1 - seat] as BattleWorld['players'][number];
  const ids = roll(2) === 0 ? [...deck, ...enemy.deck, ...enemy.hand] : [...enemy.deck, ...enemy.hand];
  const plain = ids.filter((id) => world.entities[id]?.enchantments.length === 0);
  const cardOf = (id: number) => world.entities[id]?.card;
  const [a] = plain.length === 0 ? [] : [pick(roll, plain)];
  const others = plain.filter((id) => a !== undefined && cardOf(id) !== cardOf(a));
  return a === undefined || others.length === 0 ? undefined : ([a, pick(roll, others)] as const);
};

/** The same battle with what is printed on two cards exchanged. */
const swappedBattle = (game: BattleGame, [a, b]: readonly [number, number]): BattleGame => {
  const save = JSON.parse(json(game.save()));
  const { entities } = save.world;
  [entities[a].card, entities[b].card] = [entities[b].card, entities[a].card];
  return loadGame(battle, save, { road: 'compiled' });
};

describe('battle', () => {
  it.each(BOT_NAMES)('the %s bot does not see hidden cards', (name) => {
    const rules = simulatedBattle('all');
    const bot = rules.bots[name];
    let compared = 0;
    for (let seed = 1; seed <= 4; seed += 1) {
      const roll = rollFrom(seed);
      const game = rules.start(seed, 2, rules.setup(roll, 2), 'compiled');
      for (let step = 0; step < 60 && !game.isOver; step += 1) {
        const { seat, see } = pick(roll, rules.asked(game));
        const sight = see();
        const decision = bot(sight.view, sight.moves, rollFrom(step));
        const pair = step % 3 === 0 ? hiddenCards(game.world, seat, roll) : undefined;
        if (pair !== undefined) {
          const other = swappedBattle(game, pair);
          expect(json(battleViewFor(other.world, 'judge'))).not.toBe(json(battleViewFor(game.world, 'judge')));
          const there = rules
            .asked(other)
            .find((asked) => asked.seat === seat)
            ?.see();
          expect(json(there)).toBe(json(sight));
          expect(there && bot(there.view, there.moves, rollFrom(step))).toEqual(decision);
          compared += 1;
        }
        expect(game.submit(decision.input).ok).toBe(true);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('dale', () => {
  it.each(BOT_NAMES.flatMap((name) => SWAPS.map((swap) => [name, swap] as const)))(
    'the %s bot does not see hidden cards (%s exchanged)',
    (name, swap) => {
      const rules = simulatedDale('note');
      const bot = rules.bots[name];
      let compared = 0;
      for (let seed = 1; seed <= 3; seed += 1) {
        const roll = rollFrom(seed);
        const players = 2 + (seed % 3);
        const game: DaleGame = rules.start(seed, players, rules.setup(roll, players), 'compiled');
        for (let step = 0; step < 60 && !game.isOver; step += 1) {
          const { seat, see } = pick(roll, rules.asked(game));
          const sight = see();
          const decision = bot(sight.view, sight.moves, rollFrom(step));
          const pair = step % 3 === 0 ? hiddenPair(game.world, seat, roll) : undefined;
          if (pair !== undefined) {
            const other = swappedGame(game, pair, swap);
            expect(json(other.world)).not.toBe(json(game.world));
            const there = rules
              .asked(other)
              .find((asked) => asked.seat === seat)
              ?.see();
            expect(json(there)).toBe(json(sight));
            expect(there && bot(there.view, there.moves, rollFrom(step))).toEqual(decision);
            compared += 1;
          }
          expect(game.submit(decision.input).ok).toBe(true);
        }
      }
      expect(compared).toBeGreaterThan(35);
    },
  );
});
