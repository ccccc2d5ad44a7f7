// Classic class spells: of druid, hunter, paladin, priest, rogue and warrior.

import { expect } from 'vitest';
import { costOf } from '../../../machines/battle/index.ts';
import { count, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Bite', '+4 Attack for the own hero this turn, and 4 Armor for good', () => {
  const game = table();
  const { hero, attackOf, armor, attack, health, endTurn } = game;
  playFromHand(game, 'Bite', 0);
  expect([attackOf(hero(0)), armor(0), attackOf(hero(1)), armor(1)]).toEqual([4, 4, 0, 0]);
  attack(hero(0), hero(1));
  expect(health(hero(1))).toBe(26);
  endTurn();
  endTurn();
  expect([attackOf(hero(0)), armor(0)]).toEqual([0, 4]);
});

card('Flare', 'all minions lose Stealth, enemy Secrets are destroyed unrevealed, and a card is drawn', () => {
  const game = table();
  const { summon, addSecret, secrets, hasKeyword, hand } = game;
  const hidden = [summon('Worgen Infiltrator', 0), summon('Worgen Infiltrator', 1)];
  addSecret('Ice Barrier', 0);
  addSecret('Ice Barrier', 1);
  addSecret('Snake Trap', 1);
  playFromHand(game, 'Flare', 0);
  expect(hidden.map((id) => hasKeyword(id, 'stealth'))).toEqual([false, false]);
  expect([secrets(0).length, secrets(1), hand(0).length, hand(1).length]).toEqual([1, [], 1, 0]);
  expect([count(game, 'SecretLost'), count(game, 'SecretRevealed')]).toEqual([2, 0]);
});

card('Flare', 'with nothing to find it still draws; Counterspell comes before it', () => {
  const game = table();
  playFromHand(game, 'Flare', 0);
  expect(game.hand(0)).toHaveLength(1);
  game.addSecret('Counterspell', 1);
  game.addSecret('Snake Trap', 1);
  playFromHand(game, 'Flare', 0);
  expect([game.hand(0).length, namesOf(game, game.secrets(1))]).toEqual([1, ['Snake Trap']]);
});

card('Blessed Champion', "doubles a minion's Attack for good, what was given it included", () => {
  const game = table();
  const { summon, cast, attackOf, endTurn } = game;
  const [yeti, wisp] = [summon('Chillwind Yeti', 0), summon('Wisp', 1)];
  playFromHand(game, 'Blessed Champion', 0, { target: yeti });
  cast('Blessing of Kings', 0, { target: wisp });
  playFromHand(game, 'Blessed Champion', 0, { target: wisp });
  endTurn();
  expect([attackOf(yeti), attackOf(wisp)]).toEqual([8, 10]);
});

card('Blessed Champion', 'what auras give is added after the doubling (R18.2, FP-133)', () => {
  const game = table();
  const { summon, attackOf, destroy } = game;
  const leader = summon('Raid Leader', 0);
  const yeti = summon('Chillwind Yeti', 0);
  playFromHand(game, 'Blessed Champion', 0, { target: yeti });
  expect(attackOf(yeti)).toBe(9);
  destroy(leader);
  expect(attackOf(yeti)).toBe(8);
});

card('Avenging Wrath', '8 damage, split among enemies that are not dying', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const game = table({ seed });
    const { summon, hero, health, log, zoneOf } = game;
    const own = summon('Chillwind Yeti', 0);
    const wisp = summon('Wisp', 1);
    const ogre = summon('Boulderfist Ogre', 1);
    playFromHand(game, 'Avenging Wrath', 0);
    const hits = log().flatMap((event) => (event.type === 'Damaged' ? [event] : []));
    expect(hits.map(({ amount }) => amount)).toEqual(Array(8).fill(1));
    for (const { target } of hits) expect([hero(1), wisp, ogre]).toContain(target);
    expect(hits.filter(({ target }) => target === wisp)).toHaveLength(zoneOf(wisp) === 'board' ? 0 : 1);
    expect([health(own), health(hero(0))]).toEqual([5, 30]);
  }
});

card('Shadow Madness', 'an enemy minion fights for its new side at once, and goes back at the end of the turn', () => {
  const game = table({ checksActions: true, draws: false });
  const { summon, attack, hero, health, board, endTurn, ownerOf } = game;
  const wisp = summon('Wisp', 1);
  playFromHand(game, 'Shadow Madness', 0, { target: wisp });
  expect([board(0), board(1)]).toEqual([[wisp], []]);
  attack(wisp, hero(1));
  expect(health(hero(1))).toBe(29);
  endTurn();
  expect([ownerOf(wisp), board(0), board(1)]).toEqual([1, [], [wisp]]);
  attack(wisp, hero(0));
  expect(health(hero(0))).toBe(29);
});

card('Shadow Madness', 'takes 3 Attack or less only, enemies only, and needs a place', () => {
  const { summon, addToHand, play } = table();
  const [yeti, raptor] = [summon('Chillwind Yeti', 1), summon('Bloodfen Raptor', 1)];
  const own = summon('Wisp', 0);
  const madness = addToHand('Shadow Madness', 0);
  expect(refusalOf(() => play(madness, { target: yeti }))).toBe('target-not-allowed');
  expect(refusalOf(() => play(madness, { target: own }))).toBe('target-not-allowed');
  for (let place = 0; place < 6; place += 1) summon('Wisp', 0);
  expect(refusalOf(() => play(madness, { target: raptor }))).toBe('no-effect');
});

card('Shadow Madness', 'a silenced minion goes back at once; one that dies meanwhile is dead', () => {
  const game = table();
  const { summon, silence, destroy, board, hand, endTurn } = game;
  const [wisp, hoarder] = [summon('Wisp', 1), summon('Loot Hoarder', 1)];
  playFromHand(game, 'Shadow Madness', 0, { target: wisp });
  silence(wisp);
  expect([board(0), board(1)]).toEqual([[], [hoarder, wisp]]);
  playFromHand(game, 'Shadow Madness', 0, { target: hoarder });
  destroy(hoarder);
  expect(hand(0)).toHaveLength(1);
  endTurn();
  expect([board(0), board(1)]).toEqual([[], [wisp]]);
});

card('Headcrack', '2 damage to the enemy hero; played first it does not come back', () => {
  const game = table({ draws: false });
  const { hero, health, endTurn, hand } = game;
  playFromHand(game, 'Headcrack', 0);
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 28]);
  endTurn();
  expect(hand(0)).toEqual([]);
});

card('Headcrack', 'Combo: back in the hand at the end of the turn, once', () => {
  const game = table({ draws: false });
  const { hero, health, endTurn, hand } = game;
  playFromHand(game, 'The Coin', 0);
  playFromHand(game, 'Headcrack', 0);
  expect([health(hero(1)), hand(0)]).toEqual([28, []]);
  const history = [0, 1, 2].map(() => {
    endTurn();
    return [namesOf(game, hand(0)), hand(1).length];
  });
  expect(history).toEqual([
    [['Headcrack'], 0],
    [['Headcrack'], 0],
    [['Headcrack'], 0],
  ]);
});

card('Preparation', 'the next own spell costs 2 less, and only that one', () => {
  const game = table({ chargesMana: true });
  const { addToHand, play, setMana, mana, hero } = game;
  const [first, second, wisp] = [addToHand('Fireball', 0), addToHand('Fireball', 0), addToHand('Chillwind Yeti', 0)];
  const costs = () => [first, second, wisp].map((id) => costOf(game.game.world, id));
  setMana(0, 10);
  playFromHand(game, 'Preparation', 0);
  expect([costs(), mana(0).available]).toEqual([[2, 2, 4], 10]);
  play(wisp);
  expect(costs().slice(0, 2)).toEqual([2, 2]);
  play(first, { target: hero(1) });
  expect([costs()[1], mana(0).available]).toEqual([4, 4]);
});

card('Preparation', 'is over at the end of the turn, and gives the opponent nothing', () => {
  const game = table({ draws: false });
  const [own, enemies] = [game.addToHand('Fireball', 0), game.addToHand('Fireball', 1)];
  const costs = () => [own, enemies].map((id) => costOf(game.game.world, id));
  playFromHand(game, 'Preparation', 0);
  expect(costs()).toEqual([2, 4]);
  game.endTurn();
  expect(costs()).toEqual([4, 4]);
});

card('Preparation', 'two in a row: the first one is for the second, which is for what follows', () => {
  const game = table();
  const fireball = game.addToHand('Fireball', 0);
  playFromHand(game, 'Preparation', 0);
  playFromHand(game, 'Preparation', 0);
  expect(costOf(game.game.world, fireball)).toBe(2);
});

card('Slam', '2 damage to a minion, and a card if it survives', () => {
  const game = table();
  const { summon, health, zoneOf, hand } = game;
  const [yeti, raptor] = [summon('Chillwind Yeti', 1), summon('Bloodfen Raptor', 0)];
  playFromHand(game, 'Slam', 0, { target: yeti });
  expect([health(yeti), hand(0).length]).toEqual([3, 1]);
  playFromHand(game, 'Slam', 0, { target: raptor });
  expect([zoneOf(raptor), hand(0).length, hand(1).length]).toEqual(['graveyard', 1, 0]);
});

card('Slam', 'a Divine Shield is survival', () => {
  const game = table();
  const squire = game.summon('Argent Squire', 1);
  playFromHand(game, 'Slam', 0, { target: squire });
  expect([game.health(squire), game.hand(0).length]).toEqual([1, 1]);
});

card('Shield Slam', 'as much damage as the own hero has Armor, which it keeps', () => {
  const game = table();
  const { summon, gainArmor, armor, health } = game;
  gainArmor(0, 3);
  gainArmor(1, 9);
  const yeti = summon('Chillwind Yeti', 1);
  playFromHand(game, 'Shield Slam', 0, { target: yeti });
  expect([health(yeti), armor(0)]).toEqual([2, 3]);
});

card('Shield Slam', 'takes minions only, and without Armor does nothing', () => {
  const { summon, addToHand, play, hero, health } = table();
  const yeti = summon('Chillwind Yeti', 1);
  const slam = addToHand('Shield Slam', 0);
  expect(refusalOf(() => play(slam, { target: hero(1) }))).toBe('target-not-allowed');
  play(slam, { target: yeti });
  expect(health(yeti)).toBe(5);
});
