// The cards of the sets after Goblins vs Gnomes.

import { expect } from 'vitest';
import { battleCards } from '../../../machines/battle/index.ts';
import { activated, pick, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Ironhide Direhorn', 'Overkill: more damage than its victim had Health brings a 5/5 Ironhide Runt', () => {
  const game = table();
  const { summon, attack, board, attackOf, health } = game;
  const direhorn = playFromHand(game, 'Ironhide Direhorn', 0);
  attack(direhorn, summon('Oasis Snapjaw', 1));
  expect([board(0), board(1)]).toEqual([[direhorn], []]);
  attack(direhorn, summon('Wisp', 1));
  expect(namesOf(game, board(0))).toEqual(['Ironhide Direhorn', 'Ironhide Runt']);
  const runt = pick(board(0));
  expect([attackOf(runt), health(runt)]).toEqual([5, 5]);
});

card('Ironhide Direhorn', 'R24: also if it dies in the same combat', () => {
  const game = table();
  const { summon, setHealth, attack, board } = game;
  const direhorn = summon('Ironhide Direhorn', 0);
  setHealth(direhorn, 1);
  attack(direhorn, summon('Bloodfen Raptor', 1));
  expect([namesOf(game, board(0)), board(1)]).toEqual([['Ironhide Runt'], []]);
});

card('Ironhide Direhorn', 'not in the turn of the opponent', () => {
  const { summon, attack, board, endTurn } = table();
  const [direhorn, wisp] = [summon('Ironhide Direhorn', 0), summon('Wisp', 1)];
  endTurn();
  attack(wisp, direhorn);
  expect([board(0), board(1)]).toEqual([[direhorn], []]);
});

const hasDeathrattle = (name: string): boolean => {
  const found = battleCards.find((each) => each.name === name);
  return found !== undefined && 'deathrattle' in found && found.deathrattle.length > 0 && found.isCollectible;
};

card('Museum Curator', 'offers three different collectible cards with a deathrattle; the pick goes to the hand', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const game = table({ seed });
    const { pendingChoice, choose, hand } = game;
    playFromHand(game, 'Museum Curator', 0);
    const { player, options } = pendingChoice() ?? { player: -1, options: [] };
    expect([player, new Set(options).size, options.every(hasDeathrattle)]).toEqual([0, 3, true]);
    choose(seed % 3);
    expect([namesOf(game, hand(0)), hand(1)]).toEqual([[options[seed % 3]], []]);
  }
});

card('Spirit Lash', '1 damage to all minions, and as much healing for the own hero', () => {
  const game = table();
  const { summon, dealDamage, hero, health, zoneOf, hasKeyword } = game;
  const [own, theirs, wisp] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1), summon('Wisp', 1)];
  const squire = summon('Argent Squire', 1);
  dealDamage(hero(0), 10);
  dealDamage(hero(1), 10);
  playFromHand(game, 'Spirit Lash', 0);
  expect([health(own), health(theirs), zoneOf(wisp), hasKeyword(squire, 'divineShield')]).toEqual([
    4,
    4,
    'graveyard',
    false,
  ]);
  expect([health(hero(0)), health(hero(1))]).toEqual([23, 20]);
});

card('Imp Gang Boss', 'a 1/1 Imp each time it takes damage, also when it dies of it', () => {
  const game = table();
  const { dealDamage, board, attackOf, health, summon } = game;
  const boss = playFromHand(game, 'Imp Gang Boss', 0);
  dealDamage(boss, 1);
  expect(namesOf(game, board(0))).toEqual(['Imp Gang Boss', 'Imp']);
  const imp = pick(board(0));
  expect([attackOf(imp), health(imp)]).toEqual([1, 1]);
  dealDamage(summon('Wisp', 0), 1);
  dealDamage(boss, 5);
  expect([namesOf(game, board(0)), board(1)]).toEqual([['Imp', 'Imp'], []]);
});

card('Imp Gang Boss', 'no Imp without room, without damage, or when silenced', () => {
  const { summon, dealDamage, heal, silence, board } = table();
  const boss = summon('Imp Gang Boss', 0);
  for (let count = 1; count < 7; count += 1) summon('Wisp', 0);
  dealDamage(boss, 1);
  heal(boss, 1);
  expect(board(0)).toHaveLength(7);
  const other = summon('Imp Gang Boss', 1);
  dealDamage(other, 0);
  silence(other);
  dealDamage(other, 1);
  expect(board(1)).toEqual([other]);
});

card('Grim Patron', 'another Grim Patron each time it survives damage', () => {
  const game = table();
  const { dealDamage, board, health } = game;
  const patron = playFromHand(game, 'Grim Patron', 0);
  dealDamage(patron, 1);
  expect(namesOf(game, board(0))).toEqual(['Grim Patron', 'Grim Patron']);
  expect(board(0).map(health)).toEqual([2, 3]);
  dealDamage(patron, 2);
  expect(board(0)).toHaveLength(1);
});

card('Grim Patron', 'each of several that survive an area brings one, while there is room', () => {
  const game = table();
  const { summon, cast, board, health, destroy } = game;
  summon('Grim Patron', 0);
  summon('Grim Patron', 0);
  cast('Whirlwind', 0);
  expect(board(0).map(health)).toEqual([2, 3, 2, 3]);
  cast('Whirlwind', 1);
  expect(board(0)).toHaveLength(7);
  destroy(pick(board(0), 0));
  expect(board(0)).toHaveLength(6);
});

card('Lowly Squire', '+1 Attack after each own Hero Power, none after those of the opponent', () => {
  const game = table();
  const { useHeroPower, hero, attackOf, health } = game;
  const squire = playFromHand(game, 'Lowly Squire', 0);
  useHeroPower(0, { target: hero(1) });
  expect(attackOf(squire)).toBe(2);
  useHeroPower(1);
  useHeroPower(0, { target: hero(1) });
  expect([attackOf(squire), health(squire)]).toEqual([3, 2]);
});

card('Bolf Ramshield', 'takes the damage meant for its own hero, armour untouched', () => {
  const game = table();
  const { dealDamage, hero, health, gainArmor, armor, summon } = game;
  gainArmor(0, 5);
  const bolf = playFromHand(game, 'Bolf Ramshield', 0);
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(hero(0), 3);
  dealDamage(hero(1), 2);
  dealDamage(yeti, 1);
  expect([health(hero(0)), armor(0), health(bolf)]).toEqual([30, 5, 6]);
  expect([health(hero(1)), health(yeti)]).toEqual([28, 4]);
});

card('Bolf Ramshield', 'takes all of a hit beyond its Health; the next one reaches the hero', () => {
  const { summon, dealDamage, hero, health, zoneOf } = table();
  const bolf = summon('Bolf Ramshield', 0);
  dealDamage(hero(0), 15);
  expect([health(hero(0)), zoneOf(bolf)]).toEqual([30, 'graveyard']);
  dealDamage(hero(0), 4);
  expect(health(hero(0))).toBe(26);
});

card('Brann Bronzebeard', 'own battlecries run twice, with two of him as well, those of the opponent once', () => {
  const game = table();
  const { hero, health, hand } = game;
  playFromHand(game, 'Brann Bronzebeard', 0);
  playFromHand(game, 'Novice Engineer', 0);
  expect(hand(0)).toHaveLength(2);
  playFromHand(game, 'Brann Bronzebeard', 0);
  playFromHand(game, 'Elven Archer', 0, { target: hero(1) });
  playFromHand(game, 'Elven Archer', 1, { target: hero(0) });
  expect([health(hero(0)), health(hero(1))]).toEqual([29, 28]);
});

card('Brann Bronzebeard', 'has no effect on other texts', () => {
  const game = table();
  const { summon, destroy, hand, cast, hero, health } = game;
  playFromHand(game, 'Brann Bronzebeard', 0);
  destroy(summon('Loot Hoarder', 0));
  cast('Moonfire', 0, { target: hero(1) });
  expect([hand(0).length, health(hero(1))]).toEqual([1, 29]);
});

card("N'Zoth, the Corruptor", 'brings back the own dead with a deathrattle, in the order in which they died', () => {
  const game = table();
  const { summon, destroy, board, silence } = game;
  for (const name of ['Loot Hoarder', 'Chillwind Yeti', 'Leper Gnome']) destroy(summon(name, 0));
  destroy(summon('Harvest Golem', 1));
  const mute = summon('Mistress of Mixtures', 0);
  silence(mute);
  destroy(mute);
  playFromHand(game, "N'Zoth, the Corruptor", 0);
  expect(namesOf(game, board(0))).toEqual(["N'Zoth, the Corruptor", 'Loot Hoarder', 'Leper Gnome']);
  expect(namesOf(game, board(1))).toEqual(['Damaged Golem']);
});

card("N'Zoth, the Corruptor", 'as many as there is room for, and none of those dead are none', () => {
  const game = table();
  const { summon, destroy, board } = game;
  const alone = playFromHand(game, "N'Zoth, the Corruptor", 0);
  expect(board(0)).toEqual([alone]);
  destroy(alone);
  for (let count = 0; count < 8; count += 1) destroy(summon('Loot Hoarder', 0));
  summon('Wisp', 0);
  playFromHand(game, "N'Zoth, the Corruptor", 0);
  expect(namesOf(game, board(0))).toEqual(['Wisp', "N'Zoth, the Corruptor", ...Array(5).fill('Loot Hoarder')]);
});

card('Mistress of Mixtures', 'her deathrattle heals both heroes for 4', () => {
  const game = table();
  const { dealDamage, hero, health, destroy } = game;
  dealDamage(hero(0), 10);
  dealDamage(hero(1), 3);
  const mistress = playFromHand(game, 'Mistress of Mixtures', 0);
  expect([health(hero(0)), health(hero(1))]).toEqual([20, 27]);
  destroy(mistress);
  expect([health(hero(0)), health(hero(1))]).toEqual([24, 30]);
});

card('Drakkari Enchanter', 'what own minions do at the end of the own turn happens twice', () => {
  const game = table();
  const { summon, endTurn, board, health } = game;
  const master = summon('Imp Master', 0);
  playFromHand(game, 'Drakkari Enchanter', 0);
  playFromHand(game, 'Drakkari Enchanter', 0);
  const theirs = summon('Imp Master', 1);
  endTurn();
  expect([namesOf(game, board(0)).filter((name) => name === 'Imp').length, health(master)]).toEqual([2, 3]);
  endTurn();
  expect([namesOf(game, board(1)), health(theirs)]).toEqual([['Imp Master', 'Imp'], 4]);
});

card('Drakkari Enchanter', 'doubles nothing else', () => {
  const game = table();
  const { summon, destroy, hand } = game;
  playFromHand(game, 'Drakkari Enchanter', 0);
  destroy(summon('Loot Hoarder', 0));
  expect([hand(0).length, activated(game)]).toEqual([1, ['Loot Hoarder: deathrattle']]);
});

card('Khartut Defender', 'heals its hero for 3 each time it dies, and comes back once with 1 Health', () => {
  const game = table();
  const { dealDamage, hero, health, destroy, board, hasKeyword, nameOf } = game;
  dealDamage(hero(0), 10);
  dealDamage(hero(1), 10);
  const defender = playFromHand(game, 'Khartut Defender', 0);
  expect([hasKeyword(defender, 'taunt'), hasKeyword(defender, 'reborn')]).toEqual([true, true]);
  destroy(defender);
  const back = pick(board(0), 0);
  expect([nameOf(back), health(back), health(hero(0))]).toEqual(['Khartut Defender', 1, 23]);
  expect([hasKeyword(back, 'taunt'), hasKeyword(back, 'reborn')]).toEqual([true, false]);
  destroy(back);
  expect([board(0), health(hero(0)), health(hero(1))]).toEqual([[], 26, 20]);
});

card('Khartut Defender', 'silenced it neither heals nor comes back', () => {
  const { summon, silence, destroy, dealDamage, hero, health, board } = table();
  dealDamage(hero(0), 10);
  const defender = summon('Khartut Defender', 0);
  silence(defender);
  destroy(defender);
  expect([board(0), health(hero(0))]).toEqual([[], 20]);
});
