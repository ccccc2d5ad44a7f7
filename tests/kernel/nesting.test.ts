// Depth is data: nested triggers lie on the World's stack, cost no call stack, and each costs the same.

import { describe, expect, it } from 'vitest';
import { type Frame, framesOf } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';

const CASCADE_HEALTH = 400;

/** Sets off `levels` triggers, each inside the one before, and watches every microstep. */
const cascade = (levels: number) => {
  const { game, summon, dealDamage, log, zoneOf } = newGame();
  const id = summon('Test Cascade', 0);
  const stacks: (Frame | null)[] = [];
  game.watch(({ world }) => stacks.push(world.stack));
  dealDamage(id, CASCADE_HEALTH - levels);
  return { log: log(), zone: zoneOf(id), stacks };
};

describe('nested triggers', () => {
  it('resolves 300 of them, one inside the other', () => {
    const { log, zone, stacks } = cascade(300);
    expect(log.filter(({ type }) => type === 'Triggered')).toHaveLength(300);
    expect(zone).toBe('graveyard');
    const deepest = Math.max(...stacks.map((stack) => framesOf({ stack }).length));
    expect(deepest).toBeGreaterThan(900);
  });

  it('takes the same number of microsteps for each level', () => {
    const [a, b, c] = [100, 200, 300].map((levels) => cascade(levels).stacks.length) as [number, number, number];
    expect(c - b).toBe(b - a);
  });

  it('touches at most the top of the stack in a microstep: the frames below are shared, not copied', () => {
    const { stacks } = cascade(100);
    for (const [index, stack] of stacks.entries()) {
      const before = framesOf({ stack: stacks[index - 1] ?? null });
      const after = framesOf({ stack });
      const kept = Math.min(before.length, after.length);
      const changed = before.slice(0, kept).filter((frame, depth) => frame !== after[depth]).length;
      // The frame that goes on, and the one below it if that is told what was summoned.
      expect(changed).toBeLessThanOrEqual(2);
    }
  });
});

describe('the budget (design §2.13)', () => {
  it('refuses a pair that feeds itself, names both, and leaves the game as it was (K16)', () => {
    const { game, summon, dealDamage, health } = newGame();
    const [a, b] = [summon('Test Duelist', 0), summon('Test Duelist', 0)];
    const before = game.fingerprint();
    const submitted = game.submit({ type: 'DEAL_DAMAGE', target: a, amount: 1 });
    expect(submitted).toMatchObject({ ok: false, code: 'overflow' });
    if (submitted.ok) return;
    expect(submitted.message).toContain(`Test Duelist #${a} (onDamage)`);
    expect(submitted.message).toContain(`Test Duelist #${b} (onDamage)`);
    expect(game.fingerprint()).toBe(before);
    dealDamage(a, 0);
    expect(health(a)).toBe(1_000_000);
    expect(game.submit({ type: 'CONCEDE', seat: 1 }).ok).toBe(true);
    expect(game.isOver).toBe(true);
  });

  it('counts each input for itself: many inputs that cause much are fine', () => {
    const { summon, cast, health, board } = newGame();
    const yeti = summon('Boulderfist Ogre', 0);
    for (let round = 0; round < 6; round += 1) cast('Whirlwind', 0);
    expect(health(yeti)).toBe(1);
    expect(board(0)).toEqual([yeti]);
  });
});
