// Classic warlock Demons, and the spell that looks for them.

import { expect } from 'vitest';
import { count, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Sense Demons', 'draws two Demons of the deck, and no other card', () => {
  const game = table({ decks: [['Wisp', 'Voidwalker', 'Wisp', 'Felguard', 'Wisp', 'Imp Gang Boss'], []] });
  playFromHand(game, 'Sense Demons', 0);
  const names = namesOf(game, game.hand(0));
  expect([new Set(names).size, game.deck(0).length, count(game, 'Drew')]).toEqual([2, 4, 2]);
  expect(names.filter((name) => !['Voidwalker', 'Felguard', 'Imp Gang Boss'].includes(name))).toEqual([]);
});

card('Sense Demons', 'a Worthless Imp for each one missing', () => {
  const one = table({ decks: [['Wisp', 'Voidwalker'], []] });
  playFromHand(one, 'Sense Demons', 0);
  expect(namesOf(one, one.hand(0))).toEqual(['Voidwalker', 'Worthless Imp']);
  const none = table();
  playFromHand(none, 'Sense Demons', 0);
  expect(namesOf(none, none.hand(0))).toEqual(['Worthless Imp', 'Worthless Imp']);
  expect(none.deck(0)).toHaveLength(20);
});

card('Void Terror', 'destroys its neighbours and gains their present Attack and Health', () => {
  const game = table();
  const { summon, addToHand, play, attackOf, health, dealDamage, zoneOf, hero } = game;
  const [far, yeti, gnome] = [summon('Wisp', 0), summon('Chillwind Yeti', 0), summon('Leper Gnome', 0)];
  const enemy = summon('Wisp', 1);
  dealDamage(yeti, 2);
  const terror = addToHand('Void Terror', 0);
  play(terror, { position: 2 });
  expect([far, yeti, gnome, enemy].map(zoneOf)).toEqual(['board', 'graveyard', 'graveyard', 'board']);
  // The tests' Leper Gnome has 2 Attack, as the course prints it.
  expect([attackOf(terror), health(terror), health(hero(1))]).toEqual([3 + 4 + 2, 3 + 3 + 1, 28]);
});

card('Void Terror', 'at the end of the board one neighbour, alone none', () => {
  const game = table();
  const first = playFromHand(game, 'Void Terror', 0);
  expect([game.attackOf(first), game.health(first)]).toEqual([3, 3]);
  const second = playFromHand(game, 'Void Terror', 0);
  expect([game.board(0), game.attackOf(second), game.health(second)]).toEqual([[second], 6, 6]);
});

card('Void Terror', 'a shield does not help, and silence takes what was gained', () => {
  const game = table();
  game.summon('Scarlet Crusader', 0);
  const terror = playFromHand(game, 'Void Terror', 0);
  expect([game.board(0), game.attackOf(terror)]).toEqual([[terror], 6]);
  game.silence(terror);
  expect(game.attackOf(terror)).toBe(3);
  expect(refusalOf(() => game.attack(terror, game.hero(1)))).toBe('accepted');
});
