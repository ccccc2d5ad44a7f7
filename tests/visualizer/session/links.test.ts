// A session as a link and as a file: all of it comes back, and what cannot be opened is refused by name.

import { describe, expect, it } from 'vitest';
import {
  LINK_LIMIT,
  LINK_VERSION,
  LinkError,
  linkOf,
  type Session,
  SessionFault,
  type SessionFile,
  sessionFileOf,
  sessionFrom,
  sessionFromLink,
} from '../../../visualizer/session/index.ts';
import { battleSession, daleSession } from './games.ts';
import { idOf, opened, zoneOf } from './opened.ts';

/** Two branches, a staged input, a new seed, a bookmark, a breakpoint, a place in the middle of an input. */
const rich = (): Session => {
  const session = opened('test-04-baron-doubles');
  session.addBookmark('the end', 'two cards');
  session.seekInput(4);
  session.branchOff('Baron dies');
  session.stage({ do: 'call', input: { type: 'SET_HEALTH', target: idOf(session, 'B'), health: 1 } as never });
  session.reseed(9);
  session.carryOn(0, 4);
  session.breakpoints.add({ on: 'verb', verb: 'draw', isEnabled: false });
  session.seek({ input: 7, microstep: 61 });
  return session;
};

const everything = (session: Session) => ({
  ...session.getSnapshot(),
  revision: 0,
  facts: [],
  entries: session.timeline.branches.map(({ entries }) =>
    entries.map(({ act, position, microsteps, written }) => ({ act, position, microsteps, written })),
  ),
  position: session.view.position,
  names: session.names,
});

describe('a link', () => {
  it('holds rule set, start, inputs, branches, place, bookmarks and breakpoints', async () => {
    const session = rich();
    const link = await linkOf(session);
    const back = await sessionFromLink(link.text);
    expect(everything(back)).toEqual(everything(session));
    // It opens with the mark of the address as well, and makes the same link again.
    expect((await linkOf(await sessionFromLink(`#${link.text}`))).text).toBe(link.text);
  });

  it('fits an address: letters, digits, and a few signs that nothing changes', async () => {
    const { text, isTooLong, warning } = await linkOf(rich());
    expect(text).toMatch(/^cc1\.[A-Za-z0-9_-]+$/);
    expect(encodeURIComponent(text)).toBe(text);
    expect({ isTooLong, warning }).toEqual({ isTooLong: false, warning: null });
    expect(text.length).toBeLessThan(LINK_LIMIT);
  });

  it('warns when it is too long, and offers a file instead', async () => {
    const session = opened('test-04-baron-doubles');
    const { text } = await linkOf(session);
    expect((await linkOf(session, text.length)).isTooLong).toBe(false);
    const over = await linkOf(session, text.length - 1);
    expect(over).toMatchObject({ isTooLong: true, warning: expect.stringContaining(`${text.length} characters`) });
    expect(over.warning).toMatch(/as a file/);
  });

  it('of a whole game with refused inputs comes back as well', async () => {
    const scenario = opened('owls-1-cheer-1');
    expect(everything(await sessionFromLink((await linkOf(scenario)).text))).toEqual(everything(scenario));
    for (const session of [daleSession(3, 2), battleSession(3)]) {
      session.playBots({ bots: ['random'], seed: 5, inputs: 30 });
      expect(everything(await sessionFromLink((await linkOf(session)).text))).toEqual(everything(session));
    }
  });

  it.each([
    ['cc0.abc', 'unknown-version', `one of ${LINK_VERSION}`],
    ['cc2.abc', 'unknown-version', 'version cc2'],
    ['', 'unknown-link', 'a link that begins with'],
    ['moment=3', 'unknown-link', '"moment=3"'],
    ['cc1.', 'unknown-link', 'cc1'],
    ['cc1.AAAA', 'damaged', 'damaged or cut short'],
  ])('"%s" is refused: %s', async (link, code, words) => {
    const refused = await sessionFromLink(link).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LinkError);
    expect(refused).toMatchObject({ code, message: expect.stringContaining(words) });
  });

  it('cut short anywhere is refused as damaged', async () => {
    const { text } = await linkOf(opened('test-04-baron-doubles'));
    for (const part of [0.3, 0.6, 0.9]) {
      const cut = text.slice(0, Math.floor(text.length * part));
      await expect(sessionFromLink(cut)).rejects.toMatchObject({ code: 'damaged' });
    }
  });
});

describe('a session file', () => {
  const file = (): SessionFile => JSON.parse(JSON.stringify(sessionFileOf(rich()))) as SessionFile;

  it('is plain JSON and opens again', () => {
    expect(everything(sessionFrom(file()))).toEqual(everything(rich()));
    expect(zoneOf(sessionFrom(file()), 0, 'board')).toHaveLength(0);
  });

  it('keeps a branch whose own branch was removed', () => {
    const session = rich();
    session.removeBranch(0);
    const back = sessionFrom(JSON.parse(JSON.stringify(sessionFileOf(session))));
    expect(back.getSnapshot().branches).toMatchObject([{ name: 'Baron dies', from: null, length: 7 }]);
    expect(back.view.position).toEqual(session.view.position);
  });

  const changed = (change: (file: SessionFile) => unknown) => () => {
    const value = file();
    return sessionFrom(change(value) ?? value);
  };

  it.each([
    ['another format', (own: SessionFile) => ({ ...own, format: 'cardchart-session-0' }), 'unknown-format', ['format']],
    ['no format', () => ({ hello: 1 }), 'unknown-format', ['format']],
    ['nothing', () => 7, 'unknown-format', ['format']],
    ['another rule set', (own: SessionFile) => ({ ...own, ruleSet: 'chess' }), 'unknown-ruleset', ['ruleSet']],
    ['another version', (own: SessionFile) => ({ ...own, version: '0' }), 'unknown-version', ['version']],
    ['other cards', (own: SessionFile) => ({ ...own, cardSet: 'abc' }), 'unknown-cards', ['cardSet']],
    ['no branch', (own: SessionFile) => ({ ...own, branches: [] }), 'bad-session', ['branches']],
    [
      'a bad start',
      (own: SessionFile) => ({ ...own, start: { from: 'options', options: { seed: 'x' } } }),
      'no-start',
      ['start'],
    ],
    [
      'a bad place',
      (own: SessionFile) => ({ ...own, cursor: { input: -1, microstep: 0 } }),
      'bad-session',
      ['cursor', 'input'],
    ],
  ] as const)('with %s is refused', (_, change, code, path) => {
    const open = changed(change as (file: SessionFile) => unknown);
    expect(open).toThrow(SessionFault);
    try {
      open();
    } catch (error) {
      expect(error).toMatchObject({ code, path, found: expect.any(String), expected: expect.any(String) });
    }
  });

  it.each([
    [{ branch: 1, input: 0 }, 'a number below 1'],
    [{ branch: 0, input: 99 }, 'at most 5 inputs'],
  ])('with a branch from nowhere is refused: %o', (from, expected) => {
    const value = file();
    const [main, other] = value.branches;
    if (main === undefined || other === undefined) throw new Error('There are no two branches.');
    expect(() => sessionFrom({ ...value, branches: [main, { ...other, from }] })).toThrow(expected);
  });

  it('with a refusal that does not come says so', () => {
    const value = file();
    const [first] = value.branches[0]?.entries ?? [];
    if (first !== undefined) first.isRefused = true;
    expect(() => sessionFrom(value)).toThrow(
      /input 1 of "main", which is accepted; expected an input that these rules/,
    );
  });

  it('with an input that is not legal says which', () => {
    const value = file();
    const [main] = value.branches;
    main?.entries.splice(1, 0, { act: { do: 'input', input: { type: 'END_TURN', seat: 1 } } });
    expect(() => sessionFrom(value)).toThrow(/input 2 of "main", which is refused \(not-your-turn\)/);
  });
});
