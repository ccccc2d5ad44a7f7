// FP-097 to FP-113: auras, costs that auras change, and weapons.

import { expect, it } from 'vitest';
import { enchant, FRIENDLY_MINIONS, requires, spell, TARGET } from '../../../machines/battle/cards.ts';
import type { EntityId } from '../../../machines/index.ts';
import { playFromHand } from '../../battle/cards/from-hand.ts';
import { pick } from '../../battle/table.ts';
import { colossus, match } from './match.ts';

it('FP-097: two Dire Wolf Alphas side by side have 3 Attack each', () => {
  const game = match();
  const wolves = [1, 2].map(() => playFromHand(game, 'Dire Wolf Alpha', 0));
  expect(wolves.map(game.attackOf)).toEqual([3, 3]);
});

it('FP-098: Stormwind Champion bounced, replayed and destroyed: the Wisp follows', () => {
  const game = match();
  const { summon, returnToHand, play, destroy, stats } = game;
  const [wisp, enemy] = [summon('Wisp', 0), summon('Wisp', 1)];
  const champion = playFromHand(game, 'Stormwind Champion', 0);
  const seen = [stats(wisp)];
  returnToHand(champion);
  seen.push(stats(wisp));
  play(champion);
  seen.push(stats(wisp));
  destroy(champion);
  seen.push(stats(wisp));
  expect(seen).toEqual([[[2, 2]], [[1, 1]], [[2, 2]], [[1, 1]]]);
  expect(stats(enemy)).toEqual([[1, 1]]);
});

it('FP-099: a wounded Footman that loses the Health of the Champion lives, undamaged', () => {
  const game = match();
  const { summon, destroy, stats, maxHealth, zoneOf } = game;
  const [footman, champion] = [summon('Goldshire Footman', 0), summon('Stormwind Champion', 0)];
  playFromHand(game, 'Moonfire', 0, { target: footman });
  expect([stats(footman), maxHealth(footman)]).toEqual([[[2, 2]], 3]);
  destroy(champion);
  expect([zoneOf(footman), stats(footman), maxHealth(footman)]).toEqual(['board', [[1, 2]], 2]);
});

it('FP-100: Old Murk-Eye has 2 Attack and 1 for each other Murloc, on either side', () => {
  const game = match();
  const { summon, destroy, attackOf } = game;
  const eye = playFromHand(game, 'Old Murk-Eye', 0);
  const seen = [attackOf(eye)];
  const look = () => seen.push(attackOf(eye));
  const own = summon('Murloc Raider', 0);
  look();
  const enemy = summon('Bluegill Warrior', 1);
  look();
  summon('Wisp', 1);
  look();
  const second = playFromHand(game, 'Old Murk-Eye', 0);
  look();
  expect(attackOf(second)).toBe(5);
  for (const murloc of [own, enemy, second]) {
    destroy(murloc);
    look();
  }
  expect(seen).toEqual([2, 3, 4, 4, 5, 4, 3, 2]);
});

// Charge had +2 Attack in older printings.
const oldCharge = spell('Test Old Charge', {
  cost: 3,
  text: 'A minion of yours has +2 Attack and Charge.',
  target: requires(FRIENDLY_MINIONS),
  spell: enchant(TARGET, { attack: 2, keywords: ['charge'] }),
});

it('FP-101: Southsea Deckhand has Charge while there is a weapon, and for good after a Charge spell', () => {
  const game = match({ heroes: ['Valeera Sanguinar', 'Jaina Proudmoore'] }, [oldCharge]);
  const { useHeroPower, destroy, weapon, verdict, hero, attackOf } = game;
  const deckhand = playFromHand(game, 'Southsea Deckhand', 0);
  const seen = [verdict(deckhand, hero(1))];
  const look = () => seen.push(verdict(deckhand, hero(1)));
  useHeroPower(0);
  look();
  playFromHand(game, 'Fiery War Axe', 0);
  look();
  destroy(weapon(0) ?? 0);
  look();
  expect(seen).toEqual(['attack-exhausted', 'legal', 'legal', 'attack-exhausted']);
  playFromHand(game, 'Test Old Charge', 0, { target: deckhand });
  expect([verdict(deckhand, hero(1)), attackOf(deckhand)]).toEqual(['legal', 4]);
  playFromHand(game, 'Fiery War Axe', 0);
  expect(verdict(deckhand, hero(1))).toBe('legal');
  destroy(weapon(0) ?? 0);
  expect(verdict(deckhand, hero(1))).toBe('legal');
});

it('FP-102: Spiteful Smith: the weapon has 2 more Attack while the Smith is damaged', () => {
  const game = match();
  const { summon, heal, weapon, attackOf } = game;
  const smith = summon('Spiteful Smith', 0);
  playFromHand(game, "Light's Justice", 0);
  const justice = weapon(0) ?? 0;
  const seen = [attackOf(justice)];
  playFromHand(game, 'Moonfire', 0, { target: smith });
  seen.push(attackOf(justice));
  heal(smith, 1);
  seen.push(attackOf(justice));
  playFromHand(game, 'Moonfire', 0, { target: smith });
  seen.push(attackOf(justice));
  expect(seen).toEqual([1, 3, 1, 3]);
});

it('FP-103: Mana Wraith makes the minions of both hands dearer, and nothing else', () => {
  const game = match();
  const { addToHand, destroy, costs } = game;
  const hands = ([0, 1] as const).map((seat) =>
    ['Wisp', 'Boulderfist Ogre', 'Fireball', "Light's Justice"].map((name) => addToHand(name, seat)),
  );
  const powers = game.game.world.players.map(({ heroPower }) => heroPower ?? 0);
  const seen = () => [...hands.map((ids) => costs(...ids)), costs(...powers)];
  const usual = [
    [0, 6, 4, 1],
    [0, 6, 4, 1],
    [2, 2],
  ];
  expect(seen()).toEqual(usual);
  const wraith = playFromHand(game, 'Mana Wraith', 0);
  expect(seen()).toEqual([
    [1, 7, 4, 1],
    [1, 7, 4, 1],
    [2, 2],
  ]);
  destroy(wraith);
  expect(seen()).toEqual(usual);
});

it('FP-104: Pint-Sized Summoner makes the first minion of the turn cheaper, until one is played', () => {
  const game = match();
  const { summon, addToHand, round, costs, play } = game;
  const hand = ['Wisp', 'Goldshire Footman', 'Bloodfen Raptor'].map((name) => addToHand(name, 0));
  const [enemy, bolt] = [addToHand('Bloodfen Raptor', 1), addToHand('Frostbolt', 0)];
  summon('Pint-Sized Summoner', 0);
  expect([costs(...hand), costs(enemy, bolt)]).toEqual([
    [0, 0, 1],
    [2, 2],
  ]);
  summon('Wisp', 0);
  expect(costs(...hand)).toEqual([0, 0, 1]);
  playFromHand(game, 'Moonfire', 0, { target: game.hero(1) });
  expect(costs(...hand)).toEqual([0, 0, 1]);
  const [wisp, ...rest] = hand;
  play(wisp ?? 0);
  expect(costs(...rest)).toEqual([1, 2]);
  round();
  expect(costs(...rest)).toEqual([0, 1]);
  summon('Pint-Sized Summoner', 0);
  expect(costs(...rest)).toEqual([0, 0]);
  expect(costs(addToHand('Ironfur Grizzly', 0))).toEqual([1]);
});

it("FP-105: two Sorcerer's Apprentices make Fireball 3 and 2, one of them again 3", () => {
  const game = match();
  const { addToHand, destroy, costs } = game;
  const [own, enemy] = [addToHand('Fireball', 0), addToHand('Fireball', 1)];
  const seen = [costs(own, enemy)];
  const apprentices = [1, 2].map(() => {
    const id = playFromHand(game, "Sorcerer's Apprentice", 0);
    seen.push(costs(own, enemy));
    return id;
  });
  destroy(pick(apprentices));
  seen.push(costs(own, enemy));
  expect(seen).toEqual([
    [4, 4],
    [3, 4],
    [2, 4],
    [3, 4],
  ]);
});

it('FP-106: Venture Co. Mercenary makes own minions 3 dearer, another of its kind as well', () => {
  const game = match();
  const { addToHand, play, silence, costs } = game;
  const [wisp, second, enemy] = [
    addToHand('Wisp', 0),
    addToHand('Venture Co. Mercenary', 0),
    addToHand('Wisp', 1),
  ] as const;
  const first = playFromHand(game, 'Venture Co. Mercenary', 0);
  expect(costs(wisp, second, enemy)).toEqual([3, 8, 0]);
  play(second);
  expect(costs(wisp)).toEqual([6]);
  silence(first);
  expect(costs(wisp)).toEqual([3]);
});

it('FP-109: Warsong Commander: 1 more Attack for a minion that has Charge, Charge for nobody', () => {
  const game = match();
  const { summon, silence, attackOf, hasKeyword } = game;
  const [wisp, boar, enemy] = [summon('Wisp', 0), summon('Stonetusk Boar', 0), summon('Stonetusk Boar', 1)];
  const commander = playFromHand(game, 'Warsong Commander', 0);
  expect([wisp, boar, enemy, commander].map(attackOf)).toEqual([1, 2, 1, 2]);
  expect([wisp, commander].map((id) => hasKeyword(id, 'charge'))).toEqual([false, false]);
  silence(boar);
  expect([attackOf(boar), hasKeyword(boar, 'charge')]).toEqual([1, false]);
});

it('FP-110: Gorehowl loses Attack at two Wisps and its charge at the hero, whom it hits for 5', () => {
  const game = match();
  const { summon, attack, hero, health, round, weapon, stats } = game;
  const wisps = [summon('Wisp', 1), summon('Wisp', 1)];
  playFromHand(game, 'Gorehowl', 0);
  const gorehowl = weapon(0) ?? 0;
  const seen = [stats(gorehowl)];
  for (const wisp of wisps) {
    attack(hero(0), wisp);
    seen.push(stats(gorehowl));
    round();
  }
  expect(seen).toEqual([[[7, 1]], [[6, 1]], [[5, 1]]]);
  attack(hero(0), hero(1));
  expect([health(hero(1)), weapon(0)]).toEqual([25, undefined]);
});

it("FP-111: Gladiator's Longbow keeps the hero Immune while it attacks, and at no other time", () => {
  const game = match({}, [colossus]);
  const { summon, attack, hero, health, endTurn } = game;
  const giant = summon('Test Colossus', 1);
  playFromHand(game, "Gladiator's Longbow", 0);
  playFromHand(game, 'Moonfire', 0, { target: hero(0) });
  expect(health(hero(0))).toBe(29);
  attack(hero(0), giant);
  expect([health(hero(0)), health(giant)]).toEqual([29, 5]);
  endTurn();
  attack(giant, hero(0));
  expect(health(hero(0))).toBe(19);
});

it('FP-112: Doomhammer: two attacks in a turn for two charges', () => {
  const game = match();
  const { attack, hero, health, verdict, weapon } = game;
  playFromHand(game, 'Doomhammer', 0);
  const hammer = weapon(0) ?? 0;
  const swing = (): EntityId => {
    attack(hero(0), hero(1));
    return hammer;
  };
  expect([health(hammer), health(swing()), verdict(hero(0), hero(1))]).toEqual([8, 7, 'legal']);
  expect([health(swing()), verdict(hero(0), hero(1)), health(hero(1))]).toEqual([6, 'attack-used', 26]);
});

it("FP-113: a weapon is sheathed in the enemy's turn: the hero that is attacked does not strike back", () => {
  const game = match();
  const { equip, endTurn, attack, hero, health, attackOf, weapon } = game;
  for (const seat of [0, 1] as const) equip("Light's Justice", seat);
  endTurn();
  expect([attackOf(hero(0)), attackOf(hero(1))]).toEqual([0, 1]);
  attack(hero(1), hero(0));
  expect([health(hero(0)), health(hero(1)), health(weapon(0) ?? 0)]).toEqual([29, 30, 4]);
});
