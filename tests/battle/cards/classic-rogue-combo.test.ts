// Classic rogue cards with Combo: a spell and three minions.

import { expect } from 'vitest';
import { count, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Eviscerate', '2 damage to any character', () => {
  const game = table();
  const { summon, health } = game;
  const yeti = summon('Chillwind Yeti', 0);
  playFromHand(game, 'Eviscerate', 0, { target: yeti });
  expect(health(yeti)).toBe(3);
});

card('Eviscerate', 'after another card of its player this turn it deals 4', () => {
  const game = table();
  const { hero, health } = game;
  playFromHand(game, 'Wisp', 0);
  playFromHand(game, 'Eviscerate', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(26);
});

card('Eviscerate', "neither an enemy's card nor one of an earlier turn makes it a Combo", () => {
  const game = table();
  const { hero, health, endTurn } = game;
  playFromHand(game, 'Wisp', 0);
  endTurn();
  endTurn();
  playFromHand(game, 'Wisp', 1);
  playFromHand(game, 'Eviscerate', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(28);
});

card('Defias Ringleader', 'with Combo only, a 2/1 Defias Bandit joins it', () => {
  const game = table();
  const { board, summon } = game;
  playFromHand(game, 'Defias Ringleader', 0);
  expect(board(0)).toHaveLength(1);
  playFromHand(game, 'Defias Ringleader', 0);
  summon('Defias Ringleader', 0);
  expect(namesOf(game, board(0))).toEqual([
    'Defias Ringleader',
    'Defias Ringleader',
    'Defias Bandit',
    'Defias Ringleader',
  ]);
  expect(board(1)).toEqual([]);
});

card('SI:7 Agent', 'with Combo 2 damage to any character but itself', () => {
  const game = table();
  const { addToHand, play, hero, health } = game;
  playFromHand(game, 'Wisp', 0);
  const agent = addToHand('SI:7 Agent', 0);
  expect(refusalOf(() => play(agent))).toBe('target-required');
  play(agent, { target: hero(1) });
  playFromHand(game, 'SI:7 Agent', 0, { target: agent });
  expect([health(hero(1)), health(agent)]).toEqual([28, 1]);
});

card('SI:7 Agent', 'without Combo it takes no target and hurts nobody', () => {
  const game = table();
  const { addToHand, play, hero } = game;
  const agent = addToHand('SI:7 Agent', 0);
  expect(refusalOf(() => play(agent, { target: hero(1) }))).toBe('target-not-allowed');
  play(agent);
  expect(count(game, 'Damaged')).toBe(0);
});

card('Edwin VanCleef', '+2/+2 for each other card that its player played this turn', () => {
  const stats = [0, 1, 3].map((cards) => {
    const game = table();
    playFromHand(game, 'Wisp', 0);
    game.endTurn();
    game.endTurn();
    for (let played = 0; played < cards; played += 1) playFromHand(game, 'Wisp', 0);
    playFromHand(game, 'Wisp', 1);
    const edwin = playFromHand(game, 'Edwin VanCleef', 0);
    return [game.attackOf(edwin), game.health(edwin)];
  });
  expect(stats).toEqual([
    [2, 2],
    [4, 4],
    [8, 8],
  ]);
});

card('Edwin VanCleef', 'keeps what it has, grows no more, and silence takes it away', () => {
  const game = table();
  playFromHand(game, 'Wisp', 0);
  const edwin = playFromHand(game, 'Edwin VanCleef', 0);
  playFromHand(game, 'Wisp', 0);
  game.endTurn();
  expect([game.attackOf(edwin), game.health(edwin)]).toEqual([4, 4]);
  game.silence(edwin);
  expect([game.attackOf(edwin), game.health(edwin)]).toEqual([2, 2]);
});
