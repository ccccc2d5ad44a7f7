// Rows of the facts about Fireplace that have to do with Naxxramas cards, on the cards as the card table prints them.

import { expect, it } from 'vitest';
import { battle, costOf } from '../../../machines/battle/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import type { SandboxGame } from '../../../machines/sandbox/index.ts';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { pick, table } from '../../battle/table.ts';

const fillers = Array<string>(20).fill('Wisp');
const newTable = () => table({ ruleset: battle, decks: [fillers, fillers] });

const namesOn = (game: SandboxGame, player: 0 | 1): string[] => namesOf(game, game.board(player));
const statsOf = ({ attackOf, health }: SandboxGame, id: EntityId) => [attackOf(id), health(id)];

it('FP-005: Emperor Cobra kills Zombie Chow, whose 3 Health its 2 Attack would not take', () => {
  const { summon, attack, zoneOf } = newTable();
  const cobra = summon('Emperor Cobra', 0);
  const chow = summon('Zombie Chow', 1);
  attack(cobra, chow);
  expect(zoneOf(chow)).toBe('graveyard');
  expect(zoneOf(cobra)).toBe('board');
});

it("FP-026: Cult Master, older than Anub'ar Ambusher, draws and then goes back to the hand", () => {
  const { summon, destroy, hand } = newTable();
  const master = summon('Cult Master', 0);
  destroy(summon("Anub'ar Ambusher", 0));
  expect(hand(0)).toHaveLength(2);
  expect(pick(hand(0))).toBe(master);
});

it("FP-027: Cult Master, younger than Anub'ar Ambusher, is in the hand when it would draw", () => {
  const { summon, destroy, hand } = newTable();
  const ambusher = summon("Anub'ar Ambusher", 0);
  const master = summon('Cult Master', 0);
  destroy(ambusher);
  expect(hand(0)).toEqual([master]);
});

it('FP-031: Sylvanas finds nothing to take on an empty board, and takes the only Wisp there is', () => {
  const { summon, destroy, board } = newTable();
  destroy(summon('Sylvanas Windrunner', 0));
  expect([board(0), board(1)]).toEqual([[], []]);
  const wisp = summon('Wisp', 1);
  destroy(summon('Sylvanas Windrunner', 0));
  expect([board(0), board(1)]).toEqual([[wisp], []]);
});

// Fireplace processes deaths one by one, so that only the younger of the two finds the other dead. Here both are
// removed, and are on the list of the dead, before any deathrattle runs (R19.3, R19.4): each finds the other dead and
// both players get a Thaddius.
it('FP-034: Stalagg and Feugen kill each other: a Thaddius for each side', () => {
  const game = newTable();
  const stalagg = game.summon('Stalagg', 0);
  const feugen = game.summon('Feugen', 1);
  game.attack(stalagg, feugen);
  expect([stalagg, feugen].map(game.zoneOf)).toEqual(['graveyard', 'graveyard']);
  expect([namesOn(game, 0), namesOn(game, 1)]).toEqual([['Thaddius'], ['Thaddius']]);
});

it('FP-036: a silenced Nerubian Egg leaves nothing', () => {
  const game = newTable();
  const egg = game.summon('Nerubian Egg', 0);
  game.silence(egg);
  playFromHand(game, 'Moonfire', 0, { target: egg });
  expect(game.zoneOf(egg)).toBe('board');
  playFromHand(game, 'Moonfire', 0, { target: egg });
  expect([game.zoneOf(egg), game.board(0)]).toEqual(['graveyard', []]);
});

it('FP-037: three Zombie Chows heal the enemy hero from 24 to 29, 30 and 30', () => {
  const { summon, destroy, setHealth, hero, health } = newTable();
  const chows = [1, 2, 3].map(() => summon('Zombie Chow', 0));
  setHealth(hero(1), 24);
  const healed = chows.map((chow) => {
    destroy(chow);
    return health(hero(1));
  });
  expect(healed).toEqual([29, 30, 30]);
});

it('FP-038: Unstable Ghoul kills the Wisp, hurts the Acolyte, whose owner draws, and no hero', () => {
  const { summon, destroy, zoneOf, hand, hero, health } = newTable();
  const ghoul = summon('Unstable Ghoul', 0);
  const [wisp, acolyte] = [summon('Wisp', 1), summon('Acolyte of Pain', 1)];
  destroy(ghoul);
  expect([zoneOf(wisp), health(acolyte)]).toEqual(['graveyard', 2]);
  expect([hand(0).length, hand(1).length]).toEqual([0, 1]);
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 30]);
});

it("FP-039: Death's Bite, replaced by Light's Justice, kills the Wisp", () => {
  const game = newTable();
  const wisp = game.summon('Wisp', 0);
  game.equip("Death's Bite", 0);
  playFromHand(game, "Light's Justice", 0);
  expect(game.zoneOf(wisp)).toBe('graveyard');
  expect(game.nameOf(game.weapon(0) ?? 0)).toBe("Light's Justice");
});

it("FP-042: Kel'Thuzad brings the Wisp back at the end of the enemy's turn, and no enemy minion", () => {
  const game = newTable();
  game.summon("Kel'Thuzad", 0);
  const [wisp, enemy] = [game.summon('Wisp', 0), game.summon('Wisp', 1)];
  game.endTurn();
  game.destroy(wisp);
  game.destroy(enemy);
  expect(namesOn(game, 0)).toEqual(["Kel'Thuzad"]);
  game.endTurn();
  expect([namesOn(game, 0), namesOn(game, 1)]).toEqual([["Kel'Thuzad", 'Wisp'], []]);
});

it('FP-054: Undertaker is 1/2 after a Wisp and an enemy Leper Gnome, 2/2 and 3/2 after two of its own', () => {
  const game = newTable();
  const undertaker = game.summon('Undertaker', 0);
  const after = (name: string, player: 0 | 1) => {
    playFromHand(game, name, player);
    return statsOf(game, undertaker);
  };
  expect([after('Wisp', 0), after('Leper Gnome', 1), after('Leper Gnome', 0), after('Leper Gnome', 0)]).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
});

it('FP-095: Raid Leader and two Timber Wolves raise Webspinner to 2, 3, 4 Attack, and without wolves back to 2', () => {
  const game = newTable();
  const { summon, destroy, attackOf } = game;
  const [enemy, spinner] = [summon('Wisp', 1), summon('Webspinner', 0)];
  const attacks: number[][] = [];
  const look = () => attacks.push([attackOf(spinner), attackOf(enemy)]);
  playFromHand(game, 'Raid Leader', 0);
  look();
  const first = playFromHand(game, 'Timber Wolf', 0);
  look();
  const second = playFromHand(game, 'Timber Wolf', 0);
  look();
  // Each wolf has its own 1, and 1 each from the Raid Leader and from the other wolf.
  expect([attackOf(first), attackOf(second)]).toEqual([3, 3]);
  for (const wolf of [first, second]) {
    destroy(wolf);
    look();
  }
  expect(attacks).toEqual([
    [2, 1],
    [3, 1],
    [4, 1],
    [3, 1],
    [2, 1],
  ]);
});

it('FP-096: Flametongue Totem reaches the Wisp at its left and the one at its right', () => {
  const game = newTable();
  for (const name of ['Wisp', 'Wisp', 'Wisp', 'Flametongue Totem', 'Wisp']) playFromHand(game, name, 0);
  expect(game.board(0).map(game.attackOf)).toEqual([1, 1, 3, 0, 3]);
});

it("FP-107: Loatheb makes the enemy's spells dearer by 5 in the enemy's turn, not before, not after", () => {
  const game = newTable();
  const enemies = ['Fireball', 'Fireball', 'Moonfire'].map((name) => game.addToHand(name, 1));
  const own = game.addToHand('Fireball', 0);
  const costs = () => [...enemies, own].map((id) => costOf(game.game.world, id));
  playFromHand(game, 'Loatheb', 0);
  expect(costs()).toEqual([4, 4, 0, 4]);
  game.endTurn();
  expect(costs()).toEqual([9, 9, 5, 4]);
  game.endTurn();
  expect(costs()).toEqual([4, 4, 0, 4]);
});

it('FP-151: Echoing Ooze has an exact copy to its right after the turn', () => {
  const game = newTable();
  const ooze = playFromHand(game, 'Echoing Ooze', 0);
  game.summon('Wisp', 0);
  playFromHand(game, 'Blessing of Kings', 0, { target: ooze });
  game.endTurn();
  expect(namesOn(game, 0)).toEqual(['Echoing Ooze', 'Echoing Ooze', 'Wisp']);
  const [first = 0, copy = 0] = game.board(0);
  expect([first, statsOf(game, copy)]).toEqual([ooze, [5, 6]]);
});

// Fireplace lets the older Cultist die first, and its deathrattle saves the Wisp. Here both are removed in one step
// (R19.3), so that the Health goes to somebody who lives, or to nobody.
it('FP-161: Whirlwind kills Dark Cultist and the Wisp together; the Health goes to who is left', () => {
  const whirlwind = (...others: readonly string[]) => {
    const game = newTable();
    const [cultist, wisp] = [game.summon('Dark Cultist', 0), game.summon('Wisp', 0)];
    const left = others.map((name) => game.summon(name, 0));
    game.setHealth(cultist, 1);
    playFromHand(game, 'Whirlwind', 0);
    expect([cultist, wisp].map(game.zoneOf)).toEqual(['graveyard', 'graveyard']);
    return left.map(game.health);
  };
  expect(whirlwind()).toEqual([]);
  expect(whirlwind('Chillwind Yeti')).toEqual([7]);
});

it('FP-180: Echoing Ooze, played and then silenced, makes no copy', () => {
  const game = newTable();
  const ooze = playFromHand(game, 'Echoing Ooze', 0);
  game.silence(ooze);
  game.endTurn();
  expect(game.board(0)).toEqual([ooze]);
});
