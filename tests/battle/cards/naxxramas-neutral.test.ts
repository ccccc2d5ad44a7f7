// Naxxramas neutral minions that work while in play or when played.

import { expect } from 'vitest';
import { battle, costOf } from '../../../machines/battle/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import type { SandboxGame } from '../../../machines/sandbox/index.ts';
import { activated, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const fillers = Array<string>(20).fill('Wisp');
/** Undertaker as the card table prints it: the course has another number. */
const realTable = () => table({ ruleset: battle, decks: [fillers, fillers] });

const statsOf = ({ attackOf, health }: SandboxGame, id: EntityId) => [attackOf(id), health(id)];
const costsOf = ({ game }: SandboxGame, ids: readonly EntityId[]) => ids.map((id) => costOf(game.world, id));

card('Undertaker', '+1 Attack for each minion with a deathrattle that joins its side, played or summoned', () => {
  const game = realTable();
  const { summon } = game;
  const undertaker = summon('Undertaker', 0);
  playFromHand(game, 'Loot Hoarder', 0);
  summon('Leper Gnome', 0);
  expect(statsOf(game, undertaker)).toEqual([3, 2]);
});

card('Undertaker', 'counts no other minion and none of the enemy, and not those that were there', () => {
  const game = realTable();
  const { summon } = game;
  summon('Leper Gnome', 0);
  const undertaker = summon('Undertaker', 0);
  playFromHand(game, 'Wisp', 0);
  playFromHand(game, 'Leper Gnome', 1);
  expect(statsOf(game, undertaker)).toEqual([1, 2]);
});

card('Echoing Ooze', 'played, it leaves a copy to its right at the end of the turn, as it then is', () => {
  const game = table();
  const { cast, dealDamage, summon, board, endTurn } = game;
  const ooze = playFromHand(game, 'Echoing Ooze', 0);
  const wisp = summon('Wisp', 0);
  cast('Blessing of Kings', 0, { target: ooze });
  dealDamage(ooze, 3);
  expect(board(0)).toHaveLength(2);
  endTurn();
  const [first, copy, last] = board(0);
  expect([first, last, namesOf(game, board(0))]).toEqual([ooze, wisp, ['Echoing Ooze', 'Echoing Ooze', 'Wisp']]);
  expect([ooze, copy ?? 0].map((id) => statsOf(game, id))).toEqual([
    [5, 3],
    [5, 3],
  ]);
});

card('Echoing Ooze', 'copies itself once; neither the copy nor a summoned one does', () => {
  const game = table();
  playFromHand(game, 'Echoing Ooze', 0);
  game.summon('Echoing Ooze', 1);
  for (let turns = 0; turns < 4; turns += 1) game.endTurn();
  expect([game.board(0).length, game.board(1).length]).toEqual([2, 1]);
});

card('Echoing Ooze', 'with Brann Bronzebeard it makes two copies, which make none in later turns', () => {
  const game = table();
  game.summon('Brann Bronzebeard', 0);
  playFromHand(game, 'Echoing Ooze', 0);
  for (const turn of [1, 2, 3]) {
    game.endTurn();
    expect([turn, game.board(0).length]).toEqual([turn, 4]);
  }
});

card('Echoing Ooze', 'makes no copy on a full board', () => {
  const game = table();
  playFromHand(game, 'Echoing Ooze', 0);
  for (let minions = 0; minions < 6; minions += 1) game.summon('Wisp', 0);
  game.endTurn();
  expect(namesOf(game, game.board(0)).filter((name) => name === 'Echoing Ooze')).toHaveLength(1);
});

card("Nerub'ar Weblord", 'makes minions with a battlecry in both hands cost 2 more, and nothing else', () => {
  const game = table();
  const { addToHand, summon, destroy } = game;
  const mine = ['Elven Archer', 'Wisp', 'Loot Hoarder', 'Fireball', 'Fiery War Axe'].map((name) => addToHand(name, 0));
  const theirs = [addToHand('Elven Archer', 1), addToHand('Wisp', 1)];
  const weblord = summon("Nerub'ar Weblord", 0);
  expect(costsOf(game, [...mine, ...theirs])).toEqual([3, 0, 2, 4, 3, 3, 0]);
  summon("Nerub'ar Weblord", 1);
  expect(costsOf(game, theirs)).toEqual([5, 0]);
  destroy(weblord);
  expect(costsOf(game, theirs)).toEqual([3, 0]);
});

card('Shade of Naxxramas', 'grows by +1/+1 at the start of its own turn and stays hidden', () => {
  const game = table({ checksActions: true });
  const { summon, attack, hero, endTurn, hasKeyword } = game;
  const [shade, enemy] = [summon('Shade of Naxxramas', 0), summon('Chillwind Yeti', 1)];
  endTurn();
  expect(statsOf(game, shade)).toEqual([2, 2]);
  expect(refusalOf(() => attack(enemy, shade))).toBe('defender-hidden');
  endTurn();
  expect([...statsOf(game, shade), hasKeyword(shade, 'stealth')]).toEqual([3, 3, true]);
  attack(shade, hero(1));
  expect(hasKeyword(shade, 'stealth')).toBe(false);
  endTurn();
  endTurn();
  expect(statsOf(game, shade)).toEqual([4, 4]);
});

card('Stoneskin Gargoyle', 'is healed completely at the start of its own turn', () => {
  const { summon, dealDamage, health, endTurn } = table();
  const [gargoyle, enemy] = [summon('Stoneskin Gargoyle', 0), summon('Stoneskin Gargoyle', 1)];
  for (const id of [gargoyle, enemy]) dealDamage(id, 3);
  endTurn();
  expect([gargoyle, enemy].map(health)).toEqual([1, 4]);
  endTurn();
  expect(health(gargoyle)).toBe(4);
});

card('Stoneskin Gargoyle', 'this is healing: others react to it, and it can be turned into damage', () => {
  const game = table({ draws: false });
  const { summon, dealDamage, hand, endTurn, zoneOf } = game;
  const gargoyle = summon('Stoneskin Gargoyle', 0);
  summon('Northshire Cleric', 1);
  const round = () => {
    endTurn();
    endTurn();
  };
  round();
  expect(hand(1)).toHaveLength(0);
  dealDamage(gargoyle, 3);
  round();
  expect(hand(1)).toHaveLength(1);
  summon('Auchenai Soulpriest', 0);
  dealDamage(gargoyle, 2);
  round();
  expect(zoneOf(gargoyle)).toBe('graveyard');
});

card('Wailing Soul', 'silences the other minions of its side when played', () => {
  const game = table();
  const { summon, cast, destroy, hand, hasKeyword, attackOf } = game;
  const [hoarder, wisp, enemy] = [summon('Loot Hoarder', 0), summon('Wisp', 0), summon('Goldshire Footman', 1)];
  cast('Blessing of Kings', 0, { target: wisp });
  const soul = playFromHand(game, 'Wailing Soul', 0);
  cast('Blessing of Kings', 0, { target: soul });
  destroy(hoarder);
  expect([hand(0).length, attackOf(wisp), hasKeyword(enemy, 'taunt')]).toEqual([0, 1, true]);
  playFromHand(game, 'Wailing Soul', 0);
  expect(attackOf(soul)).toBe(3);
});

card('Wailing Soul', 'silences nobody when it is summoned', () => {
  const { summon, destroy, hand } = table();
  const hoarder = summon('Loot Hoarder', 0);
  summon('Wailing Soul', 0);
  destroy(hoarder);
  expect(hand(0)).toHaveLength(1);
});

card('Baron Rivendare', 'deathrattles of its side trigger twice, also with two Barons', () => {
  const game = table();
  const { summon, destroy, hand } = game;
  summon('Baron Rivendare', 0);
  summon('Baron Rivendare', 0);
  const [mine, theirs] = [summon('Loot Hoarder', 0), summon('Loot Hoarder', 1)];
  destroy(mine);
  destroy(theirs);
  expect([hand(0).length, hand(1).length]).toEqual([2, 1]);
});

card('Baron Rivendare', 'silenced, it leaves deathrattles at one trigger; a battlecry stays one', () => {
  const game = table();
  const { summon, destroy, silence, hand } = game;
  const baron = summon('Baron Rivendare', 0);
  playFromHand(game, 'Novice Engineer', 0);
  expect(hand(0)).toHaveLength(1);
  silence(baron);
  destroy(summon('Loot Hoarder', 0));
  expect(hand(0)).toHaveLength(2);
});

card('Loatheb', "makes the opponent's spells cost 5 more in the opponent's next turn only", () => {
  const game = table();
  const { addToHand, endTurn } = game;
  const enemies = ['Fireball', 'Moonfire', 'Wisp'].map((name) => addToHand(name, 1));
  const own = addToHand('Fireball', 0);
  playFromHand(game, 'Loatheb', 0);
  expect(costsOf(game, [...enemies, own])).toEqual([4, 0, 0, 4]);
  endTurn();
  expect(costsOf(game, [...enemies, own])).toEqual([9, 5, 0, 4]);
  expect(costsOf(game, [addToHand('Frostbolt', 1)])).toEqual([7]);
  endTurn();
  expect(costsOf(game, [...enemies, own])).toEqual([4, 0, 0, 4]);
  endTurn();
  expect(costsOf(game, enemies)).toEqual([4, 0, 0]);
});

card('Loatheb', 'works on when it is silenced or dead, adds up, and does nothing when summoned', () => {
  const game = table();
  const { addToHand, endTurn, silence, destroy, summon } = game;
  const enemies = [addToHand('Moonfire', 1)];
  silence(playFromHand(game, 'Loatheb', 0));
  destroy(playFromHand(game, 'Loatheb', 0));
  summon('Loatheb', 0);
  endTurn();
  expect(costsOf(game, enemies)).toEqual([10]);
});

card("Kel'Thuzad", 'at the end of each turn the minions of its side that died in it come back', () => {
  const game = table();
  const { summon, destroy, dealDamage, board, endTurn } = game;
  const early = summon('Leper Gnome', 0);
  destroy(early);
  endTurn();
  summon("Kel'Thuzad", 0);
  const [yeti, enemy] = [summon('Chillwind Yeti', 0), summon('Wisp', 1)];
  dealDamage(yeti, 5);
  destroy(enemy);
  expect(board(0)).toHaveLength(1);
  endTurn();
  expect(namesOf(game, board(0))).toEqual(["Kel'Thuzad", 'Chillwind Yeti']);
  expect([game.health(board(0)[1] ?? 0), board(1)]).toEqual([5, []]);
  destroy(board(0)[1] ?? 0);
  endTurn();
  expect(namesOf(game, board(0))).toEqual(["Kel'Thuzad", 'Chillwind Yeti']);
});

card("Kel'Thuzad", 'brings nobody back when it is silenced or dead itself', () => {
  const game = table();
  const { summon, destroy, silence, board, endTurn } = game;
  silence(summon("Kel'Thuzad", 0));
  const dead = summon("Kel'Thuzad", 0);
  destroy(summon('Wisp', 0));
  destroy(dead);
  endTurn();
  expect(namesOf(game, board(0))).toEqual(["Kel'Thuzad"]);
  expect(activated(game)).not.toContain("Kel'Thuzad: endOfTurn");
});
