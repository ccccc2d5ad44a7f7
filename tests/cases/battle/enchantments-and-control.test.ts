// FP-116 to FP-137: what is given to minions, who has them, silence, and what happens at the end of a turn.

import { expect, it } from 'vitest';
import { hero as heroCard } from '../../../machines/battle/cards.ts';
import type { EntityId } from '../../../machines/index.ts';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { pick } from '../../battle/table.ts';
import { colossus, match } from './match.ts';

it('FP-116: Abusive Sergeant: the Wisp has 3 Attack for this turn', () => {
  const game = match();
  const { summon, attackOf, endTurn } = game;
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Abusive Sergeant', 0, { target: wisp });
  expect(attackOf(wisp)).toBe(3);
  endTurn();
  expect(attackOf(wisp)).toBe(1);
});

it('FP-117: Humility and Abusive Sergeant, in either order', () => {
  const game = match();
  const { summon, attackOf, round } = game;
  const golem = summon('War Golem', 0);
  const seen: number[] = [attackOf(golem)];
  const cast = (name: string) => {
    playFromHand(game, name, 0, { target: golem });
    seen.push(attackOf(golem));
  };
  const pass = () => {
    round();
    seen.push(attackOf(golem));
  };
  cast('Humility');
  cast('Abusive Sergeant');
  pass();
  cast('Abusive Sergeant');
  cast('Humility');
  pass();
  expect(seen).toEqual([7, 1, 3, 1, 3, 1, 1]);
});

it('FP-119: Crazed Alchemist makes Oasis Snapjaw 7/2; silence gives its own Health back, less the damage', () => {
  const game = match();
  const { summon, stats } = game;
  const snapjaw = summon('Oasis Snapjaw', 0);
  playFromHand(game, 'Crazed Alchemist', 0, { target: snapjaw });
  expect(stats(snapjaw)).toEqual([[7, 2]]);
  playFromHand(game, 'Moonfire', 0, { target: snapjaw });
  expect(stats(snapjaw)).toEqual([[7, 1]]);
  playFromHand(game, 'Silence', 0, { target: snapjaw });
  expect(stats(snapjaw)).toEqual([[2, 6]]);
});

it("FP-120: Hunter's Mark clears the damage: 1 of 1, and 10 of 10 once it is silenced", () => {
  const game = match({}, [colossus]);
  const { summon, health, maxHealth } = game;
  const giant = summon('Test Colossus', 1);
  playFromHand(game, 'Moonfire', 0, { target: giant });
  expect([health(giant), maxHealth(giant)]).toEqual([9, 10]);
  playFromHand(game, "Hunter's Mark", 0, { target: giant });
  expect([health(giant), maxHealth(giant)]).toEqual([1, 1]);
  playFromHand(game, 'Silence', 0, { target: giant });
  expect([health(giant), maxHealth(giant)]).toEqual([10, 10]);
});

it('FP-123: Silence takes two Blessings of Might at once', () => {
  const game = match();
  const wisp = game.summon('Wisp', 0);
  for (const _ of [1, 2]) playFromHand(game, 'Blessing of Might', 0, { target: wisp });
  expect(game.attackOf(wisp)).toBe(7);
  playFromHand(game, 'Silence', 0, { target: wisp });
  expect([game.attackOf(wisp), game.enchantmentsOn(wisp)]).toEqual([1, 0]);
});

it('FP-124: Faceless Manipulator has the numbers, the damage and the enchantments of the Wisp', () => {
  const game = match();
  const { summon, endTurn, stats, maxHealth, hasKeyword, board, nameOf, enchantmentsOn } = game;
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Mark of the Wild', 0, { target: wisp });
  playFromHand(game, 'Moonfire', 0, { target: wisp });
  endTurn();
  playFromHand(game, 'Faceless Manipulator', 1, { target: wisp });
  const copy = pick(board(1));
  expect(nameOf(copy)).toBe('Wisp');
  expect(stats(wisp, copy)).toEqual([
    [3, 2],
    [3, 2],
  ]);
  expect([wisp, copy].map(maxHealth)).toEqual([3, 3]);
  expect([wisp, copy].map((id) => hasKeyword(id, 'taunt'))).toEqual([true, true]);
  expect([wisp, copy].map(enchantmentsOn)).toEqual([1, 1]);
  playFromHand(game, 'Silence', 1, { target: copy });
  expect([stats(wisp, copy), enchantmentsOn(wisp)]).toEqual([
    [
      [3, 2],
      [1, 1],
    ],
    1,
  ]);
});

it.each(['attacked in its last turn', 'was played in its last turn'])(
  'FP-126: Shadow Madness takes a Wisp that %s: it attacks at once, and goes back ready for its player',
  (what) => {
    const game = match();
    const { summon, endTurn, attack, hero, health, verdict, ownerOf } = game;
    let wisp: EntityId;
    if (what.startsWith('attacked')) {
      wisp = summon('Wisp', 0);
      game.round();
      attack(wisp, hero(1));
    } else wisp = playFromHand(game, 'Wisp', 0);
    endTurn();
    playFromHand(game, 'Shadow Madness', 1, { target: wisp });
    expect([ownerOf(wisp), verdict(wisp, hero(0))]).toEqual([1, 'legal']);
    attack(wisp, hero(0));
    expect([health(hero(0)), verdict(wisp, hero(0))]).toEqual([29, 'attack-used']);
    endTurn();
    expect([ownerOf(wisp), verdict(wisp, hero(1))]).toEqual([0, 'legal']);
  },
);

it('FP-127: silence gives back at once what Shadow Madness took', () => {
  const game = match();
  const { summon, endTurn, ownerOf, board } = game;
  const wisp = summon('Wisp', 0);
  endTurn();
  playFromHand(game, 'Shadow Madness', 1, { target: wisp });
  expect(ownerOf(wisp)).toBe(1);
  playFromHand(game, 'Silence', 1, { target: wisp });
  expect([ownerOf(wisp), board(0), board(1)]).toEqual([0, [wisp], []]);
  endTurn();
  expect(ownerOf(wisp)).toBe(0);
});

it('FP-128: a minion under Mind Control is asleep for that turn', () => {
  const game = match();
  const { summon, endTurn, verdict, hero, ownerOf, round } = game;
  const wisp = summon('Wisp', 0);
  round();
  expect(verdict(wisp, hero(1))).toBe('legal');
  endTurn();
  playFromHand(game, 'Mind Control', 1, { target: wisp });
  expect([ownerOf(wisp), verdict(wisp, hero(0))]).toEqual([1, 'attack-exhausted']);
  round();
  expect(verdict(wisp, hero(0))).toBe('legal');
});

it('FP-132: Defender of Argus gives its neighbours +1/+1 and Taunt, itself nothing', () => {
  const game = match();
  const { stats, hasKeyword } = game;
  const taunts = (...ids: EntityId[]) => ids.map((id) => hasKeyword(id, 'taunt'));
  const first = playFromHand(game, 'Defender of Argus', 0);
  expect([stats(first), taunts(first)]).toEqual([[[2, 3]], [false]]);
  const second = playFromHand(game, 'Defender of Argus', 0);
  expect(stats(first, second)).toEqual([
    [3, 4],
    [2, 3],
  ]);
  const third = playFromHand(game, 'Defender of Argus', 0, { position: 1 });
  expect(stats(first, third, second)).toEqual([
    [4, 5],
    [2, 3],
    [3, 4],
  ]);
  expect(taunts(first, third, second)).toEqual([true, false, true]);
});

it('FP-134: Gruul, older than Ragnaros, has grown when the 8 damage come', () => {
  const seen = new Set<number>();
  for (let seed = 1; seed <= 20; seed += 1) {
    const game = match({ seed });
    const { summon, endTurn, attackOf, health, maxHealth, hero, zoneOf } = game;
    const gruul = summon('Gruul', 0);
    endTurn();
    expect([attackOf(gruul), health(gruul)]).toEqual([8, 8]);
    summon('Ragnaros the Firelord', 1);
    endTurn();
    expect([zoneOf(gruul), attackOf(gruul), maxHealth(gruul)]).toEqual(['board', 9, 9]);
    expect(health(gruul) + health(hero(0))).toBe(9 + 30 - 8);
    seen.add(health(gruul));
  }
  expect([...seen].sort()).toEqual([1, 9]);
});

it("FP-136: Doomsayer clears full boards when its player's turn begins, not in the turn before", () => {
  const game = match();
  const { summon, endTurn, board } = game;
  summon('Doomsayer', 0);
  for (const seat of [0, 1] as const) while (board(seat).length < 7) summon('Wisp', seat);
  endTurn();
  expect([board(0).length, board(1).length]).toEqual([7, 7]);
  endTurn();
  expect([board(0), board(1)]).toEqual([[], []]);
});

// No printed hero begins with less than 15.
const frail = heroCard('Test Frail', { health: 10, heroPower: 'Fireblast', text: '' });

it('FP-137: Alexstrasza sets the Health to 15, whatever the armour, and raises a maximum that is below', () => {
  const game = match({ heroes: ['Jaina Proudmoore', 'Test Frail'] }, [frail]);
  const { gainArmor, hero, health, maxHealth, armor, trace, clearLog } = game;
  gainArmor(0, 2);
  clearLog();
  playFromHand(game, 'Alexstrasza', 0, { target: hero(0) });
  expect([health(hero(0)), maxHealth(hero(0)), armor(0)]).toEqual([15, 30, 2]);
  expect(trace().some(({ type }) => type === 'Damaged' || type === 'Healed')).toBe(false);
  playFromHand(game, 'Alexstrasza', 0, { target: hero(1) });
  expect([health(hero(1)), maxHealth(hero(1))]).toEqual([15, 15]);
  expect(namesOf(game, game.board(0))).toEqual(['Alexstrasza', 'Alexstrasza']);
});
