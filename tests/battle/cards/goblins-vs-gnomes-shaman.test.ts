// Goblins vs Gnomes shaman cards.

import { expect } from 'vitest';
import { refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 16 }, (_, seed) => seed);

card('Crackle', '3 to 6 damage to a target, and Overload (1)', () => {
  const amounts = new Set<number>();
  for (const seed of SEEDS) {
    const game = table({ seed, chargesMana: true });
    const { setMana, health, hero, mana, summon, endTurn } = game;
    const bystander = summon('Chillwind Yeti', 1);
    setMana(0, 5);
    playFromHand(game, 'Crackle', 0, { target: hero(1) });
    amounts.add(30 - health(hero(1)));
    expect([mana(0).available, mana(0).owed, health(bystander)]).toEqual([3, 1, 5]);
    endTurn();
    endTurn();
    expect([mana(0).available, mana(0).locked]).toEqual([5, 1]);
  }
  expect([...amounts].sort()).toEqual([3, 4, 5, 6]);
});

card('Crackle', 'Spell Damage is added', () => {
  const game = table();
  game.summon('Malygos', 0);
  playFromHand(game, 'Crackle', 0, { target: game.hero(1) });
  const dealt = 30 - game.health(game.hero(1));
  expect([dealt >= 8, dealt <= 11]).toEqual([true, true]);
});

card('Powermace', '+2/+2 for one own Mech when it breaks', () => {
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { equip, summon, destroy, attackOf, health } = game;
    const mechs = [summon('Target Dummy', 0), summon('Target Dummy', 0)];
    const [wisp, enemy] = [summon('Wisp', 0), summon('Target Dummy', 1)];
    destroy(equip('Powermace', 0));
    expect(mechs.map(attackOf).sort()).toEqual([0, 2]);
    expect(mechs.map(health).sort()).toEqual([2, 4]);
    expect([attackOf(wisp), attackOf(enemy)]).toEqual([1, 0]);
  }
});

card('Powermace', 'used up or replaced, it gives it as well', () => {
  const game = table();
  const { equip, summon, attack, hero, attackOf, weapon } = game;
  const dummy = summon('Target Dummy', 0);
  equip('Powermace', 0);
  attack(hero(0), hero(1));
  expect(attackOf(dummy)).toBe(0);
  attack(hero(0), hero(1));
  expect([attackOf(dummy), weapon(0)]).toEqual([2, undefined]);
  equip('Powermace', 0);
  playFromHand(game, "Light's Justice", 0);
  expect(attackOf(dummy)).toBe(4);
});

card("Ancestor's Call", 'one minion of each hand comes into play, unplayed and for nothing', () => {
  const game = table();
  const { addToHand, hand, board } = game;
  const mine = [addToHand('Novice Engineer', 0), addToHand('Novice Engineer', 0)];
  const [spell, theirs, coin] = [addToHand('Fireball', 0), addToHand('War Golem', 1), addToHand('The Coin', 1)];
  playFromHand(game, "Ancestor's Call", 0);
  const left = mine.filter((id) => !board(0).includes(id));
  expect([board(0).length, board(1), left.length]).toEqual([1, [theirs], 1]);
  // Nothing was drawn: a battlecry belongs to a minion that is played.
  expect([hand(0), hand(1)]).toEqual([mine.filter((id) => left.includes(id)).concat(spell), [coin]]);
});

card("Ancestor's Call", 'a hand without minions and a full board give nobody', () => {
  const game = table();
  const { addToHand, summon, hand, board } = game;
  addToHand('Fireball', 0);
  for (let place = 0; place < 7; place += 1) summon('Wisp', 1);
  const golem = addToHand('War Golem', 1);
  playFromHand(game, "Ancestor's Call", 0);
  expect([board(0), hand(1), board(1).length]).toEqual([[], [golem], 7]);
});

card('Siltfin Spiritwalker', 'draws a card when another own Murloc dies', () => {
  const game = table();
  const { summon, destroy, hand } = game;
  const walker = summon('Siltfin Spiritwalker', 0);
  destroy(summon('Puddlestomper', 1));
  destroy(summon('Wisp', 0));
  expect(hand(0)).toEqual([]);
  destroy(summon('Puddlestomper', 0));
  expect(hand(0)).toHaveLength(1);
  destroy(walker);
  expect([hand(0).length, hand(1)]).toEqual([1, []]);
});

card('Siltfin Spiritwalker', 'Overload (1) when it is played, not when it is summoned', () => {
  const game = table();
  game.summon('Siltfin Spiritwalker', 0);
  expect(game.mana(0).owed).toBe(0);
  playFromHand(game, 'Siltfin Spiritwalker', 0);
  expect([game.mana(0).owed, game.mana(1).owed]).toEqual([1, 0]);
});

card('Dunemaul Shaman', 'attacks twice, each time half the time somebody else', () => {
  const ways = new Set<string>();
  for (const seed of SEEDS) {
    const game = table({ seed, checksActions: true });
    const { summon, silence, attack, hero, endTurn, log, clearLog } = game;
    const shaman = summon('Dunemaul Shaman', 0);
    const friend = summon('Chillwind Yeti', 0);
    const other = summon('Doomsayer', 1);
    silence(other);
    endTurn();
    endTurn();
    clearLog();
    for (let attacks = 0; attacks < 2; attacks += 1) attack(shaman, hero(1));
    expect(refusalOf(() => attack(shaman, hero(1)))).toBe('attack-used');
    const struck = log().flatMap((event) => (event.type === 'Damaged' ? [event.target] : []));
    expect([struck.length, struck.includes(friend)]).toEqual([2, false]);
    ways.add(struck.map((id) => (id === other ? 'other' : 'meant')).join(' '));
  }
  expect([...ways].sort()).toEqual(['meant meant', 'meant other', 'other meant', 'other other']);
});

card('Dunemaul Shaman', 'Overload (1) when it is played, not when it is summoned', () => {
  const game = table();
  game.summon('Dunemaul Shaman', 0);
  expect(game.mana(0).owed).toBe(0);
  playFromHand(game, 'Dunemaul Shaman', 0);
  expect(game.mana(0).owed).toBe(1);
});
