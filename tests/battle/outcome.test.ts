// Winning, drawing, conceding, and that nothing is accepted afterwards (R20).

import { expect, it } from 'vitest';
import { duel, refusalOf, table } from './table.ts';

it('R20.2: the player whose hero stands wins', () => {
  for (const loser of [0, 1] as const) {
    const { dealDamage, hero, outcome } = table();
    dealDamage(hero(loser), 30);
    expect(outcome()).toEqual({ result: 'win', player: loser === 0 ? 1 : 0 });
  }
});

it('R20.1: Health 1 is enough to go on', () => {
  const { dealDamage, hero, outcome } = table();
  dealDamage(hero(0), 29);
  expect(outcome()).toEqual({ result: 'none' });
});

it('R20.2: both heroes in one step: a draw', () => {
  const { dealDamage, hero, cast, outcome } = table();
  dealDamage(hero(0), 28);
  dealDamage(hero(1), 28);
  cast('Hellfire', 0);
  expect(outcome()).toEqual({ result: 'draw' });
});

it('R20.1: the Sequence goes on after a hero was marked dead, and may take the other one along', () => {
  const { summon, dealDamage, hero, outcome, cast } = table();
  dealDamage(hero(0), 28);
  dealDamage(hero(1), 26);
  summon('Leper Gnome', 0);
  cast('Hellfire', 0);
  expect(outcome()).toEqual({ result: 'draw' });
});

it('R20.1: without that deathrattle the same blow is a defeat', () => {
  const { summon, dealDamage, hero, outcome, cast } = table();
  dealDamage(hero(0), 28);
  dealDamage(hero(1), 26);
  summon('Wisp', 0);
  cast('Hellfire', 0);
  expect(outcome()).toEqual({ result: 'win', player: 1 });
});

it('R20.1: a destroyed hero loses like a wounded one', () => {
  const { destroy, hero, outcome } = table();
  destroy(hero(1));
  expect(outcome()).toEqual({ result: 'win', player: 0 });
});

it('R20.3: after the end every input is refused and changes nothing', () => {
  const { dealDamage, hero, game, summon, endTurn, concede, snapshot } = table();
  dealDamage(hero(1), 30);
  const before = JSON.stringify(snapshot());
  expect([refusalOf(() => endTurn()), refusalOf(() => summon('Wisp', 0)), refusalOf(() => concede(0))]).toEqual([
    'game-over',
    'game-over',
    'game-over',
  ]);
  expect(JSON.stringify(snapshot())).toBe(before);
  expect([game.isOver, game.legalMoves(0), game.legalMoves(1)]).toEqual([true, [], []]);
});

it("R20.4: conceding loses at once, in one's own turn and in the other's", () => {
  for (const player of [0, 1] as const) {
    const { concede, outcome } = table();
    concede(player);
    expect(outcome()).toEqual({ result: 'win', player: player === 0 ? 1 : 0 });
  }
});

it('R20.4: conceding is possible in the mulligan', () => {
  const { send, game } = duel(['Wisp'], ['Wisp']);
  send({ type: 'CONCEDE', seat: 1 });
  expect(game.world.outcome).toEqual({ result: 'win', player: 0 });
});

it('R20.1: healing after the mark is too late', () => {
  const { summon, dealDamage, hero, cast, outcome, health } = table();
  dealDamage(hero(0), 29);
  summon('Mistress of Mixtures', 0);
  cast('Hellfire', 1);
  expect(health(hero(0))).toBeGreaterThan(0);
  expect(outcome()).toEqual({ result: 'win', player: 1 });
});
