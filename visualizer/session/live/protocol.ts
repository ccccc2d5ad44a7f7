// What a game that runs elsewhere says to a visualizer that watches it. Messages are JSON and carry their number, so that
// one that is missing is noticed; how they travel is nobody's business here.

import { z } from 'zod';

export const LIVE_PROTOCOL = 'cardchart-live-1';

const whole = z.number().int().min(0);
const position = z.object({
  value: z.union([z.string(), z.record(z.string(), z.unknown())]),
  world: z.looseObject({}),
});
const input = z.looseObject({ type: z.string() });

/** Who speaks, and by which rules it plays. Always first. */
const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.string(),
  title: z.string(),
  ruleset: z.string(),
  version: z.string(),
  cardSet: z.string(),
});
/** Where the history that follows starts: a game is published from its start, or from where it was published. */
const start = z.strictObject({ type: z.literal('start'), position });
/** An input that was accepted or refused. `fingerprint` is that of the position after it. */
const played = z.strictObject({
  type: z.literal('input'),
  number: whole,
  input,
  refused: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  fingerprint: z.string(),
});
/** The whole position after so many inputs: after an undo, a load, or whenever the game is elsewhere than inputs lead. */
const jump = z.strictObject({ type: z.literal('position'), number: whole, position, why: z.string() });
const bye = z.strictObject({ type: z.literal('bye'), why: z.string() });

export const liveMessage = z.discriminatedUnion('type', [hello, start, played, jump, bye]);
export type LiveMessage = z.infer<typeof liveMessage>;
export type Hello = z.infer<typeof hello>;
