// Goblins vs Gnomes paladin and priest cards.

import { expect } from 'vitest';
import { activated, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

card('Cobalt Guardian', 'Divine Shield when another Mech joins its side, however it comes', () => {
  const game = table();
  const { summon, hasKeyword, dealDamage, health, destroy } = game;
  const guardian = summon('Cobalt Guardian', 0);
  summon('Wisp', 0);
  summon('Spider Tank', 1);
  expect(hasKeyword(guardian, 'divineShield')).toBe(false);
  const golem = playFromHand(game, 'Harvest Golem', 0);
  expect(hasKeyword(guardian, 'divineShield')).toBe(true);
  dealDamage(guardian, 2);
  expect([hasKeyword(guardian, 'divineShield'), health(guardian)]).toEqual([false, 3]);
  destroy(golem);
  expect(hasKeyword(guardian, 'divineShield')).toBe(true);
});

card('Cobalt Guardian', 'not when it comes itself; two Mechs make one shield', () => {
  const game = table();
  const guardian = playFromHand(game, 'Cobalt Guardian', 0);
  expect(game.hasKeyword(guardian, 'divineShield')).toBe(false);
  for (let mechs = 0; mechs < 2; mechs += 1) playFromHand(game, 'Spider Tank', 0);
  game.dealDamage(guardian, 1);
  expect(game.hasKeyword(guardian, 'divineShield')).toBe(false);
});

card('Bolvar Fordragon', 'in the hand, +1 Attack for each own minion that dies; none for those of the enemy', () => {
  const { addToHand, summon, destroy, attackOf, health, cast } = table();
  const bolvar = addToHand('Bolvar Fordragon', 0);
  for (let wisps = 0; wisps < 2; wisps += 1) destroy(summon('Wisp', 0));
  destroy(summon('Wisp', 1));
  expect([attackOf(bolvar), health(bolvar)]).toEqual([3, 7]);
  for (let wisps = 0; wisps < 3; wisps += 1) summon('Wisp', 0);
  cast('Whirlwind', 1);
  expect(attackOf(bolvar)).toBe(6);
});

card(
  'Bolvar Fordragon',
  'keeps it in play but gains no more there; nothing in the deck; back in the hand as printed',
  () => {
    const game = table({ decks: [['Bolvar Fordragon'], []], draws: false });
    const { addToHand, summon, destroy, attackOf, play, returnToHand, deck } = game;
    const bolvar = addToHand('Bolvar Fordragon', 0);
    destroy(summon('Wisp', 0));
    play(bolvar);
    destroy(summon('Wisp', 0));
    expect([attackOf(bolvar), attackOf(pick(deck(0)))]).toEqual([2, 1]);
    returnToHand(bolvar);
    expect(attackOf(bolvar)).toBe(1);
  },
);

card('Light of the Naaru', 'heals 3, and brings a Lightwarden for who is still damaged', () => {
  const game = table();
  const { summon, dealDamage, health, board, hero } = game;
  const [slight, serious] = [summon('War Golem', 1), summon('War Golem', 1)];
  dealDamage(slight, 3);
  dealDamage(serious, 4);
  playFromHand(game, 'Light of the Naaru', 0, { target: slight });
  expect([health(slight), board(0)]).toEqual([7, []]);
  playFromHand(game, 'Light of the Naaru', 0, { target: serious });
  expect([health(serious), namesOf(game, board(0)), board(1).length]).toEqual([6, ['Lightwarden'], 2]);
  dealDamage(hero(0), 10);
  playFromHand(game, 'Light of the Naaru', 0, { target: hero(0) });
  expect([health(hero(0)), board(0).length]).toEqual([23, 2]);
});

card('Shrinkmeister', '−2 Attack for a minion this turn, never below 0', () => {
  const game = table();
  const { summon, attackOf, endTurn } = game;
  const [yeti, wisp, other] = [summon('Chillwind Yeti', 1), summon('Wisp', 0), summon('Wisp', 1)];
  for (const target of [yeti, wisp]) playFromHand(game, 'Shrinkmeister', 0, { target });
  expect([yeti, wisp, other].map(attackOf)).toEqual([2, 0, 1]);
  endTurn();
  expect([yeti, wisp, other].map(attackOf)).toEqual([4, 1, 1]);
});

card('Shrinkmeister', 'opens the way for a spell on weak minions; alone it is played without a target', () => {
  const game = table();
  const yeti = game.summon('Chillwind Yeti', 1);
  expect(refusalOf(() => playFromHand(game, 'Shadow Word: Pain', 0, { target: yeti }))).toBe('target-not-allowed');
  playFromHand(game, 'Shrinkmeister', 0, { target: yeti });
  playFromHand(game, 'Shadow Word: Pain', 0, { target: yeti });
  expect(game.zoneOf(yeti)).toBe('graveyard');
  const alone = table();
  playFromHand(alone, 'Shrinkmeister', 0);
  expect(alone.board(0)).toHaveLength(1);
});

card('Shadowboxer', '1 damage to a random enemy for each minion that is healed, whoever heals it', () => {
  const hit = new Set<string>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { summon, dealDamage, cast, health, hero, endTurn } = game;
    summon('Shadowboxer', 0);
    const [own, enemy] = [summon('War Golem', 0), summon('War Golem', 1)];
    for (const golem of [own, enemy]) dealDamage(golem, 4);
    endTurn();
    cast('Circle of Healing', 1);
    expect([health(own), health(hero(0))]).toEqual([7, 30]);
    expect(health(enemy) + health(hero(1))).toBe(35);
    expect(activated(game)).toEqual(['Shadowboxer: onHeal', 'Shadowboxer: onHeal']);
    if (health(enemy) < 7) hit.add('minion');
    if (health(hero(1)) < 30) hit.add('hero');
  }
  expect(hit.size).toBe(2);
});

card('Shadowboxer', 'a healed hero is no minion, and healing the unhurt is nothing', () => {
  const game = table();
  const { summon, dealDamage, cast, health, hero } = game;
  summon('Shadowboxer', 0);
  dealDamage(hero(0), 5);
  cast('Holy Light', 0, { target: hero(0) });
  cast('Circle of Healing', 0);
  expect([health(hero(0)), health(hero(1)), activated(game)]).toEqual([30, 30, []]);
});

card("Vol'jin", 'he and the other minion get the Health of each other', () => {
  const game = table();
  const { summon, dealDamage, health, maxHealth, silence, attackOf } = game;
  const golem = summon('War Golem', 1);
  dealDamage(golem, 1);
  const voljin = playFromHand(game, "Vol'jin", 0, { target: golem });
  expect([voljin, golem].map((id) => [health(id), maxHealth(id), attackOf(id)])).toEqual([
    [6, 6, 6],
    [2, 2, 7],
  ]);
  silence(golem);
  expect([health(golem), maxHealth(golem)]).toEqual([7, 7]);
});

card("Vol'jin", 'himself is no target; without another minion he keeps his 2', () => {
  const game = table();
  const { addToHand, play, health, summon } = game;
  const voljin = playFromHand(game, "Vol'jin", 0);
  expect(health(voljin)).toBe(2);
  const second = addToHand("Vol'jin", 0);
  expect(refusalOf(() => play(second, { target: game.hero(1) }))).toBe('target-not-allowed');
  const own = summon('Oasis Snapjaw', 0);
  play(second, { target: own });
  expect([health(second), health(own)]).toEqual([7, 2]);
});

card('Lightbomb', 'each minion takes as much damage as it has Attack; heroes take none', () => {
  const game = table();
  const { summon, health, zoneOf, hero, equip } = game;
  const [yeti, totem, ogre, raptor] = [
    summon('Chillwind Yeti', 0),
    summon('Stoneclaw Totem', 0),
    summon('Boulderfist Ogre', 1),
    summon('Bloodfen Raptor', 1),
  ];
  equip('Arcanite Reaper', 0);
  playFromHand(game, 'Lightbomb', 0);
  expect([yeti, totem, ogre].map(health)).toEqual([1, 2, 1]);
  expect([zoneOf(raptor), health(hero(0)), health(hero(1))]).toEqual(['graveyard', 30, 30]);
});

card('Lightbomb', 'what auras and enchantments give counts; Spell Damage is added, but not to nothing', () => {
  const game = table();
  const { summon, health, dealDamage } = game;
  const [golem, totem] = [summon('War Golem', 1), summon('Stoneclaw Totem', 1)];
  playFromHand(game, 'Humility', 0, { target: golem });
  summon('Kobold Geomancer', 0);
  playFromHand(game, 'Lightbomb', 0);
  expect([health(golem), health(totem)]).toEqual([5, 2]);
  summon('Raid Leader', 1);
  dealDamage(golem, 1);
  playFromHand(game, 'Lightbomb', 0);
  // The Geomancer has died of the first one.
  expect([health(golem), health(totem)]).toEqual([2, 1]);
});
