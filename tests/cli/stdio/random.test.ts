// A thousand random requests, half of them broken in every way that came to mind: each is answered with one line, what
// is refused changes nothing, and afterwards the games can still be played.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, it } from 'vitest';
import { COMMAND_NAMES, COMMANDS, openDoor } from '../../../cli/stdio/door.ts';
import { ERROR_CODES } from '../../../cli/stdio/errors.ts';

const REQUESTS = 1000;

const CARDS = [
  'Wisp',
  'CS2_231',
  'Fireball',
  'Loot Hoarder',
  'Fiery War Axe',
  'Counterspell',
  'Knife Juggler',
  'Rexxar',
];
const ZONES = ['hand', 'board', 'deck', 'secrets', 'graveyard', 'weapon', 'hero', 'hero-power'];
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  '',
  'x'.repeat(5000),
  'Wsip',
  '🂡\u2028\u0000\ud800',
  [],
  [[[[[]]]]],
  {},
  { __proto__: null, constructor: 1 },
  { a: { b: { c: [1, { d: null }] } } },
  '__proto__',
  'toString',
];

const random = (seed: number) => {
  const generator = xoroshiro128plus(seed);
  const roll = (below: number): number => uniformInt(generator, 0, below - 1);
  const pick = <T>(items: readonly T[]): T => items[roll(items.length)] as T;

  /** A value that may well be right for this field. */
  const fitting = (field: string): unknown => {
    if (field === 'game') return 1 + roll(3);
    if (field === 'seat') return roll(2);
    if (field === 'card') return pick([...CARDS, 'Nobody']);
    if (field === 'zone') return pick(ZONES);
    if (field === 'viewer') return pick([0, 1, 'spectator', 'judge']);
    if (field === 'ruleset') return pick(['battle', 'dale']);
    if (field === 'edition') return pick(['note', 'anniversary']);
    if (field === 'options')
      return pick([{ sandbox: true }, { seed: roll(9) }, { players: 3 }, { decks: [CARDS, []] }]);
    if (field === 'save') return {};
    if (field === 'input') {
      const type = pick(['END_TURN', 'HERO_POWER', 'MULLIGAN', 'PLAY', 'SUMMON', 'DRAW']);
      return { type, seat: roll(2), ...pick([{}, { replace: [] }, { card: 1 + roll(30) }, { card: 'Wisp' }]) };
    }
    if (field === 'times' || field === 'option' || field === 'count') return 1 + roll(3);
    return roll(30);
  };

  /** A request with the fields of its command; optional ones only sometimes. */
  const wellFormed = (): Record<string, unknown> => {
    const name = pick(COMMAND_NAMES.filter((command) => command !== 'close'));
    const request: Record<string, unknown> = { id: roll(1000), do: name };
    for (const [field, check] of Object.entries(COMMANDS[name]?.shape.shape ?? {})) {
      const isOptional = check.safeParse(undefined).success;
      if (!isOptional || field === 'game' || roll(2) === 0) request[field] = fitting(field);
    }
    return request;
  };

  /** The text of a request that is wrong somewhere. */
  const broken = (): string => {
    const request = wellFormed();
    const fields = Object.keys(request);
    const text = JSON.stringify(request);
    switch (roll(9)) {
      case 0:
        return text.slice(0, 1 + roll(text.length - 1));
      case 1:
        return text.replace(pick(['{', '"', ':', '}']), pick(['', '}}', "'", '\u0000']));
      case 2:
        return JSON.stringify({ ...request, [pick(fields)]: pick(ODD) });
      case 3:
        return JSON.stringify({ ...request, [pick(['x', 'sandbox', 'constructor', 'ünïcode'])]: pick(ODD) });
      case 4:
        return JSON.stringify(Object.fromEntries(Object.entries(request).filter(() => roll(2) === 0)));
      case 5:
        return JSON.stringify(pick([request, ODD, [request], 'do', 7, null, [1, 2]]));
      case 6:
        return `${'['.repeat(20_000)}${']'.repeat(roll(2) * 20_000)}`;
      case 7:
        return `{"id": 1, "do": "hit", "game": 1, "entity": 1${'0'.repeat(roll(400))}, "amount": 1e${roll(999)}}`;
      default:
        return `{"__proto__": {"do": "new"}, "id": ${JSON.stringify(pick(ODD))}, "do": ${JSON.stringify(pick(ODD))}}`;
    }
  };
  return { roll, wellFormed, broken };
};

it(`${REQUESTS} requests are answered one by one, and refusals change nothing`, () => {
  const door = openDoor();
  const ask = (line: string) => {
    const reply = door.answer(line);
    expect(reply, line.slice(0, 200)).toMatch(/^[\x20-\x7e]+$/);
    return JSON.parse(reply ?? '');
  };
  const asking = (request: object) => ask(JSON.stringify(request));
  const sandbox = { sandbox: true, chargesMana: true };
  for (const options of [sandbox, {}, { ...sandbox, checksActions: true }]) asking({ do: 'new', options });
  const games = [1, 2, 3];
  const prints = () => games.map((game) => asking({ do: 'fingerprint', game }).fingerprint);

  const { roll, wellFormed, broken } = random(20_240_601);
  const told = { ok: 0, failed: 0 };
  const codes = new Set<string>();
  let before = prints();
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const isBroken = roll(2) === 0;
    const line = isBroken ? broken() : JSON.stringify(wellFormed());
    const reply = ask(line);
    expect(typeof reply.ok).toBe('boolean');
    told[reply.ok ? 'ok' : 'failed'] += 1;
    const after = prints();
    if (!reply.ok) {
      codes.add(reply.error.code);
      expect(Object.keys(ERROR_CODES)).toContain(reply.error.code);
      expect(reply.error.code, `${line.slice(0, 300)} ${reply.error.message}`).not.toBe('internal');
      expect(after, line.slice(0, 300)).toEqual(before);
    }
    before = after;
  }
  expect(told.ok + told.failed).toBe(REQUESTS);
  expect(told.ok).toBeGreaterThan(REQUESTS / 10);
  expect(told.failed).toBeGreaterThan(REQUESTS / 3);
  expect([...codes]).toEqual(expect.arrayContaining(['bad-request', 'refused', 'unknown-card', 'unknown-game']));

  for (const game of games) {
    const { isOver } = asking({ do: 'outcome', game });
    const seats = asking({ do: 'awaited', game }).seats;
    expect(seats.length > 0).toBe(!isOver);
    const [seat] = seats;
    if (seat === undefined) continue;
    const [move] = asking({ do: 'legal-moves', game, seat }).moves;
    expect(asking({ do: 'submit', game, input: move.input }).ok).toBe(true);
  }
});
