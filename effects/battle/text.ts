// Carrying out a card text: one effect after another, each looked up in the table of verbs. What an effect sets off
// lies above its frame on the stack and is finished before the next effect (R6.2).

import type { Effect, Verb } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { effectsAt, inside } from './catalogue.ts';
import type { BattleFrame, EffectsFrame, TextContext } from './frames.ts';
import { topText } from './top-frames.ts';
import type { BattleWorld, Script } from './world.ts';

export const textContext = (
  source: EntityId | null,
  controller: Seat,
  {
    target = null,
    occurrence = null,
    enchantment = null,
    deathIndex = null,
  }: Partial<Pick<TextContext, 'target' | 'occurrence' | 'enchantment' | 'deathIndex'>> = {},
): TextContext => ({
  source,
  controller,
  target,
  occurrence,
  chosen: null,
  notChosen: [],
  summoned: null,
  drawn: null,
  given: null,
  each: null,
  enchantment,
  deathIndex,
});

/** Puts a text on the stack; an empty one is left out. */
export const pushText = (world: BattleWorld, script: Script, context: TextContext): void => {
  if (effectsAt(world, script).length === 0) return;
  world.stack = {
    kind: 'effects',
    at: 'selecting',
    script,
    step: 0,
    left: null,
    waiting: [],
    context,
    below: world.stack,
  };
};

/** What a verb is given: its own data, who reads it, where it stands, and the frame of the text. */
export interface Instruction<V extends Verb> {
  readonly effect: Extract<Effect, { verb: V }>;
  readonly context: TextContext;
  readonly script: Script;
  readonly frame: EffectsFrame;
}

/** Few verbs ask for their own address, so it is made for those that do. */
class CurrentInstruction implements Instruction<Verb> {
  readonly effect: Effect;
  readonly context: TextContext;
  readonly frame: EffectsFrame;
  readonly #step: number;

  constructor(effect: Effect, frame: EffectsFrame) {
    this.effect = effect;
    this.context = frame.context;
    this.frame = frame;
    this.#step = frame.step;
  }

  get script(): Script {
    return inside(this.frame.script, this.#step);
  }
}

export type VerbRunner<V extends Verb> = (world: BattleWorld, instruction: Instruction<V>) => void;
export type VerbTable = { readonly [V in Verb]: VerbRunner<V> };

/** What a text may have brought about. */
type News = 'summoned' | 'drawn' | 'given';

/** Tells a text, if the frame is one, what it has brought about: the rest of it may go on with that. */
export const tellText = (frame: BattleFrame | null, news: News, id: EntityId): void => {
  if (frame?.kind !== 'effects') return;
  frame.context = withNews(frame.context, news, id);
};

/** Each field is written by its own name: one that a variable names takes longer. */
const withNews = (context: TextContext, news: News, id: EntityId): TextContext => {
  switch (news) {
    case 'summoned':
      return { ...context, summoned: id };
    case 'drawn':
      return { ...context, drawn: id };
    case 'given':
      return { ...context, given: id };
  }
};

export const hasEffectsLeft = (world: BattleWorld): boolean => {
  const { script, step } = topText(world);
  return step < effectsAt(world, script).length;
};

/** Carries out the next effect. A verb that must run again (`frame.left` above 0) stays; all others move on. */
export const runEffect = (world: BattleWorld, verbs: VerbTable): void => {
  const frame = topText(world);
  const effect = effectsAt(world, frame.script)[frame.step];
  if (effect === undefined) throw new Error('The text has no effect left.');
  world.spent += 1;
  const { step } = frame;
  const run = verbs[effect.verb] as VerbRunner<Verb>;
  run(world, new CurrentInstruction(effect, frame));
  if (frame.left === null || frame.left <= 0) {
    frame.left = null;
    frame.step = step + 1;
  }
};

export const closeText = (world: BattleWorld): void => {
  world.stack = topText(world).below;
};
