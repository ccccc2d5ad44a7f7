// Basic mage cards: direct, split and area damage, freezing, transforming, images.

import { expect } from 'vitest';
import { battle } from '../../../machines/battle/index.ts';
import { count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);
const isFrozen = ({ game }: ReturnType<typeof table>, id: number): boolean =>
  game.world.entities[id]?.isFrozen === true;

card('Mirror Image', 'two 0/2 minions with Taunt that must be attacked first', () => {
  const { addToHand, summon, play, board, attack, endTurn, hero, attackOf, health, hasKeyword } = table({
    checksActions: true,
  });
  const enemy = summon('Chillwind Yeti', 1);
  play(addToHand('Mirror Image', 0));
  expect(board(0).map((id) => [attackOf(id), health(id), hasKeyword(id, 'taunt')])).toEqual([
    [0, 2, true],
    [0, 2, true],
  ]);
  expect(board(1)).toEqual([enemy]);
  endTurn();
  expect(refusalOf(() => attack(enemy, hero(0)))).toBe('taunt-in-the-way');
  expect(refusalOf(() => attack(enemy, pick(board(0))))).toBe('accepted');
});

card('Mirror Image', 'one with one free place, and with none it cannot be played', () => {
  const { addToHand, summon, play, board, nameOf } = table();
  for (let place = 0; place < 6; place += 1) summon('Wisp', 0);
  const [first, second] = [addToHand('Mirror Image', 0), addToHand('Mirror Image', 0)];
  play(first);
  expect([board(0).length, nameOf(pick(board(0)))]).toEqual([7, 'Mirror Image (minion)']);
  expect(refusalOf(() => play(second))).toBe('no-effect');
});

card('Arcane Missiles', 'three hits of 1 on enemies, nobody hit who is dying', () => {
  const lost = new Set<number>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { addToHand, summon, play, health, hero, zoneOf, log } = game;
    const own = summon('Chillwind Yeti', 0);
    const wisp = summon('Wisp', 1);
    play(addToHand('Arcane Missiles', 0));
    const hits = log().flatMap((event) => (event.type === 'Damaged' ? [event] : []));
    expect(hits.map(({ amount }) => amount)).toEqual([1, 1, 1]);
    const onWisp = hits.filter(({ target }) => target === wisp).length;
    expect(onWisp).toBeLessThanOrEqual(1);
    expect([health(hero(1)), zoneOf(wisp)]).toEqual([27 + onWisp, onWisp === 1 ? 'graveyard' : 'board']);
    expect([health(own), health(hero(0))]).toEqual([5, 30]);
    lost.add(onWisp);
  }
  expect(lost.size).toBe(2);
});

card('Arcane Missiles', 'R10.4: Spell Damage gives one missile more', () => {
  const { addToHand, summon, play, health, hero } = table();
  summon('Kobold Geomancer', 0);
  play(addToHand('Arcane Missiles', 0));
  expect(health(hero(1))).toBe(26);
});

card('Arcane Explosion', '1 damage to each enemy minion, to nobody else', () => {
  const { addToHand, summon, play, health, hero, zoneOf } = table();
  const [own, yeti, wisp] = [summon('Wisp', 0), summon('Chillwind Yeti', 1), summon('Wisp', 1)];
  play(addToHand('Arcane Explosion', 0));
  expect([health(yeti), zoneOf(wisp), zoneOf(own), health(hero(1))]).toEqual([4, 'graveyard', 'board', 30]);
});

card('Frostbolt', '3 damage to a character, which freezes', () => {
  const game = table({ checksActions: true });
  const { addToHand, summon, play, health, hero, attack, endTurn } = game;
  const [yeti, bystander] = [summon('Chillwind Yeti', 1), summon('Chillwind Yeti', 1)];
  play(addToHand('Frostbolt', 0), { target: yeti });
  play(addToHand('Frostbolt', 0), { target: hero(1) });
  expect([health(yeti), health(hero(1)), health(bystander)]).toEqual([2, 27, 5]);
  expect([yeti, hero(1), bystander, hero(0)].map((id) => isFrozen(game, id))).toEqual([true, true, false, false]);
  endTurn();
  expect(refusalOf(() => attack(yeti, hero(0)))).toBe('attack-frozen');
  expect(refusalOf(() => attack(bystander, hero(0)))).toBe('accepted');
});

card('Frostbolt', 'freezes behind a Divine Shield as well', () => {
  const game = table();
  const { addToHand, summon, play, hasKeyword, health } = game;
  const squire = summon('Argent Squire', 1);
  play(addToHand('Frostbolt', 0), { target: squire });
  expect([health(squire), hasKeyword(squire, 'divineShield'), isFrozen(game, squire)]).toEqual([1, false, true]);
});

card('Arcane Intellect', 'two cards for its player', () => {
  const { addToHand, play, hand, deck, hero, health } = table({ decks: [['Wisp', 'Wisp', 'Wisp'], ['Wisp']] });
  play(addToHand('Arcane Intellect', 0));
  expect([hand(0).length, deck(0).length, hand(1).length]).toEqual([2, 1, 0]);
  play(addToHand('Arcane Intellect', 0));
  expect([hand(0).length, health(hero(0))]).toEqual([3, 29]);
});

card('Frost Nova', 'all enemy minions freeze, without damage', () => {
  const game = table();
  const { addToHand, summon, play, hero } = game;
  const [own, first, second] = [summon('Wisp', 0), summon('Wisp', 1), summon('Faerie Dragon', 1)];
  play(addToHand('Frost Nova', 0));
  expect([own, first, second, hero(1)].map((id) => isFrozen(game, id))).toEqual([false, true, true, false]);
  expect(count(game, 'Damaged')).toBe(0);
});

card('Fireball', '6 damage to any character', () => {
  const { addToHand, summon, play, health, hero, zoneOf } = table();
  const [mine, theirs] = [summon('Boulderfist Ogre', 0), summon('Chillwind Yeti', 1)];
  for (const target of [hero(1), mine, theirs]) play(addToHand('Fireball', 0), { target });
  expect([health(hero(1)), health(mine), zoneOf(theirs)]).toEqual([24, 1, 'graveyard']);
});

card('Polymorph', 'a minion becomes a Sheep in its place: no death, nothing kept', () => {
  const game = table();
  const { addToHand, summon, play, board, nameOf, attackOf, health, zoneOf, hand } = game;
  const left = summon('Wisp', 1);
  const hoarder = summon('Loot Hoarder', 1);
  const right = summon('Wisp', 1);
  play(addToHand('Mark of the Wild', 0), { target: hoarder });
  play(addToHand('Polymorph', 0), { target: hoarder });
  const sheep = pick(board(1), 1);
  expect(board(1)).toEqual([left, sheep, right]);
  expect([nameOf(sheep), attackOf(sheep), health(sheep)]).toEqual(['Sheep', 1, 1]);
  expect([zoneOf(hoarder), hand(1), count(game, 'Destroyed')]).toEqual(['removed', [], 0]);
});

card('Polymorph', 'is for minions of either side, not for heroes', () => {
  const { addToHand, summon, play, hero, board, nameOf } = table();
  const mine = summon('Wisp', 0);
  const polymorph = addToHand('Polymorph', 0);
  expect(refusalOf(() => play(polymorph, { target: hero(1) }))).toBe('target-not-allowed');
  play(polymorph, { target: mine });
  expect(board(0).map(nameOf)).toEqual(['Sheep']);
});

card('Water Elemental', 'freezes whatever it damages, attacking or attacked', () => {
  const game = table();
  const { summon, attack, hero } = game;
  const elemental = summon('Water Elemental', 0);
  const [victim, attacker, bystander] = [
    summon('Boulderfist Ogre', 1),
    summon('Boulderfist Ogre', 1),
    summon('Boulderfist Ogre', 1),
  ];
  attack(elemental, hero(1));
  attack(elemental, victim);
  expect([hero(1), victim, attacker].map((id) => isFrozen(game, id))).toEqual([true, true, false]);
  attack(attacker, summon('Water Elemental', 0));
  expect([attacker, bystander, elemental].map((id) => isFrozen(game, id))).toEqual([true, false, false]);
});

card('Water Elemental', 'nobody freezes who took no damage, nor once it is silenced', () => {
  const game = table();
  const { summon, attack, silence } = game;
  const elemental = summon('Water Elemental', 0);
  const [squire, yeti] = [summon('Argent Squire', 1), summon('Chillwind Yeti', 1)];
  attack(elemental, squire);
  silence(elemental);
  attack(elemental, yeti);
  expect([squire, yeti].map((id) => isFrozen(game, id))).toEqual([false, false]);
});

card('Flamestrike', '4 damage to each enemy minion, to nobody else', () => {
  const { addToHand, summon, play, health, hero } = table({ ruleset: battle, decks: [[], []] });
  const own = summon('Chillwind Yeti', 0);
  const [ogre, snapjaw, squire] = [
    summon('Boulderfist Ogre', 1),
    summon('Oasis Snapjaw', 1),
    summon('Argent Squire', 1),
  ];
  play(addToHand('Flamestrike', 0));
  expect([health(ogre), health(snapjaw), health(squire)]).toEqual([3, 3, 1]);
  expect([health(own), health(hero(1))]).toEqual([5, 30]);
});
