// Classic neutral minions about what cards cost.

import { expect } from 'vitest';
import { costOf } from '../../../machines/battle/index.ts';
import { pick, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Millhouse Manastorm', "the opponent's spells cost 0 in the turn that comes, and only then", () => {
  const game = table({ draws: false });
  const { addToHand, endTurn } = game;
  const [spell, secret, minion] = [addToHand('Fireball', 1), addToHand('Vaporize', 1), addToHand('Chillwind Yeti', 1)];
  const own = addToHand('Fireball', 0);
  const costs = () => [spell, secret, minion, own].map((id) => costOf(game.game.world, id));
  playFromHand(game, 'Millhouse Manastorm', 0);
  expect(costs()).toEqual([4, 3, 4, 4]);
  endTurn();
  expect(costs()).toEqual([0, 0, 4, 4]);
  endTurn();
  expect(costs()).toEqual([4, 3, 4, 4]);
  endTurn();
  expect(costs()).toEqual([4, 3, 4, 4]);
});

card('Millhouse Manastorm', 'spells that come later in that turn cost 0 too, also when he is dead', () => {
  const game = table({ chargesMana: true });
  const { addToHand, endTurn, destroy, setMana, play, mana, hero, health } = game;
  setMana(0, 2);
  const millhouse = playFromHand(game, 'Millhouse Manastorm', 0);
  endTurn();
  destroy(millhouse);
  const late = addToHand('Starfire', 1);
  setMana(1, 1);
  play(late, { target: hero(0) });
  expect([mana(1).available, health(hero(0))]).toEqual([1, 25]);
});

card('Sea Giant', 'costs 1 less for each minion in play, of either side', () => {
  const game = table();
  const { addToHand, summon, destroy, play } = game;
  const giant = addToHand('Sea Giant', 0);
  const cost = () => costOf(game.game.world, giant);
  expect(cost()).toBe(10);
  const mine = [summon('Wisp', 0), summon('Wisp', 0)];
  summon('Wisp', 1);
  expect(cost()).toBe(7);
  destroy(pick(mine));
  expect(cost()).toBe(8);
  for (let place = 0; place < 5; place += 1) summon('Wisp', 0);
  for (let place = 0; place < 6; place += 1) summon('Wisp', 1);
  expect(cost()).toBe(0);
  play(giant);
  expect(cost()).toBe(10);
});
