// Games with different cards under the same names, played in turn: what was found for one game is never believed in
// another, though their entities have the same numbers.

import { expect, it } from 'vitest';
import { type BattleCard, battleCards, battleWith, hasKeyword } from '../../machines/battle/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';

/** The real cards, some of them printed otherwise. */
const printedOtherwise = (changes: Readonly<Record<string, object>>) =>
  battleWith(battleCards.map((card): BattleCard => ({ ...card, ...changes[card.name] }) as BattleCard));

const others = printedOtherwise({
  'Chillwind Yeti': { attack: 9, health: 1, cost: 7, keywords: ['taunt'] },
  // It listens no more.
  'Gurubashi Berserker': { events: [] },
  // Its aura is gone.
  'Raid Leader': { auras: [] },
});

const real = battleWith(battleCards);

const table = (ruleset: typeof real) => {
  const game = newGame({ ruleset });
  const yeti = game.summon('Chillwind Yeti', 0);
  const berserker = game.summon('Gurubashi Berserker', 0);
  return { game, yeti, berserker };
};

it('each game reads its own cards', () => {
  const [ours, theirs] = [table(real), table(others)];
  expect(ours.yeti).toBe(theirs.yeti);
  for (let round = 0; round < 3; round += 1) {
    expect([ours.game.attackOf(ours.yeti), ours.game.health(ours.yeti)]).toEqual([4, 5]);
    expect([theirs.game.attackOf(theirs.yeti), theirs.game.health(theirs.yeti)]).toEqual([9, 1]);
    expect(ours.game.game.ask((world) => hasKeyword(world, ours.yeti, 'taunt'))).toBe(false);
    expect(theirs.game.game.ask((world) => hasKeyword(world, theirs.yeti, 'taunt'))).toBe(true);
  }
});

it('who listens in one set may be silent in the other', () => {
  const [ours, theirs] = [table(real), table(others)];
  for (const { game, berserker } of [ours, theirs, ours, theirs]) game.dealDamage(berserker, 1);
  expect([ours.game.attackOf(ours.berserker), theirs.game.attackOf(theirs.berserker)]).toEqual([2 + 6, 2]);
  expect(ours.game.log().some(({ type }) => type === 'Triggered')).toBe(true);
  expect(theirs.game.log().some(({ type }) => type === 'Triggered')).toBe(false);
});

it('an aura is there in one set only', () => {
  const [ours, theirs] = [table(real), table(others)];
  for (const { game } of [ours, theirs]) game.summon('Raid Leader', 0);
  expect([ours.game.attackOf(ours.yeti), theirs.game.attackOf(theirs.yeti)]).toEqual([5, 9]);
  for (const { game } of [ours, theirs]) game.endTurn();
  expect([ours.game.activePlayer(), theirs.game.activePlayer()]).toEqual([1, 1]);
});
