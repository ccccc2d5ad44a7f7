// A door to ask in tests, in this process: a request goes in as an object, the reply comes out as one.

import { expect } from 'vitest';
import { openDoor } from '../../../cli/stdio/door.ts';

// biome-ignore lint/suspicious/noExplicitAny: replies are read field by field, as a program in another language would.
export type Reply = any;

export const newDoor = () => {
  const door = openDoor();
  const ask = (request: unknown): Reply => {
    const line = door.answer(JSON.stringify(request));
    expect(line).not.toContain('\n');
    return JSON.parse(line ?? 'null');
  };
  /** Carries out a request that must be accepted. */
  const done = (request: object): Reply => {
    const reply = ask(request);
    expect(reply, JSON.stringify(request)).toMatchObject({ ok: true });
    return reply;
  };
  return { door, ask, done };
};

/** A sandbox for a test: seat 0 has ten crystals, decks are small, actions are checked. */
export const sandbox = (options: object = {}) => {
  const made = newDoor();
  const decks = [Array(3).fill('Wisp'), Array(3).fill('Bloodfen Raptor')];
  made.done({
    do: 'new',
    options: { sandbox: true, chargesMana: true, checksActions: true, draws: false, decks, ...options },
  });
  made.done({ do: 'set-mana', seat: 0, maximum: 10 });
  /** Makes a card and hands back its entity. */
  const make = (verb: string, card: string, seat = 0, more: object = {}): number =>
    made.done({ do: verb, seat, card, ...more }).entity;
  const value = (verb: string, entity: number, more: object = {}): Reply =>
    made.done({ do: verb, entity, ...more }).value;
  const zone = (name: string, seat = 0): number[] =>
    made.done({ do: 'zone', seat, zone: name }).value.map(({ entity }: { entity: number }) => entity);
  return { ...made, make, value, zone };
};
