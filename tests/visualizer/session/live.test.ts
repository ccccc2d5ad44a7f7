// Watching a game that runs elsewhere: history for who comes late, every input after that, and a word where the two part.

import { describe, expect, it } from 'vitest';
import { battleWithTestCards } from '../../../machines/battle/index.ts';
import { dale, SETS } from '../../../machines/dale/index.ts';
import { createGame } from '../../../machines/index.ts';
import { newGame } from '../../../machines/sandbox/index.ts';
import { Attachment, LIVE_PROTOCOL, type LiveMessage, publish } from '../../../visualizer/session/index.ts';

const running = () => {
  const sandbox = newGame({ decks: [Array(5).fill('Wisp'), []] });
  const publication = publish(sandbox.game as never, 'a running game');
  return { sandbox, publication };
};

/** Feeds what was said so far, as text, and all that is said from now on. */
const attached = (publication: ReturnType<typeof publish>): Attachment => {
  const attachment = new Attachment();
  for (const message of publication.history()) attachment.receive(JSON.stringify(message));
  publication.listen((message) => attachment.receive(JSON.stringify(message)));
  return attachment;
};

const sessionOf = (attachment: Attachment) => {
  const { session } = attachment.getSnapshot();
  if (session === null) throw new Error('It is not attached.');
  return session;
};

describe('attaching', () => {
  it('early shows each input with its microsteps as it comes', () => {
    const { sandbox, publication } = running();
    const attachment = attached(publication);
    expect(attachment.getSnapshot()).toMatchObject({ status: 'watching', title: 'a running game', problem: null });
    sandbox.summon('Loot Hoarder', 0);
    sandbox.cast('Whirlwind', 0);
    const session = sessionOf(attachment);
    expect(session.getSnapshot()).toMatchObject({ length: 2, cursor: { input: 2 } });
    expect(session.view.position.world).toEqual(sandbox.game.world);
    expect(session.view.microsteps.length).toBeGreaterThan(20);
  });

  it('late brings the history', () => {
    const { sandbox, publication } = running();
    sandbox.summon('Loot Hoarder', 0);
    sandbox.endTurn();
    const session = sessionOf(attached(publication));
    expect(session.getSnapshot().length).toBe(2);
    expect(session.view.position.world).toEqual(sandbox.game.world);
  });

  it('shows refused inputs, and a dale game from its middle', () => {
    const game = createGame(dale, { players: 3, seed: 4, sets: SETS.slice(0, 4) });
    const [first] = game.legalMoves(0);
    if (first !== undefined) game.submit(first.input);
    const publication = publish(game as never);
    const attachment = attached(publication);
    game.submit({ type: 'END_TURN', seat: 2 });
    const session = sessionOf(attachment);
    expect(session.getSnapshot().length).toBe(1);
    expect(session.view.entry?.refusal?.code).toMatch(/./);
    expect(attachment.getSnapshot().problem).toBeNull();
  });

  it('leaves who looks at the past where they are, and takes who watches along', () => {
    const { sandbox, publication } = running();
    const session = sessionOf(attached(publication));
    sandbox.endTurn();
    expect(session.getSnapshot().cursor.input).toBe(1);
    session.seekInput(0);
    sandbox.endTurn();
    expect(session.getSnapshot()).toMatchObject({ length: 2, cursor: { input: 0 } });
    const branch = session.branchOff();
    sandbox.endTurn();
    expect(session.getSnapshot()).toMatchObject({ branch, length: 0 });
    expect(session.timeline.branch(0).entries).toHaveLength(3);
  });

  it('stops at a breakpoint', () => {
    const { sandbox, publication } = running();
    const session = sessionOf(attached(publication));
    session.breakpoints.add({ on: 'state', state: 'resolving.phaseBoundary.deathPhase', isEnabled: true });
    sandbox.summon('Loot Hoarder', 0);
    expect(session.getSnapshot().stop).toBeNull();
    sandbox.cast('Whirlwind', 0);
    expect(session.getSnapshot().stop?.why).toContain('deathPhase');
    expect(session.view.moment.states).toEqual(['resolving.phaseBoundary.deathPhase.openRound']);
  });

  it('opens anew where an input was taken back, and keeps what was before', () => {
    const { sandbox, publication } = running();
    const attachment = attached(publication);
    sandbox.useHeroPower(1);
    const before = sessionOf(attachment);
    expect(sandbox.game.undo(1)).toMatchObject({ ok: true });
    expect(attachment.getSnapshot().earlier).toEqual([before]);
    expect(sessionOf(attachment)).not.toBe(before);
    expect(sessionOf(attachment).getSnapshot()).toMatchObject({ length: 0, notice: 'An input was taken back.' });
    expect(sessionOf(attachment).view.position.world).toEqual(sandbox.game.world);
    sandbox.endTurn();
    expect(sessionOf(attachment).getSnapshot().length).toBe(1);
    expect(attachment.getSnapshot().problem).toBeNull();
  });

  it('opens anew where the publisher says that the game stands elsewhere', () => {
    const { sandbox, publication } = running();
    const attachment = attached(publication);
    sandbox.endTurn();
    publication.jumped('It was loaded.');
    expect(sessionOf(attachment).getSnapshot()).toMatchObject({ length: 0, notice: 'It was loaded.' });
    // Who comes now gets the jump as well.
    expect(sessionOf(attached(publication)).view.position.world).toEqual(sandbox.game.world);
  });

  it('ends with the publication', () => {
    const { sandbox, publication } = running();
    const attachment = attached(publication);
    let told = 0;
    attachment.subscribe(() => {
      told += 1;
    });
    publication.stop('The server goes down.');
    expect(attachment.getSnapshot()).toMatchObject({ status: 'ended', problem: 'The server goes down.' });
    expect(told).toBe(1);
    sandbox.endTurn();
    expect(sessionOf(attachment).getSnapshot().length).toBe(0);
  });
});

describe('what cannot be followed', () => {
  const history = (): LiveMessage[] => {
    const { sandbox, publication } = running();
    sandbox.endTurn();
    return [...publication.history()];
  };
  const fed = (messages: readonly unknown[]) => {
    const attachment = new Attachment();
    for (const message of messages) attachment.receive(message);
    return attachment.getSnapshot();
  };
  const [hello, start, input] = history() as [LiveMessage, LiveMessage, LiveMessage];

  it.each([
    ['text that is no JSON', ['{'], 'no JSON'],
    ['a message of another kind', [{ type: 'shout' }], 'type'],
    ['another protocol', [{ ...hello, protocol: 'cardchart-live-0' }], LIVE_PROTOCOL],
    ['another rule set', [{ ...hello, ruleset: 'chess' }], 'chess'],
    ['another version', [{ ...hello, version: '0' }], battleWithTestCards.version],
    ['no greeting', [start], 'greeting'],
    ['no start', [hello, input], 'start position'],
    ['an input that is missing', [hello, start, { ...input, number: 2 }], 'expected input 1'],
    [
      'a position that is none',
      [hello, { type: 'start', position: { value: 'nowhere', world: {} } }],
      'cannot be played',
    ],
  ])('%s ends it with a reason', (_, messages, words) => {
    expect(fed(messages)).toMatchObject({ status: 'failed', problem: expect.stringContaining(words) });
  });

  it('another outcome than over there is told, and the rest still shown', () => {
    const elsewhere = fed([hello, start, { ...input, fingerprint: '0000' }]);
    expect(elsewhere).toMatchObject({ status: 'watching', problem: expect.stringContaining('stands elsewhere') });
    expect(elsewhere.session?.getSnapshot().length).toBe(1);
    const refused = fed([hello, start, { ...input, refused: { code: 'game-over', message: '' } }]);
    expect(refused.problem).toBe('Input 1 is accepted here, and game-over there.');
  });
});
