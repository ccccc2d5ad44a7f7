// What an inspector needs of a game. A `Game` of cardchart has it on every road; nothing of cardchart, and no XState 5,
// is imported here: this package has an XState 4 of its own below it.

/** Where a chart stands, as XState writes it. */
export type StateValue = string | { readonly [state: string]: StateValue | undefined };

export interface AnyInput {
  readonly type: string;
}

/** Why an input was refused: a code for programs, a sentence for people. */
export interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

/** What became of an input. */
export type Answer = { readonly ok: true } | Refusal;

export interface InspectableGame<W, I extends AnyInput> {
  readonly ruleset: {
    readonly name: string;
    /** An XState 5 machine. */
    machineFor(world: W): object;
    /** What a viewer may know of a World. */
    viewFor(world: W, viewer: 'spectator' | 'judge'): unknown;
  };
  readonly world: W;
  readonly value: StateValue;
  readonly isOver: boolean;
  ask<T>(question: (world: W) => T): T;
  submit(input: I): Answer;
  onInput(listener: (input: I, answer: Answer) => void): () => void;
  /** Tells of inputs that were taken back. */
  onChange(listener: (change: { readonly kind: string }) => void): () => void;
}
