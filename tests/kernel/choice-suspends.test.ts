// A choice opened in the middle of a trigger inside a battlecry suspends everything, survives a save in another
// process, and afterwards the rest of the battlecry and all later reactions run.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { framesOf } from '../../machines/index.ts';
import { newGame, type SandboxGame } from '../../machines/sandbox/index.ts';

/** Test Caller's battlecry summons two fillers and then draws; Test Advisor discovers after each summon. */
const playCaller = (): SandboxGame & { readonly caller: number } => {
  const sandbox = newGame({ decks: [Array(5).fill('Test Filler'), []], seed: 11 });
  sandbox.summon('Test Advisor', 0);
  sandbox.summon('Knife Juggler', 0);
  sandbox.choose(0);
  for (const card of sandbox.hand(0)) sandbox.remove(card);
  const caller = sandbox.addToHand('Test Caller', 0);
  sandbox.clearLog();
  sandbox.play(caller);
  return { ...sandbox, caller };
};

const kinds = (sandbox: SandboxGame) => sandbox.log().map(({ type }) => type);

describe('a choice in the middle of a trigger inside a battlecry', () => {
  it('suspends the whole resolution with its frames', () => {
    const sandbox = playCaller();
    expect(sandbox.game.value).toEqual({ resolving: { choice: 'open' } });
    expect(framesOf(sandbox.game.world).map(({ kind }) => kind)).toEqual([
      'playSequence',
      'triggerQueue',
      'effects',
      'summon',
      'triggerQueue',
      'effects',
      'choice',
    ]);
    expect(kinds(sandbox)).toEqual(['Summoned', 'Triggered', 'Summoned', 'Triggered']);
    expect(sandbox.hand(0)).toEqual([]);
  });

  it('refuses everything but the answer, from the player asked', () => {
    const { game } = playCaller();
    const before = game.fingerprint();
    expect(game.submit({ type: 'END_TURN', seat: 0 })).toMatchObject({ ok: false, code: 'choice-open' });
    expect(game.submit({ type: 'CHOOSE', seat: 1, option: 0 })).toMatchObject({ ok: false, code: 'not-awaited' });
    expect(game.submit({ type: 'CHOOSE', seat: 0, option: 3 })).toMatchObject({ ok: false, code: 'option-unknown' });
    expect(game.fingerprint()).toBe(before);
    expect(game.legalMoves(0).map(({ input }) => input.type)).toEqual(['CHOOSE', 'CHOOSE', 'CHOOSE']);
    expect(game.legalMoves(1)).toEqual([]);
  });

  it('goes on with the rest: the juggler, the second filler, the draw, the played minion itself', () => {
    const sandbox = playCaller();
    while (sandbox.pendingChoice() !== undefined) sandbox.choose(0);
    const triggered = sandbox
      .log()
      .flatMap((event) => (event.type === 'Triggered' ? [sandbox.nameOf(event.source)] : []));
    expect(triggered).toEqual([
      'Test Caller',
      'Test Advisor',
      'Knife Juggler',
      'Test Advisor',
      'Knife Juggler',
      'Test Advisor',
      'Knife Juggler',
    ]);
    expect(kinds(sandbox).filter((kind) => kind === 'Drew')).toHaveLength(1);
    expect(sandbox.hand(0)).toHaveLength(4);
    expect(sandbox.game.value).toEqual({ turn: 'main' });
  });

  it('survives JSON and another process, byte for byte', () => {
    const sandbox = playCaller();
    const save = JSON.stringify(sandbox.game.save());
    const script = join(import.meta.dirname, '..', 'helpers', 'continue-save.ts');
    const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { input: save, encoding: 'utf8' });
    const elsewhere = JSON.parse(printed) as { fingerprint: string; log: unknown[] };
    sandbox.clearLog();
    while (sandbox.pendingChoice() !== undefined) sandbox.choose(0);
    expect(elsewhere.fingerprint).toBe(sandbox.game.fingerprint());
    expect(elsewhere.log).toEqual(sandbox.trace());
  });
});
