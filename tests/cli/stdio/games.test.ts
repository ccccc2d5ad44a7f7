// Requests about whole games: several at once, saved, branched, looked at by different viewers.

import { describe, expect, it } from 'vitest';
import { newDoor, type Reply, sandbox } from './door.ts';

const deck = (card: string) => Array<string>(20).fill(card);
const DUEL = { decks: [deck('CS2_231'), deck('Chillwind Yeti')], seed: 3 };

describe('hello', () => {
  it('names the protocol, the rule sets and the commands', () => {
    const { done } = newDoor();
    const { protocol, version, rulesets, commands } = done({ do: 'hello' });
    expect([protocol, version]).toEqual([1, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    expect(rulesets.map(({ ruleset, edition }: Reply) => [ruleset, edition])).toEqual([
      ['battle', undefined],
      ['dale', 'note'],
      ['dale', 'anniversary'],
    ]);
    expect(commands).toEqual(expect.arrayContaining(['hello', 'new', 'submit', 'give', 'targets-of']));
  });
});

describe('the id', () => {
  it.each([[1], ['a'], [null], [{ nested: [true] }], [1.5], ['häßlich 🂡 \u2028']])('%j comes back', (id) => {
    const { ask } = newDoor();
    expect(ask({ id, do: 'hello' })).toMatchObject({ id, ok: true });
    expect(ask({ id, do: 'nothing' })).toMatchObject({ id, ok: false });
  });

  it('is null if there is none', () => {
    const { ask } = newDoor();
    expect(ask({ do: 'hello' }).id).toBeNull();
  });
});

describe('a real battle', () => {
  const start = () => {
    const door = newDoor();
    const { game, awaited } = door.done({ do: 'new', options: DUEL });
    expect(awaited).toEqual([0, 1]);
    return { ...door, game };
  };

  it('is played by legal moves to its end', () => {
    const { done, ask } = start();
    for (let sent = 0; !done({ do: 'outcome' }).isOver && sent < 500; sent += 1) {
      const [seat] = done({ do: 'awaited' }).seats;
      const [move] = done({ do: 'legal-moves', seat }).moves;
      expect(move.label).toEqual(expect.any(String));
      done({ do: 'submit', input: move.input });
    }
    const { outcome, isOver } = done({ do: 'outcome' });
    expect([isOver, outcome.result]).not.toContain('none');
    expect(isOver).toBe(true);
    expect(done({ do: 'legal-moves', seat: 0 }).moves).toEqual([]);
    expect(ask({ do: 'submit', input: { type: 'END_TURN', seat: 0 } }).error).toMatchObject({
      code: 'game-over',
      reason: 'game-over',
    });
    expect(ask({ do: 'give', seat: 0, card: 'Wisp' }).error.code).toBe('refused');
  });

  it('ends when somebody concedes', () => {
    const { done } = start();
    const reply = done({ do: 'submit', input: { type: 'CONCEDE', seat: 0 } });
    expect([reply.isOver, reply.events.at(-1).type]).toEqual([true, 'GameOver']);
    expect(done({ do: 'outcome' }).outcome).toEqual({ result: 'win', player: 1 });
  });

  it('shows a seat the own hand, and of the other side only how much there is', () => {
    const { done } = start();
    const { view } = done({ do: 'view', viewer: 0 });
    const [mine, theirs] = view.players;
    expect(mine.hand.map(({ card, cardId }: Reply) => [card, cardId])).toEqual(Array(3).fill(['Wisp', 'CS2_231']));
    expect([mine.deck, mine.deckCount, theirs.hand, theirs.handCount]).toEqual([null, 17, null, 4]);
    expect(JSON.stringify(view)).not.toContain('Chillwind Yeti');
    const spectator = JSON.stringify(done({ do: 'view', viewer: 'spectator' }).view);
    expect(spectator).not.toMatch(/Wisp|Chillwind Yeti/);
    const judge = done({ do: 'view', viewer: 'judge' }).view;
    expect(judge.players[1].deck).toHaveLength(16);
  });

  it('tells what happened since the last time', () => {
    const { done } = start();
    for (const seat of [0, 1]) done({ do: 'submit', input: { type: 'MULLIGAN', seat, replace: [] } });
    const all = done({ do: 'events' });
    expect(all.events[0].type).toBe('Mulliganed');
    expect(all.next).toBe(all.events.length);
    const { events } = done({ do: 'submit', input: { type: 'END_TURN', seat: 0 } });
    expect(done({ do: 'events', since: all.next }).events).toEqual(events);
    expect(done({ do: 'events', since: 10_000 }).events).toEqual([]);
  });

  it('refuses a direct call, and knows cards of inputs by their ids', () => {
    const { ask } = start();
    const call = (card: string) => ask({ do: 'submit', input: { type: 'SUMMON', seat: 0, card } }).error;
    expect(call('CS2_231')).toMatchObject({ code: 'refused', reason: 'sandbox-only' });
    expect(call('Wsip')).toMatchObject({ code: 'unknown-card' });
    expect(ask({ do: 'summon', seat: 0, card: 'Wisp' }).error.reason).toBe('sandbox-only');
  });

  it('refuses an input of the wrong shape as a bad request', () => {
    const { ask } = start();
    const { error } = ask({ do: 'submit', input: { type: 'END_TURN', seat: 'x' } });
    expect(error.code).toBe('bad-request');
    expect(error.message).toContain('END_TURN.seat is "x"');
  });
});

describe('several games', () => {
  it('are kept apart by their numbers', () => {
    const { done, ask } = newDoor();
    const one = done({ do: 'new', options: { sandbox: true } }).game;
    const two = done({ do: 'new', options: { sandbox: true } }).game;
    expect(two).not.toBe(one);
    done({ do: 'summon', game: two, seat: 0, card: 'Wisp' });
    expect(done({ do: 'zone', game: one, seat: 0, zone: 'board' }).value).toEqual([]);
    expect(done({ do: 'zone', game: two, seat: 0, zone: 'board' }).value).toHaveLength(1);
    expect(ask({ do: 'turn' }).error.message).toBe(`Which game is not said. Open are ${one}, ${two}.`);
    done({ do: 'close', game: two });
    expect(done({ do: 'turn' }).value).toBe(1);
    const three = done({ do: 'new', options: { sandbox: true } }).game;
    expect([one, two]).not.toContain(three);
  });

  it('a closed game is unknown, and so is one that never was', () => {
    const { done, ask } = newDoor();
    const { game } = done({ do: 'new' });
    done({ do: 'close', game });
    for (const number of [game, 99]) {
      expect(ask({ do: 'turn', game: number }).error).toMatchObject({ code: 'unknown-game' });
      expect(ask({ do: 'close', game: number }).error).toMatchObject({ code: 'unknown-game' });
    }
  });

  it('a fork goes its own way', () => {
    const { done, make, ask } = sandbox();
    const fork = done({ do: 'fork' }).game;
    expect(done({ do: 'fingerprint', game: fork }).fingerprint).toBe(done({ do: 'fingerprint', game: 1 }).fingerprint);
    done({ do: 'summon', game: fork, seat: 0, card: 'Wisp' });
    expect(done({ do: 'zone', game: 1, seat: 0, zone: 'board' }).value).toEqual([]);
    expect(ask({ do: 'summon', seat: 0, card: 'Wisp' }).error.code).toBe('unknown-game');
    expect(make('summon', 'Wisp', 0, { game: 1 })).toEqual(expect.any(Number));
  });

  it('a save is loaded, here or elsewhere, and stands where it stood', () => {
    const { done, make } = sandbox();
    make('summon', 'Loot Hoarder');
    const { save } = done({ do: 'save' });
    const elsewhere = newDoor();
    const { game, ruleset } = elsewhere.done({ do: 'load', save });
    expect(ruleset).toBe('battle');
    const before = done({ do: 'fingerprint' }).fingerprint;
    expect(elsewhere.done({ do: 'fingerprint', game }).fingerprint).toBe(before);
  });

  it('a damaged save is refused with what is wrong', () => {
    const { done, ask } = sandbox();
    const { save } = done({ do: 'save' });
    const loading = (changed: object) => ask({ do: 'load', save: changed }).error;
    expect(loading({})).toMatchObject({ code: 'refused', reason: 'bad-save' });
    expect(loading({ ...save, cardSet: 'other' })).toMatchObject({ code: 'refused', reason: 'unknown-cards' });
    expect(loading({ ...save, ruleset: 'dale' })).toMatchObject({
      code: 'refused',
      reason: expect.stringMatching(/^unknown-(version|cards)$/),
      message: expect.stringContaining('expected was'),
    });
    expect(loading({ ...save, ruleset: 'chess' })).toMatchObject({ code: 'refused', reason: 'unknown-ruleset' });
  });
});

describe('new', () => {
  it.each<readonly [string, object, string, string]>([
    ['an unknown card in a deck', { options: { decks: [['CS2_231'], ['CS2_23']] } }, 'unknown-card', '"CS2_23"'],
    ['an unknown hero', { options: { heroes: ['HERO_08', 'HERO_99'] } }, 'unknown-card', '"HERO_99"'],
    ['a minion as a hero', { options: { heroes: ['HERO_08', 'Wisp'] } }, 'refused', 'Wisp is a minion'],
    ['an unknown option', { options: { sed: 1 } }, 'bad-request', 'no option "sed"'],
    ['a bad seed', { options: { seed: '1' } }, 'bad-request', 'seed is "1"'],
    ['decks that are none', { options: { decks: 'Wisp' } }, 'bad-request', 'decks is "Wisp"'],
    ['a deck with a number', { options: { decks: [[7], []] } }, 'unknown-card', '"7"'],
    ['a third seat', { options: { firstPlayer: 2 } }, 'refused', 'no seat 2'],
    ['an unknown rule set', { ruleset: 'chess' }, 'bad-request', 'ruleset is "chess". Expected one of "battle"'],
    ['an edition of a battle', { edition: 'note' }, 'bad-request', 'Only dale has editions'],
    ['too many players', { ruleset: 'dale', options: { players: 9 } }, 'bad-request', 'players'],
  ])('refuses %s', (_name, fields, code, says) => {
    const { ask } = newDoor();
    const { error } = ask({ do: 'new', ...fields });
    expect(error.code).toBe(code);
    expect(error.message).toContain(says);
    expect(ask({ do: 'turn' }).error.message).toContain('None is open');
  });

  it('takes cards by id or name', () => {
    const { done } = newDoor();
    done({
      do: 'new',
      options: { sandbox: true, decks: [['CS2_231', 'Fireball'], []], heroes: ['HERO_05', 'Thrall'] },
    });
    const cards = (seat: number, zone: string) =>
      done({ do: 'zone', seat, zone }).value.map(({ card, cardId }: Reply) => [card, cardId]);
    expect(cards(0, 'deck')).toEqual([
      ['Wisp', 'CS2_231'],
      ['Fireball', 'CS2_029'],
    ]);
    expect([cards(0, 'hero'), cards(1, 'hero')]).toEqual([[['Rexxar', 'HERO_05']], [['Thrall', 'HERO_02']]]);
  });
});

describe('cards', () => {
  it('are listed, and told one by one', () => {
    const { done, ask } = newDoor();
    const { cards } = done({ do: 'cards' });
    expect(cards).toContainEqual({ card: 'Wisp', cardId: 'CS2_231', kind: 'minion', cost: 0, isCollectible: true });
    const byId = done({ do: 'cards', card: 'CS2_231' });
    expect(byId).toMatchObject({ card: 'Wisp', data: { attack: 1, health: 1 } });
    expect(done({ do: 'cards', card: 'Wisp' })).toEqual(byId);
    expect(ask({ do: 'cards', card: 'Wisq' }).error).toMatchObject({ code: 'unknown-card' });
    expect(ask({ do: 'cards', card: 7 }).error).toMatchObject({ code: 'bad-request', field: 'card' });
    const dale = done({ do: 'cards', ruleset: 'dale', card: 'Accordion' });
    expect(dale.data.set).toBe('squirrels');
  });
});

describe('dale', () => {
  const start = (options: object = { players: 3, seed: 2 }) => {
    const made = newDoor();
    made.done({ do: 'new', ruleset: 'dale', options });
    return made;
  };

  it('is played by its legal moves', () => {
    const { done } = start({ players: 2, sets: ['macaws', 'pandas', 'raccoons'] });
    for (let sent = 0; sent < 20; sent += 1) {
      const [seat] = done({ do: 'awaited' }).seats;
      const { moves } = done({ do: 'legal-moves', seat });
      const ending = moves.find(({ input }: Reply) => ['INVENTORY', 'SKIP_BUILD', 'END_TURN'].includes(input.type));
      done({ do: 'submit', input: (ending ?? moves[0]).input });
    }
    expect(done({ do: 'view', viewer: 'spectator' }).view.turn).toBeGreaterThan(2);
  });

  it('shows each seat what it may know', () => {
    const { done, ask } = start({ players: 2, sets: ['macaws', 'pandas', 'raccoons'] });
    const { view } = done({ do: 'view', viewer: 1 });
    expect([view.players[0].hand, view.players[1].hand.length]).toEqual([null, 5]);
    expect(ask({ do: 'view', viewer: 2 }).error).toMatchObject({ code: 'refused', reason: 'unknown-seat' });
  });

  it('refuses what is not legal, and questions that only battles have', () => {
    const { ask, done } = start();
    const before = done({ do: 'fingerprint' }).fingerprint;
    const early = ask({ do: 'submit', input: { type: 'END_TURN', seat: 0 } }).error;
    expect(early).toMatchObject({ code: 'refused', reason: expect.any(String) });
    expect(ask({ do: 'summon', seat: 0, card: 'Wisp' }).error).toMatchObject({ code: 'bad-request' });
    expect(ask({ do: 'turn' }).error.message).toContain('the game is dale');
    expect(done({ do: 'fingerprint' }).fingerprint).toBe(before);
  });

  it('is saved, loaded and forked, in both editions', () => {
    for (const edition of ['note', 'anniversary']) {
      const { done } = newDoor();
      done({ do: 'new', ruleset: 'dale', edition });
      const { save } = done({ do: 'save' });
      const { game } = done({ do: 'load', save });
      const { game: fork } = done({ do: 'fork', game });
      const prints = [1, game, fork].map((number) => done({ do: 'fingerprint', game: number }).fingerprint);
      expect(new Set(prints).size).toBe(1);
    }
  });
});
