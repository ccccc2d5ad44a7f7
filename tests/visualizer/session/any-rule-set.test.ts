// A rule set of which the visualizer knows nothing is watched as well, and nothing behind a session needs Node.

import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { battle } from '../../../machines/battle/index.ts';
import { plainRuleSet, RULE_SETS, ruleSetNamed, Session, statesOf } from '../../../visualizer/session/index.ts';

const plain = (): Session => {
  const ruleSet = plainRuleSet({ ...battle, name: 'duel' } as never);
  return new Session({ ruleSet, start: { from: 'options', options: { sandbox: true } } });
};

describe('a rule set without words of its own', () => {
  it('is recorded, stepped through and stopped like any other', () => {
    const session = plain();
    expect(session.getSnapshot().title).toBe('duel');
    expect(session.submit({ type: 'END_TURN', seat: 0 } as never)).toEqual({ ok: true });
    session.breakpoints.add({ on: 'state', state: 'turn.endOfTurnPhase', isEnabled: true });
    session.seekInput(0);
    expect(session.run().ended).toBe('breakpoint');
    expect(session.view.moment.states).toEqual(['turn.endOfTurnPhase']);
    expect(session.view.moment.transitions.length).toBeGreaterThan(0);
    const told = session.view.eventList.flatMap(({ children }) => children.map(({ sentence }) => sentence));
    expect(told).toContainEqual(expect.stringMatching(/^TurnEnded \{"player":0/));
  });

  it('has lanes by who is awaited, moves, and nothing that it does not know', () => {
    const session = plain();
    expect(session.view.lanes.map(({ isAwaited }) => isAwaited)).toEqual([true, false]);
    expect(session.view.legalMoves(0)).not.toEqual([]);
    expect(session.view.queues).toEqual([]);
    expect(session.view.owls).toEqual([]);
    expect(session.view.namedPoints).toEqual([]);
    expect(session.stage({ do: 'kill', entity: 1 })).toMatchObject({ ok: false, code: 'no-staging' });
    expect(session.playBots({ bots: ['random'], seed: 1 })).toMatchObject({ inputs: 0, ended: 'end' });
  });
});

describe('the known rule sets', () => {
  it('go by names, and know the states of their charts', () => {
    expect(RULE_SETS.map(({ id }) => id)).toEqual(['battle', 'battle-with-test-cards', 'dale', 'dale-anniversary']);
    expect(ruleSetNamed('chess')).toBeUndefined();
    const session = plain();
    expect(statesOf(session.ruleSet, session.view.position.world)).toContain('resolving.phaseBoundary.deathPhase');
    for (const { cards, verbs, conditions } of RULE_SETS) {
      expect(cards.length).toBeGreaterThan(20);
      expect(verbs.length).toBeGreaterThan(5);
      expect(new Set(conditions.map(({ name }) => name)).size).toBe(conditions.length);
    }
  });
});

describe('what a session is made of', () => {
  const ROOT = join(import.meta.dirname, '../../..');
  const IMPORT =
    /(?:^|\n)(?:import|export)\s(?!type\s)[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

  /** Everything that is loaded with a file: files of ours by their paths, packages by their names. */
  const loadedWith = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const [, from, bare] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const target = from ?? bare ?? '';
      if (target.startsWith('.')) loadedWith(relative(ROOT, join(ROOT, dirname(file), target)), found);
      else found.add(target);
    }
    return found;
  };

  it('runs in a browser: no module of Node, however far away', () => {
    const loaded = loadedWith('visualizer/session/index.ts');
    expect(loaded.size).toBeGreaterThan(150);
    expect([...loaded].filter((name) => name.startsWith('node:') || name === 'fs' || name === 'path')).toEqual([]);
    // The search itself finds what it looks for.
    expect(loadedWith('cli/scenario-files.ts')).toContain('node:fs');
  });

  it('asks no clock and no chance of its own', () => {
    const own = [...loadedWith('visualizer/session/index.ts')].filter((name) => name.startsWith('visualizer/'));
    const found = own.filter((name) =>
      /Math\.random|Date\.now|new Date|performance\.now|setTimeout/.test(readFileSync(join(ROOT, name), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
