// Naxxramas neutral minions with a deathrattle.

import { expect } from 'vitest';
import { count, pick, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf } from './from-hand.ts';

card('Zombie Chow', 'heals the enemy hero for 5, up to the maximum', () => {
  const { summon, destroy, dealDamage, health, hero } = table();
  for (const player of [0, 1] as const) dealDamage(hero(player), 7);
  destroy(summon('Zombie Chow', 0));
  expect([health(hero(0)), health(hero(1))]).toEqual([23, 28]);
  destroy(summon('Zombie Chow', 0));
  expect(health(hero(1))).toBe(30);
});

card('Zombie Chow', 'with healing turned into damage it hurts the enemy hero', () => {
  const { summon, destroy, health, hero } = table();
  summon('Auchenai Soulpriest', 0);
  destroy(summon('Zombie Chow', 0));
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 25]);
});

card('Haunted Creeper', 'two Spectral Spiders stand where it stood', () => {
  const game = table();
  const { summon, destroy, board } = game;
  summon('Wisp', 0);
  const creeper = summon('Haunted Creeper', 0);
  summon('Wisp', 0);
  destroy(creeper);
  expect(namesOf(game, board(0))).toEqual(['Wisp', 'Spectral Spider', 'Spectral Spider', 'Wisp']);
  expect(board(1)).toEqual([]);
});

card('Haunted Creeper', 'on a board of seven there is room for one of them', () => {
  const game = table();
  const { summon, destroy, board } = game;
  const creeper = summon('Haunted Creeper', 0);
  for (let minions = 0; minions < 6; minions += 1) summon('Wisp', 0);
  destroy(creeper);
  expect(namesOf(game, board(0)).filter((name) => name === 'Spectral Spider')).toHaveLength(1);
});

card('Mad Scientist', 'a Secret goes from its own deck into play, neither drawn nor played', () => {
  const game = table();
  const { summon, destroy, addToDeck, secrets, deck } = game;
  const mine = addToDeck('Counterspell', 0, 'bottom');
  addToDeck('Mirror Entity', 1);
  destroy(summon('Mad Scientist', 0));
  expect([secrets(0), secrets(1), deck(0).length]).toEqual([[mine], [], 20]);
  expect([count(game, 'Drew'), count(game, 'CardPlayed')]).toEqual([0, 0]);
});

card('Mad Scientist', 'takes no other card and no Secret that is in play already', () => {
  const { summon, destroy, addToDeck, addSecret, secrets, deck } = table();
  destroy(summon('Mad Scientist', 0));
  expect(secrets(0)).toEqual([]);
  const there = addSecret('Counterspell', 0);
  addToDeck('Counterspell', 0);
  destroy(summon('Mad Scientist', 0));
  expect([secrets(0), deck(0).length]).toEqual([[there], 21]);
});

card('Nerubian Egg', 'hatches a 4/4 Nerubian', () => {
  const game = table();
  const { summon, dealDamage, board, attackOf, health } = game;
  const egg = summon('Nerubian Egg', 0);
  dealDamage(egg, 1);
  expect(board(0)).toEqual([egg]);
  dealDamage(egg, 1);
  const hatched = pick(board(0), 0);
  expect([namesOf(game, board(0)), attackOf(hatched), health(hatched)]).toEqual([['Nerubian'], 4, 4]);
});

card('Unstable Ghoul', '1 damage to all minions of both sides, no hero', () => {
  const { summon, destroy, health, hero, zoneOf } = table();
  const ghoul = summon('Unstable Ghoul', 0);
  const [yeti, wisp, enemy] = [summon('Chillwind Yeti', 0), summon('Wisp', 0), summon('Chillwind Yeti', 1)];
  destroy(ghoul);
  expect([yeti, enemy, hero(0), hero(1)].map(health)).toEqual([4, 4, 30, 30]);
  expect(zoneOf(wisp)).toBe('graveyard');
});

card('Dancing Swords', 'the opponent draws a card', () => {
  const { summon, destroy, hand } = table();
  destroy(summon('Dancing Swords', 0));
  expect([hand(0).length, hand(1).length]).toEqual([0, 1]);
});

card('Deathlord', "a random minion goes from the opponent's deck into play on that side, without a battlecry", () => {
  const found = Array.from({ length: 12 }, (_, seed) => {
    const game = table({ seed, decks: [['Wisp'], ['Fireball', 'Novice Engineer', 'Chillwind Yeti', 'Fireball']] });
    const { summon, destroy, board, hand, deck } = game;
    destroy(summon('Deathlord', 0));
    expect([board(0).length, board(1).length, hand(1).length, deck(1).length, deck(0).length]).toEqual([0, 1, 0, 3, 1]);
    return namesOf(game, board(1)).join();
  });
  expect(new Set(found)).toEqual(new Set(['Novice Engineer', 'Chillwind Yeti']));
});

card('Deathlord', 'finds nothing in a deck without minions, and leaves the card there if the board is full', () => {
  const spells = table({ decks: [[], ['Fireball']] });
  spells.destroy(spells.summon('Deathlord', 0));
  expect([spells.board(1).length, spells.deck(1).length]).toEqual([0, 1]);
  const { summon, destroy, board, deck } = table({ decks: [[], ['Wisp']] });
  for (let minions = 0; minions < 7; minions += 1) summon('Wisp', 1);
  destroy(summon('Deathlord', 0));
  expect([board(1).length, deck(1).length]).toEqual([7, 1]);
});

card('Sludge Belcher', 'leaves a 1/2 Putrid Slime with Taunt', () => {
  const game = table();
  const { summon, destroy, board, attackOf, health, hasKeyword } = game;
  destroy(summon('Sludge Belcher', 0));
  const slime = pick(board(0), 0);
  expect(namesOf(game, board(0))).toEqual(['Putrid Slime']);
  expect([attackOf(slime), health(slime), hasKeyword(slime, 'taunt')]).toEqual([1, 2, true]);
});

card('Feugen', 'leaves a Thaddius if a Stalagg died this game, of whichever side', () => {
  const game = table();
  const { summon, destroy, board } = game;
  destroy(summon('Feugen', 0));
  expect(board(0)).toEqual([]);
  destroy(summon('Stalagg', 1));
  expect(namesOf(game, board(1))).toEqual(['Thaddius']);
  destroy(summon('Feugen', 0));
  expect(namesOf(game, board(0))).toEqual(['Thaddius']);
});

card('Stalagg', 'leaves a Thaddius only if a Feugen died: one in play, returned or transformed is not enough', () => {
  const game = table();
  const { summon, destroy, returnToHand, cast, board } = game;
  summon('Feugen', 0);
  returnToHand(summon('Feugen', 0));
  cast('Polymorph', 1, { target: summon('Feugen', 0) });
  destroy(summon('Stalagg', 0));
  expect(namesOf(game, board(0))).toEqual(['Feugen', 'Sheep']);
  destroy(pick(board(0), 0));
  destroy(summon('Stalagg', 0));
  expect(namesOf(game, board(0))).toContain('Thaddius');
});

card('Deathcharger', 'Charge; dying it costs its own hero 3 Health', () => {
  const { summon, attack, destroy, health, hero } = table({ checksActions: true });
  const charger = summon('Deathcharger', 0);
  attack(charger, hero(1));
  destroy(charger);
  expect([health(hero(0)), health(hero(1))]).toEqual([27, 28]);
});
