// The Spare Parts and the minions that hand them out.

import { expect } from 'vitest';
import { refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const SPARE_PARTS = [
  'Armor Plating',
  'Emergency Coolant',
  'Finicky Cloakfield',
  'Reversing Switch',
  'Rusty Horn',
  'Time Rewinder',
  'Whirling Blades',
];

card('Clockwork Gnome', 'its player gets one Spare Part when it dies: any of the seven', () => {
  const parts = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const game = table({ seed });
    game.destroy(game.summon('Clockwork Gnome', 0));
    expect([game.hand(0).length, game.hand(1).length]).toEqual([1, 0]);
    for (const name of namesOf(game, game.hand(0))) parts.add(name);
  }
  expect([...parts].sort()).toEqual(SPARE_PARTS);
});

card('Clockwork Gnome', 'with a full hand there is no Spare Part, and none of a silenced one', () => {
  const game = table();
  const { summon, silence, destroy, hand, addToHand } = game;
  const gnomes = [summon('Clockwork Gnome', 0), summon('Clockwork Gnome', 0)] as const;
  silence(gnomes[0]);
  destroy(gnomes[0]);
  expect(hand(0)).toEqual([]);
  for (let cards = 0; cards < 10; cards += 1) addToHand('Wisp', 0);
  destroy(gnomes[1]);
  expect(namesOf(game, hand(0))).toEqual(Array(10).fill('Wisp'));
});

card('Mechanical Yeti', 'each player gets one when it dies', () => {
  for (const seat of [0, 1] as const) {
    const game = table();
    game.destroy(game.summon('Mechanical Yeti', seat));
    const parts = [...namesOf(game, game.hand(0)), ...namesOf(game, game.hand(1))];
    expect([game.hand(0).length, game.hand(1).length]).toEqual([1, 1]);
    expect(parts.filter((name) => !SPARE_PARTS.includes(name))).toEqual([]);
  }
});

card('Armor Plating', '+1 Health for a minion of either side', () => {
  const game = table();
  const [yeti, other] = [game.summon('Chillwind Yeti', 1), game.summon('Chillwind Yeti', 1)];
  playFromHand(game, 'Armor Plating', 0, { target: yeti });
  expect([game.health(yeti), game.attackOf(yeti), game.health(other)]).toEqual([6, 4, 5]);
});

card('Time Rewinder', 'takes an own minion back to the hand as new, no enemy one', () => {
  const game = table();
  const { summon, dealDamage, zoneOf, hand, addToHand, play } = game;
  const [own, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  dealDamage(own, 2);
  const held = addToHand('Time Rewinder', 0);
  expect(refusalOf(() => play(held, { target: enemy }))).toBe('target-not-allowed');
  play(held, { target: own });
  expect([hand(0), zoneOf(enemy)]).toEqual([[own], 'board']);
  play(own);
  expect(game.health(own)).toBe(5);
});

card('Rusty Horn', 'Taunt for a minion of either side', () => {
  const game = table();
  const [own, enemy] = [game.summon('Wisp', 0), game.summon('Wisp', 1)];
  playFromHand(game, 'Rusty Horn', 0, { target: enemy });
  expect([own, enemy].map((id) => game.hasKeyword(id, 'taunt'))).toEqual([false, true]);
});

card('Finicky Cloakfield', 'Stealth for one own minion, until its player has the next turn', () => {
  const game = table();
  const { summon, hasKeyword, endTurn } = game;
  const [own, other, enemy] = [summon('Wisp', 0), summon('Wisp', 0), summon('Wisp', 1)];
  expect(refusalOf(() => playFromHand(game, 'Finicky Cloakfield', 0, { target: enemy }))).toBe('target-not-allowed');
  playFromHand(game, 'Finicky Cloakfield', 0, { target: own });
  endTurn();
  expect([own, other].map((id) => hasKeyword(id, 'stealth'))).toEqual([true, false]);
  endTurn();
  expect(hasKeyword(own, 'stealth')).toBe(false);
});

card('Emergency Coolant', 'a minion freezes, a hero is no target', () => {
  const game = table({ checksActions: true });
  const { summon, attack, endTurn, hero } = game;
  const [own, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  expect(refusalOf(() => playFromHand(game, 'Emergency Coolant', 0, { target: hero(1) }))).toBe('target-not-allowed');
  playFromHand(game, 'Emergency Coolant', 0, { target: enemy });
  endTurn();
  expect(refusalOf(() => attack(enemy, own))).toBe('attack-frozen');
});

card('Reversing Switch', 'the present Attack and Health change places', () => {
  const game = table();
  const { summon, dealDamage, attackOf, health, maxHealth } = game;
  const yeti = summon('Chillwind Yeti', 1);
  dealDamage(yeti, 3);
  playFromHand(game, 'Reversing Switch', 0, { target: yeti });
  expect([attackOf(yeti), health(yeti), maxHealth(yeti)]).toEqual([2, 4, 4]);
});

card('Reversing Switch', 'kills a minion without Attack', () => {
  const game = table();
  const totem = game.summon('Stoneclaw Totem', 1);
  playFromHand(game, 'Reversing Switch', 0, { target: totem });
  expect(game.zoneOf(totem)).toBe('graveyard');
});

card('Whirling Blades', '+1 Attack for a minion of either side', () => {
  const game = table();
  const [own, enemy] = [game.summon('Wisp', 0), game.summon('Wisp', 1)];
  playFromHand(game, 'Whirling Blades', 0, { target: own });
  expect([game.attackOf(own), game.health(own), game.attackOf(enemy)]).toEqual([2, 1, 1]);
});
