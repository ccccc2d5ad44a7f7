// Classic shaman cards: Overload on a spell and on a minion, and coming back from the dead.

import { expect } from 'vitest';
import { pick, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Dust Devil', 'Windfury; played it overloads by 2, which locks mana in the next turn of its player', () => {
  const game = table({ chargesMana: true });
  const { setMana, mana, hasKeyword, endTurn } = game;
  setMana(0, 5);
  const devil = playFromHand(game, 'Dust Devil', 0);
  expect([hasKeyword(devil, 'windfury'), mana(0).available, mana(0).owed, mana(1).owed]).toEqual([true, 4, 2, 0]);
  endTurn();
  endTurn();
  expect(mana(0)).toMatchObject({ maximum: 6, available: 4, locked: 2, owed: 0 });
});

card('Dust Devil', 'summoned it overloads nobody', () => {
  const game = table();
  game.summon('Dust Devil', 0);
  expect(game.mana(0).owed).toBe(0);
});

card('Lightning Bolt', '3 damage to any character, Overload 1', () => {
  const game = table();
  const { summon, health, hero, mana } = game;
  const yeti = summon('Chillwind Yeti', 0);
  playFromHand(game, 'Lightning Bolt', 0, { target: hero(1) });
  playFromHand(game, 'Lightning Bolt', 0, { target: yeti });
  expect([health(hero(1)), health(yeti), mana(0).owed, mana(1).owed]).toEqual([27, 2, 2, 0]);
});

card('Ancestral Spirit', 'the minion comes back as a new one where it stood, and only once', () => {
  const game = table();
  const { summon, cast, destroy, board, attackOf, health } = game;
  const [left, yeti, right] = [summon('Wisp', 0), summon('Chillwind Yeti', 0), summon('Wisp', 0)];
  cast('Blessing of Kings', 0, { target: yeti });
  playFromHand(game, 'Ancestral Spirit', 0, { target: yeti });
  destroy(yeti);
  const back = pick(board(0), 1);
  expect([board(0), attackOf(back), health(back)]).toEqual([[left, back, right], 4, 5]);
  expect([back === yeti, namesOf(game, [back])]).toEqual([false, ['Chillwind Yeti']]);
  destroy(back);
  expect(board(0)).toEqual([left, right]);
});

card('Ancestral Spirit', 'on an enemy minion it works for the enemy; twice it brings back two; silence ends it', () => {
  const game = table();
  const { summon, destroy, silence, board } = game;
  const [enemy, silenced] = [summon('Wisp', 1), summon('Wisp', 0)];
  for (const target of [enemy, enemy, silenced]) playFromHand(game, 'Ancestral Spirit', 0, { target });
  silence(silenced);
  destroy(silenced);
  destroy(enemy);
  expect([namesOf(game, board(0)), namesOf(game, board(1))]).toEqual([[], ['Wisp', 'Wisp']]);
});
