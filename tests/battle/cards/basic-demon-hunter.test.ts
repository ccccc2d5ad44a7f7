// Basic Demon Hunter cards: Attack for the hero, and what follows from its attacks.

import { expect } from 'vitest';
import { count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';
import { stage } from './stage.ts';

card('Shadowhoof Slayer', '+1 Attack for the own hero until the end of the turn', () => {
  const game = table();
  const { summon, attackOf, hero, endTurn, attack, health } = game;
  summon('Shadowhoof Slayer', 0);
  expect(attackOf(hero(0))).toBe(0);
  playFromHand(game, 'Shadowhoof Slayer', 0);
  expect([attackOf(hero(0)), attackOf(hero(1))]).toEqual([1, 0]);
  attack(hero(0), hero(1));
  expect(health(hero(1))).toBe(29);
  endTurn();
  endTurn();
  expect(attackOf(hero(0))).toBe(0);
});

const DECK = ['Wisp', 'Murloc Raider', 'Bloodfen Raptor', 'River Crocolisk', 'Chillwind Yeti'] as const;

card('Sightless Watcher', 'offers three cards of the deck; what is picked is drawn next', () => {
  const offered = new Set<string>();
  for (let seed = 0; seed < 12; seed += 1) {
    const game = table({ decks: [DECK, []], seed });
    const { pendingChoice, choose, deck, draw, hand } = game;
    playFromHand(game, 'Sightless Watcher', 0);
    const options = pendingChoice()?.options ?? [];
    expect([pendingChoice()?.player, new Set(options).size]).toEqual([0, 3]);
    for (const name of options) offered.add(name);
    const picked = options[seed % 3] ?? '';
    choose(seed % 3);
    const rest = DECK.filter((name) => name !== picked);
    expect(namesOf(game, deck(0))).toEqual([picked, ...rest]);
    draw(0);
    expect(namesOf(game, hand(0))).toEqual([picked]);
  }
  expect([...offered].sort()).toEqual([...DECK].sort());
});

card('Sightless Watcher', 'offers what the deck has, and nothing of an empty one', () => {
  const game = table({ decks: [['Wisp', 'Murloc Raider'], DECK] });
  playFromHand(game, 'Sightless Watcher', 0);
  expect(game.pendingChoice()?.options).toHaveLength(2);
  game.choose(0);
  const empty = table({ decks: [[], DECK] });
  const watcher = playFromHand(empty, 'Sightless Watcher', 0);
  expect([empty.pendingChoice(), empty.board(0)]).toEqual([undefined, [watcher]]);
});

card('Satyr Overseer', 'a 2/2 Illidari Satyr after each attack of the own hero', () => {
  const game = table();
  const { equip, attack, hero, board, attackOf, health } = game;
  const overseer = playFromHand(game, 'Satyr Overseer', 0);
  equip('Arcanite Reaper', 0);
  attack(hero(0), hero(1));
  expect(namesOf(game, board(0))).toEqual(['Satyr Overseer', 'Illidari Satyr']);
  const satyr = pick(board(0));
  expect([attackOf(satyr), health(satyr)]).toEqual([2, 2]);
  attack(hero(0), hero(1));
  expect([board(0).length, board(0)[0]]).toEqual([3, overseer]);
});

card('Satyr Overseer', 'not after attacks of minions or of the other hero, and not without room', () => {
  const game = table();
  const { summon, equip, attack, hero, board, endTurn } = game;
  const overseer = summon('Satyr Overseer', 0);
  attack(overseer, hero(1));
  endTurn();
  equip('Arcanite Reaper', 1);
  attack(hero(1), hero(0));
  expect([board(0), board(1)]).toEqual([[overseer], []]);
  endTurn();
  for (let count = 1; count < 7; count += 1) summon('Wisp', 0);
  equip('Arcanite Reaper', 0);
  attack(hero(0), hero(1));
  expect(board(0)).toHaveLength(7);
});

card('Glaivebound Adept', '4 damage to any character in a turn in which the own hero has attacked', () => {
  const game = table();
  const { equip, attack, hero, health, addToHand, play, summon } = game;
  const yeti = summon('Chillwind Yeti', 1);
  equip('Fiery War Axe', 0);
  attack(hero(0), hero(1));
  const adept = addToHand('Glaivebound Adept', 0);
  expect(refusalOf(() => play(adept))).toBe('target-required');
  play(adept, { target: yeti });
  playFromHand(game, 'Glaivebound Adept', 0, { target: hero(1) });
  expect([health(yeti), health(hero(1))]).toEqual([1, 23]);
});

card('Glaivebound Adept', 'without that it is played without a target', () => {
  const game = table();
  const { equip, attack, hero, health, addToHand, play, summon, endTurn, board } = game;
  attack(summon('Wisp', 0), hero(1));
  const adept = addToHand('Glaivebound Adept', 0);
  expect(refusalOf(() => play(adept, { target: hero(1) }))).toBe('target-not-allowed');
  play(adept);
  equip('Fiery War Axe', 0);
  attack(hero(0), hero(1));
  endTurn();
  endTurn();
  const late = playFromHand(game, 'Glaivebound Adept', 0);
  expect([health(hero(1)), pick(board(0))]).toEqual([26, late]);
});

card('Chaos Strike', '+2 Attack for the own hero this turn, and a card', () => {
  const game = table();
  const { attackOf, hero, hand, endTurn } = game;
  playFromHand(game, 'Chaos Strike', 0);
  expect([attackOf(hero(0)), attackOf(hero(1)), hand(0).length, hand(1).length]).toEqual([2, 0, 1, 0]);
  endTurn();
  endTurn();
  expect(attackOf(hero(0))).toBe(0);
});

card('Coordinated Strike', 'three 1/1 Illidari Initiates that may attack minions at once', () => {
  const game = stage();
  const { board, ogre, hero, attackVerdict } = game;
  playFromHand(game, 'Coordinated Strike', 0);
  expect(namesOf(game, board(0))).toEqual(Array(3).fill('Illidari Initiate'));
  expect(board(0).map((id) => [game.attackOf(id), game.health(id)])).toEqual(Array(3).fill([1, 1]));
  const first = pick(board(0), 0);
  expect([attackVerdict(first, ogre), attackVerdict(first, hero(1))]).toEqual(['legal', 'attack-rush']);
});

card('Coordinated Strike', 'as many as there is room for; with none it cannot be played', () => {
  const game = table();
  const { summon, board, addToHand, play } = game;
  for (let count = 0; count < 6; count += 1) summon('Wisp', 0);
  playFromHand(game, 'Coordinated Strike', 0);
  expect(board(0)).toHaveLength(7);
  const second = addToHand('Coordinated Strike', 0);
  expect(refusalOf(() => play(second))).toBe('no-effect');
});

card('Soul Cleave', '2 damage to two enemy minions by chance; the own hero is healed by what was dealt', () => {
  const hit = new Set<number>();
  for (let seed = 0; seed < 12; seed += 1) {
    const game = table({ seed });
    const { summon, dealDamage, hero, health } = game;
    const friend = summon('Chillwind Yeti', 0);
    const enemies = [0, 1, 2].map(() => summon('Chillwind Yeti', 1));
    dealDamage(hero(0), 10);
    playFromHand(game, 'Soul Cleave', 0);
    expect(enemies.map(health).sort()).toEqual([3, 3, 5]);
    expect([health(friend), health(hero(0)), health(hero(1))]).toEqual([5, 24, 30]);
    enemies.forEach((id, index) => {
      if (health(id) === 3) hit.add(index);
    });
  }
  expect(hit.size).toBe(3);
});

card('Soul Cleave', 'one enemy minion is enough, none is not; a Divine Shield heals nothing', () => {
  const game = table();
  const { summon, addToHand, play, dealDamage, hero, health, hasKeyword } = game;
  dealDamage(hero(0), 10);
  summon('Wisp', 0);
  const first = addToHand('Soul Cleave', 0);
  expect(refusalOf(() => play(first))).toBe('no-effect');
  const squire = summon('Argent Squire', 1);
  play(first);
  expect([hasKeyword(squire, 'divineShield'), health(squire), health(hero(0))]).toEqual([false, 1, 20]);
  const yeti = summon('Chillwind Yeti', 1);
  summon('Kobold Geomancer', 0);
  playFromHand(game, 'Soul Cleave', 0);
  expect([health(yeti), health(hero(0))]).toEqual([2, 26]);
});

card('Chaos Nova', '4 damage to all minions of both sides, and to no hero', () => {
  const game = table();
  const { summon, hero, health, zoneOf } = game;
  const [own, theirs, wisp] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1), summon('Wisp', 0)];
  playFromHand(game, 'Chaos Nova', 0);
  expect([health(own), health(theirs), zoneOf(wisp)]).toEqual([1, 1, 'graveyard']);
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 30]);
});

card('Inner Demon', '+8 Attack for the own hero until the end of the turn, for one attack', () => {
  const game = stage();
  const { attack, attackOf, attackVerdict, hero, health, nextTurn } = game;
  playFromHand(game, 'Inner Demon', 0);
  expect([attackOf(hero(0)), attackOf(hero(1))]).toEqual([8, 0]);
  attack(hero(0), hero(1));
  expect([health(hero(1)), attackVerdict(hero(0), hero(1))]).toEqual([22, 'attack-used']);
  nextTurn();
  expect([attackOf(hero(0)), attackVerdict(hero(0), hero(1))]).toEqual([0, 'attack-none']);
});

card('Aldrachi Warblades', 'heal the hero by what its attacks deal, not by what other cards deal', () => {
  const game = table();
  const { dealDamage, attack, summon, hero, health } = game;
  const squire = summon('Argent Squire', 1);
  dealDamage(hero(0), 10);
  playFromHand(game, 'Aldrachi Warblades', 0);
  attack(hero(0), squire);
  expect(health(hero(0))).toBe(19);
  attack(hero(0), hero(1));
  expect(health(hero(0))).toBe(21);
  game.cast('Moonfire', 0, { target: hero(1) });
  expect([health(hero(0)), count(game, 'Healed')]).toEqual([21, 1]);
});
