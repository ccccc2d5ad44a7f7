// Must hold 5: an input for one player's region leaves every other region's value as it was, and a finished region
// refuses further input, also when the event is sent to the raw actor. In all three states with several active players.

import { describe, expect, it } from 'vitest';
import { type DaleGame, type DaleInput, phaseOf } from '../../../machines/dale/index.ts';
import { regionOf, type Seat } from '../../../machines/index.ts';
import {
  cheerOpen,
  effectOn,
  inspectionsOnly,
  knowledgeAndInspection,
  seatsOf,
  votesOpen,
} from '../../helpers/dale-fixtures.ts';

interface Open {
  readonly game: DaleGame;
  /** One input for each seat, with which it owes nothing more. */
  readonly inputs: readonly DaleInput[];
}

const owlOpen = (players: number): Open => {
  const { game, plans } = inspectionsOnly(players);
  const inputs = plans.map(([plan], seat): DaleInput => {
    const { card = 0, target = 'none' } = plan ?? {};
    return { type: 'ANSWER', seat, answers: [{ effect: effectOn(game, seat, card), target }] };
  });
  return { game, inputs };
};

/** The regions of the open state, by name; undefined once it is left. */
const regionsOf = (value: unknown): Record<string, unknown> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if (regionOf(0) in value) return value as Record<string, unknown>;
  return Object.values(value)
    .map(regionsOf)
    .find((found) => found !== undefined);
};

const regionIn = (game: DaleGame, seat: Seat): unknown => regionsOf(game.value)?.[regionOf(seat)];

const states: readonly (readonly [string, (players: number) => Open])[] = [
  ['set selection', votesOpen],
  ['the collective choice of the old Cheer', cheerOpen],
  ['the owl state', owlOpen],
];

describe.each(states)('in %s', (_name, open) => {
  describe.each([2, 3, 4])('with %i players', (players) => {
    it('each input moves the region of its sender only', () => {
      for (const sender of seatsOf(players)) {
        const { game, inputs } = open(players);
        expect(game.awaited()).toEqual(seatsOf(players));
        expect(game.submit(inputs[sender] as DaleInput).ok).toBe(true);
        for (const seat of seatsOf(players))
          expect(regionIn(game, seat)).toBe(seat === sender ? 'released' : 'awaited');
        expect(game.awaited()).toEqual(seatsOf(players).filter((seat) => seat !== sender));
      }
    });

    it('enters the region of its sender and no other, not for one microstep', () => {
      const { game, inputs } = open(players);
      const steps: unknown[] = [];
      game.watch(({ value }) => steps.push(regionsOf(value)?.[regionOf(1)]));
      expect(game.submit(inputs[0] as DaleInput).ok).toBe(true);
      expect(steps.length).toBeGreaterThan(0);
      expect([...new Set(steps)]).toEqual(['awaited']);
    });

    it('a finished region refuses its input again, through the door and at the raw actor', () => {
      const { game, inputs } = open(players);
      for (const seat of seatsOf(players).slice(0, -1)) {
        expect(game.submit(inputs[seat] as DaleInput).ok).toBe(true);
        const before = { fingerprint: game.fingerprint(), world: game.world };
        expect(game.submit(inputs[seat] as DaleInput)).toMatchObject({ ok: false, code: 'not-awaited' });
        game.handOver('xstate');
        game.actor.send(inputs[seat] as DaleInput);
        expect(game.fingerprint()).toBe(before.fingerprint);
        expect(game.world).toBe(before.world);
      }
    });

    it('refuses at the raw actor what is not for this state or not from this game', () => {
      const { game, inputs } = open(players);
      const before = game.fingerprint();
      const [own] = inputs as [DaleInput];
      const strange: readonly object[] = [
        { ...own, seat: players },
        { ...own, seat: -1 },
        { type: 'END_TURN', seat: 0 },
        { type: 'INVENTORY', seat: 0, cards: [] },
        { type: 'PUT', seat: 0, card: 'Junk', zone: 'hand' },
        { type: 'BIND', seat: 0, card: 1, target: 2 },
        { type: 'NOTHING' },
      ];
      for (const event of strange) {
        game.handOver('xstate');
        game.actor.send(event as never);
        expect(game.fingerprint()).toBe(before);
      }
      expect(game.submit(own).ok).toBe(true);
    });

    it('a player who leaves is released, and the others stay where they were', () => {
      const { game, inputs } = open(players);
      const leaver = players - 1;
      const phase = phaseOf(game.world);
      expect(game.submit({ type: 'CONCEDE', seat: leaver }).ok).toBe(true);
      if (players === 2) {
        expect(game.world.outcome).toEqual({ result: 'win', player: 0 });
        return;
      }
      for (const seat of seatsOf(players)) expect(regionIn(game, seat)).toBe(seat === leaver ? 'released' : 'awaited');
      expect(game.submit(inputs[leaver] as DaleInput)).toMatchObject({ ok: false, code: 'has-left' });
      for (const seat of seatsOf(players).slice(0, -1)) expect(game.submit(inputs[seat] as DaleInput).ok).toBe(true);
      expect(phaseOf(game.world)).not.toBe(phase);
      expect(game.awaited().length).toBeGreaterThan(0);
    });

    it('is left with the last answer, and then refuses every one of them', () => {
      const { game, inputs } = open(players);
      for (const input of [...inputs].reverse()) expect(game.submit(input).ok).toBe(true);
      expect(['setSelection', 'collective']).not.toContain(phaseOf(game.world));
      const before = game.fingerprint();
      for (const input of inputs) {
        // After the old Cheer the inspections are owed; nobody owes a card of the deck any more.
        const code = game.awaited().includes(input.seat) ? 'wrong-phase' : 'not-awaited';
        expect(game.submit(input)).toMatchObject({ ok: false, code });
        game.handOver('xstate');
        game.actor.send(input);
        expect(game.fingerprint()).toBe(before);
      }
    });
  });
});

it('a sender who still owes something is awaited again, alone among the regions that were entered', () => {
  const { game, plans } = knowledgeAndInspection(3);
  const [search] = plans[1] ?? [];
  const steps: unknown[] = [];
  game.watch(({ value }) => steps.push(regionsOf(value)?.[regionOf(2)]));
  const answers = [{ effect: effectOn(game, 1, search?.card ?? 0), target: 'skip' }] as const;
  expect(game.submit({ type: 'ANSWER', seat: 1, answers }).ok).toBe(true);
  expect(seatsOf(3).map((seat) => regionIn(game, seat))).toEqual(['awaited', 'awaited', 'awaited']);
  expect([...new Set(steps)]).toEqual(['awaited']);
});
