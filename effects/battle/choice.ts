// A choice suspends everything: it is a frame on top of what is half done, and the game rests until it is answered.

import { emit } from '../events.ts';
import { pop, top } from '../stack.ts';
import type { ChoiceFrame } from './frames.ts';
import { pushText } from './text.ts';
import type { BattleWorld } from './world.ts';

/** Asks a player; the text at `then` goes on with what was picked. */
export const openChoice = (
  world: BattleWorld,
  { player, options, then, context }: Pick<ChoiceFrame, 'player' | 'options' | 'then' | 'context'>,
): void => {
  world.stack = { kind: 'choice', at: 'open', player, options, then, context, below: world.stack };
  emit(world, { type: 'ChoiceOpened', player, options: options.length });
};

/** The open choice, if the game waits for one. */
export const pendingChoice = (world: BattleWorld): ChoiceFrame | undefined =>
  world.stack?.kind === 'choice' ? world.stack : undefined;

export const answerChoice = (world: BattleWorld, option: number): void => {
  const { player, options, then, context } = top(world, 'choice');
  const chosen = options[option];
  if (chosen === undefined) throw new Error(`There is no option ${option}.`);
  emit(world, { type: 'ChoiceMade', player, option });
  pop(world);
  const notChosen = options.filter((_, index) => index !== option);
  pushText(world, then, { ...context, chosen, notChosen });
};
