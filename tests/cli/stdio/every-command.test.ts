// Every command there is: once as it should be, and then with each field missing, wrong, or one too many. What is
// refused leaves the game as it was.

import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES, COMMANDS } from '../../../cli/stdio/door.ts';
import { type Reply, sandbox } from './door.ts';

/** A table with something on it for every request. */
const table = () => {
  const made = sandbox();
  const entities = {
    yeti: made.make('summon', 'Chillwind Yeti', 0),
    enemy: made.make('summon', 'Loot Hoarder', 1),
    wisp: made.make('give', 'Wisp', 0),
    fireball: made.make('give', 'Fireball', 0),
    hero: 1,
    enemyHero: 2,
  };
  made.done({ do: 'skip-turn', times: 2 });
  return { ...made, ...entities };
};
type Table = ReturnType<typeof table>;

/** The fields of an accepted request for each command. */
const RIGHT: Readonly<Record<string, (on: Table) => Record<string, unknown>>> = {
  hello: () => ({}),
  new: () => ({ ruleset: 'battle', options: { seed: 1 } }),
  load: ({ done }) => ({ save: done({ do: 'save' }).save }),
  fork: () => ({ game: 1 }),
  close: () => ({ game: 1 }),
  submit: () => ({ input: { type: 'END_TURN', seat: 0 }, game: 1 }),
  'legal-moves': () => ({ seat: 0 }),
  awaited: () => ({}),
  view: () => ({ viewer: 'judge' }),
  events: () => ({ since: 1 }),
  save: () => ({}),
  fingerprint: () => ({}),
  outcome: () => ({}),
  cards: () => ({ ruleset: 'battle', edition: 'note', card: 'Wisp' }),
  play: ({ fireball, enemy }) => ({ entity: fireball, target: enemy }),
  attack: ({ yeti, enemy }) => ({ entity: yeti, target: enemy }),
  'hero-power': ({ enemy }) => ({ seat: 0, target: enemy }),
  choose: (on) => {
    on.done({ do: 'play', entity: on.make('give', 'Museum Curator', 0) });
    return { option: 0, seat: 0 };
  },
  'end-turn': () => ({ seat: 0 }),
  'skip-turn': () => ({ times: 2 }),
  give: () => ({ seat: 0, card: 'Wisp' }),
  summon: () => ({ seat: 0, card: 'Wisp', position: 0 }),
  equip: () => ({ seat: 0, card: 'Fiery War Axe' }),
  'add-secret': () => ({ seat: 0, card: 'Counterspell' }),
  cast: ({ enemy }) => ({ seat: 0, card: 'Fireball', target: enemy }),
  shuffle: () => ({ seat: 0, card: 'Wisp' }),
  'put-on-top': () => ({ seat: 0, card: 'Wisp' }),
  'put-at-bottom': () => ({ seat: 0, card: 'Wisp' }),
  hit: ({ enemy }) => ({ entity: enemy, amount: 1 }),
  heal: ({ yeti }) => ({ entity: yeti, amount: 1, seat: 0 }),
  'set-health': ({ yeti }) => ({ entity: yeti, health: 3 }),
  'gain-armor': () => ({ seat: 0, amount: 2 }),
  destroy: ({ enemy }) => ({ entity: enemy }),
  silence: ({ enemy }) => ({ entity: enemy }),
  freeze: ({ enemy }) => ({ entity: enemy }),
  bounce: ({ enemy }) => ({ entity: enemy }),
  'take-control': ({ enemy }) => ({ seat: 0, entity: enemy }),
  discard: ({ wisp }) => ({ entity: wisp }),
  remove: ({ enemy }) => ({ entity: enemy }),
  draw: () => ({ seat: 0, count: 2 }),
  fatigue: () => ({ seat: 0 }),
  'set-mana': () => ({ seat: 0, maximum: 5, available: 3 }),
  'attack-of': ({ yeti }) => ({ entity: yeti }),
  'health-of': ({ yeti }) => ({ entity: yeti }),
  'max-health-of': ({ yeti }) => ({ entity: yeti }),
  'damage-of': ({ yeti }) => ({ entity: yeti }),
  'cost-of': ({ yeti }) => ({ entity: yeti }),
  'keywords-of': ({ yeti }) => ({ entity: yeti }),
  'buffs-of': ({ yeti }) => ({ entity: yeti }),
  'adjacent-to': ({ yeti }) => ({ entity: yeti }),
  entity: ({ yeti }) => ({ entity: yeti }),
  'targets-of': ({ fireball }) => ({ entity: fireball, option: 0 }),
  'needs-target': ({ fireball }) => ({ entity: fireball, option: 0 }),
  playable: ({ wisp }) => ({ entity: wisp }),
  'can-attack': ({ yeti }) => ({ entity: yeti }),
  'spell-power': () => ({ seat: 0 }),
  mana: () => ({ seat: 0 }),
  zone: () => ({ seat: 0, zone: 'hand' }),
  'open-choice': () => ({}),
  turn: () => ({}),
};

/** Requests that go by a pair of fields: either alone is not enough. */
const IN_PAIRS = ['shuffle', 'put-on-top', 'put-at-bottom'];

it('there is a right request for every command, and no other', () => {
  expect(Object.keys(RIGHT).sort()).toEqual([...COMMAND_NAMES].sort());
});

describe.each(COMMAND_NAMES)('%s', (name) => {
  const start = () => {
    const on = table();
    const fields = RIGHT[name]?.(on) ?? {};
    const before = on.done({ do: 'fingerprint', game: 1 }).fingerprint;
    /** Sends something that must be a bad request, and looks whether the game still stands where it stood. */
    const bad = (request: object): Reply => {
      const { ok, error } = on.ask(request);
      expect([ok, error?.code], JSON.stringify(request)).toEqual([false, 'bad-request']);
      expect(error.message).toMatch(/\.$/);
      expect(error.message).not.toMatch(/undefined|\[object/);
      expect(on.done({ do: 'fingerprint', game: 1 }).fingerprint).toBe(before);
      return error;
    };
    return { ...on, fields, bad };
  };
  const known = Object.keys(COMMANDS[name]?.shape.shape ?? {});

  it('is carried out', () => {
    const { ask, fields } = start();
    expect(ask({ id: 5, do: name, ...fields })).toMatchObject({ id: 5, ok: true });
  });

  it('says which field is wrong and what it should be', () => {
    const { bad, fields } = start();
    for (const field of known) {
      for (const wrong of [[], null, true, -1, 1.5, { x: 1 }]) {
        if (field === 'options' || field === 'save' || field === 'input') {
          if (typeof wrong === 'object' && wrong !== null && 'x' in wrong) continue;
        }
        const error = bad({ do: name, ...fields, [field]: wrong });
        expect(error.field).toBe(field);
        expect(error.message).toContain(`${field} is ${JSON.stringify(wrong)}. Expected ${error.expected}.`);
      }
    }
  });

  it('says which field is missing, unless it may be', () => {
    const { done, ask, bad, fields } = start();
    for (const missing of Object.keys(fields)) {
      const { [missing]: _, ...rest } = fields;
      if (!COMMANDS[name]?.shape.safeParse(rest).success) {
        expect(bad({ do: name, ...rest }).message).toContain(`${missing} is missing`);
      } else if (IN_PAIRS.includes(name)) {
        expect(bad({ do: name, ...rest }).message).toContain('either "entity" alone, or "card" and "seat"');
      } else if (missing !== 'game') {
        // What may be left out is no bad request; the rules may still ask for it.
        const { game } = done({ do: 'fork', game: 1 });
        const inFork = known.includes('game') ? { game } : {};
        expect(ask({ do: name, ...rest, ...inFork }).error?.code ?? 'ok').not.toMatch(/bad-request|internal/);
      }
    }
  });

  it('takes no other field', () => {
    const { bad, fields } = start();
    const error = bad({ do: name, ...fields, seed: 1 });
    expect(error).toMatchObject({ field: 'seed', message: expect.stringContaining(`"${name}" has no field "seed"`) });
  });

  if (known.includes('game')) {
    it('knows its game', () => {
      const { ask, fields } = start();
      expect(ask({ do: name, ...fields, game: 77 }).error).toMatchObject({
        code: 'unknown-game',
        message: expect.stringContaining('no game 77'),
      });
    });
  }

  if (known.includes('entity')) {
    it('knows its entity', () => {
      const { ask, fields } = start();
      const { card: _, seat: __, ...rest } = fields;
      const seat = name === 'take-control' ? { seat: 0 } : {};
      expect(ask({ do: name, ...rest, ...seat, entity: 999 }).error).toMatchObject({
        code: 'refused',
        reason: 'unknown-entity',
        message: expect.stringContaining('no entity 999'),
      });
    });
  }

  if (known.includes('seat')) {
    it('knows its seat', () => {
      const { ask, fields } = start();
      expect(ask({ do: name, ...fields, seat: 4 }).error).toMatchObject({ code: 'refused', reason: 'unknown-seat' });
    });
  }

  if (known.includes('card')) {
    it('knows its card', () => {
      const { ask, fields } = start();
      const { card: _, ...rest } = fields;
      expect(ask({ do: name, seat: 0, ...rest, card: 'Nobody At All' }).error.code).toMatch(
        name === 'cards' ? /bad-request|unknown-card/ : /unknown-card/,
      );
    });
  }
});
