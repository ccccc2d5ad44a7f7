// Hall of Fame neutral minions: giants whose cost depends on the game, and the strong ones.

import { expect } from 'vitest';
import { costOf, spellDamageOf } from '../../../machines/battle/index.ts';
import { pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

card('Old Murk-Eye', '+1 Attack for each other Murloc of either side, as long as it is there', () => {
  const { summon, attackOf, destroy } = table();
  const eye = summon('Old Murk-Eye', 0);
  expect(attackOf(eye)).toBe(2);
  const mine = summon('Puddlestomper', 0);
  summon('Puddlestomper', 1);
  expect(attackOf(eye)).toBe(4);
  summon('Chillwind Yeti', 0);
  destroy(mine);
  expect(attackOf(eye)).toBe(3);
});

card('Old Murk-Eye', 'FP-100: two of them count each other; a silenced one has what is printed', () => {
  const { summon, attackOf, silence } = table();
  const eyes = [summon('Old Murk-Eye', 0), summon('Old Murk-Eye', 1)];
  expect(eyes.map(attackOf)).toEqual([3, 3]);
  silence(pick(eyes, 0));
  expect(eyes.map(attackOf)).toEqual([2, 3]);
});

card('Old Murk-Eye', 'Charge: it attacks in the turn in which it comes', () => {
  const game = table({ checksActions: true });
  game.summon('Puddlestomper', 1);
  game.attack(playFromHand(game, 'Old Murk-Eye', 0), game.hero(1));
  expect(game.health(game.hero(1))).toBe(27);
});

card('Mountain Giant', 'costs 1 less for each other card in its own hand', () => {
  const { game, addToHand } = table();
  addToHand('Wisp', 1);
  const giant = addToHand('Mountain Giant', 0);
  expect(costOf(game.world, giant)).toBe(12);
  addToHand('Wisp', 0);
  addToHand('Mountain Giant', 0);
  expect(costOf(game.world, giant)).toBe(10);
});

card('Mountain Giant', 'is paid at that cost, and has the printed one in play', () => {
  const { game, addToHand, setMana, play, mana } = table({ chargesMana: true });
  const giant = addToHand('Mountain Giant', 0);
  for (let cards = 0; cards < 8; cards += 1) addToHand('Wisp', 0);
  setMana(0, 10, 3);
  expect(refusalOf(() => play(giant))).toBe('not-enough-mana');
  addToHand('Wisp', 0);
  play(giant);
  expect([mana(0).available, costOf(game.world, giant)]).toEqual([0, 12]);
});

card('Molten Giant', "costs 1 less for each Health missing from its player's hero, never less than 0", () => {
  const { game, addToHand, dealDamage, heal, hero } = table();
  const giant = addToHand('Molten Giant', 0);
  dealDamage(hero(1), 9);
  expect(costOf(game.world, giant)).toBe(20);
  dealDamage(hero(0), 12);
  expect(costOf(game.world, giant)).toBe(8);
  heal(hero(0), 2);
  expect(costOf(game.world, giant)).toBe(10);
  dealDamage(hero(0), 15);
  expect(costOf(game.world, giant)).toBe(0);
});

card('Molten Giant', 'armour that is lost is no Health', () => {
  const { game, addToHand, gainArmor, dealDamage, hero } = table();
  const giant = addToHand('Molten Giant', 0);
  gainArmor(0, 5);
  dealDamage(hero(0), 6);
  expect(costOf(game.world, giant)).toBe(19);
});

card('Azure Drake', 'its battlecry draws one card, and its player has Spell Damage +1', () => {
  const game = table();
  const { hand, cast, health, hero, endTurn } = game;
  playFromHand(game, 'Azure Drake', 0);
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
  cast('Moonfire', 0, { target: hero(1) });
  expect([health(hero(1)), spellDamageOf(game.game.world, 1)]).toEqual([28, 0]);
  endTurn();
  cast('Moonfire', 1, { target: hero(0) });
  expect(health(hero(0))).toBe(29);
});

card('Azure Drake', 'draws nothing when it is summoned', () => {
  const { summon, hand } = table();
  summon('Azure Drake', 0);
  expect(hand(0)).toEqual([]);
});

card('Leeroy Jenkins', 'brings two Whelps to the other side and attacks at once', () => {
  const game = table({ checksActions: true });
  const { board, hero, health, attack } = game;
  const leeroy = playFromHand(game, 'Leeroy Jenkins', 0);
  expect([board(0), namesOf(game, board(1))]).toEqual([[leeroy], Array(2).fill('Whelp (Leeroy Jenkins)')]);
  attack(leeroy, hero(1));
  expect(health(hero(1))).toBe(24);
});

card('Leeroy Jenkins', 'only as many Whelps as there is room for, none if he is summoned', () => {
  const game = table();
  for (let place = 0; place < 6; place += 1) game.summon('Wisp', 1);
  game.summon('Leeroy Jenkins', 0);
  expect(game.board(1)).toHaveLength(6);
  playFromHand(game, 'Leeroy Jenkins', 0);
  expect(game.board(1)).toHaveLength(7);
});

card('Ragnaros the Firelord', '8 damage to one enemy at the end of his own turn, whoever it is', () => {
  const hit = new Set<string>();
  for (const seed of SEEDS) {
    const { summon, endTurn, health, hero, zoneOf } = table({ seed });
    summon('Ragnaros the Firelord', 0);
    const [own, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
    endTurn();
    const isHeroHit = health(hero(1)) === 22;
    expect([health(hero(1)), zoneOf(enemy)]).toEqual(isHeroHit ? [22, 'board'] : [30, 'graveyard']);
    expect([health(hero(0)), health(own)]).toEqual([30, 5]);
    hit.add(isHeroHit ? 'hero' : 'minion');
  }
  expect([...hit].sort()).toEqual(['hero', 'minion']);
});

card('Ragnaros the Firelord', "nothing at the end of the enemy's turn; he cannot attack unless silenced", () => {
  const game = table({ checksActions: true });
  const { summon, endTurn, health, hero, attack, silence } = game;
  const ragnaros = summon('Ragnaros the Firelord', 1);
  endTurn();
  expect(health(hero(0))).toBe(30);
  expect(refusalOf(() => attack(ragnaros, hero(0)))).toBe('attack-forbidden');
  silence(ragnaros);
  attack(ragnaros, hero(0));
  endTurn();
  expect(health(hero(0))).toBe(22);
});
