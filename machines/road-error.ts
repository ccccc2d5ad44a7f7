// What can go wrong with the choice of a road. These are faults of the caller or of the engine, never of a player.

const SENTENCES = {
  'unknown-road': 'There is no road "{what}". Roads are xstate, compiled and both.',
  'no-actor':
    'A game on the road "{what}" has no single XState actor. Start it with { road: "xstate" }, or call handOver("xstate").',
  'roads-differ':
    'XState and the compiled chart do not agree: {what}. This is a fault of the engine; please report it.',
} as const;

export type RoadErrorCode = keyof typeof SENTENCES;

export class RoadError extends Error {
  readonly code: RoadErrorCode;
  constructor(code: RoadErrorCode, what: string) {
    super(SENTENCES[code].replace('{what}', what));
    this.code = code;
  }
}
