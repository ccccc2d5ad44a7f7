// A written game as a story, told by the narrator of scenarios: each input is a step.

import {
  type AnyInput,
  type AnyMove,
  activeStates,
  countEvents,
  type Game,
  type KernelWorld,
} from '../../machines/index.ts';
import { battleVoice } from '../battle-voice.ts';
import { daleVoice } from '../dale/voice.ts';
import type { Layout } from '../layout.ts';
import { stepLines } from '../narrator.ts';
import type { RecordedMicrostep, RecordedStep } from '../recording.ts';
import type { Voice } from '../voice.ts';
import type { GameLine } from './game-line.ts';
import { moveLabel } from './move-label.ts';
import { type Difference, type OpenedGame, playInputs, type WrittenInput } from './replay-game.ts';

export interface GameStory {
  readonly lines: readonly string[];
  /** What is not as it was written; the story ends there. */
  readonly difference: Difference | null;
}

export const gameStory = (line: GameLine, open: OpenedGame, layout: Layout): GameStory =>
  open.kind === 'battle'
    ? tell(line, open, open.game, battleVoice, layout)
    : tell(line, open, open.game, daleVoice, layout);

/** The entities of a played game have no names of their own. */
const NAMELESS = { nameOf: (id: number) => `#${id}` };

const tell = <W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>>(
  line: GameLine,
  open: OpenedGame,
  game: Game<W, I, E, M>,
  voice: Voice<W, E>,
  layout: Layout,
): GameStory => {
  const steps: RecordedStep<W, E>[] = [];
  let underWay: Omit<RecordedMicrostep<W, E>, 'events'>[] = [];
  let events: readonly E[] = [];
  let text = '';
  let last = game.world;
  game.watch(({ value, world }) => {
    underWay.push({ states: activeStates(value), before: last, world });
    last = world;
  });
  game.subscribe((happened) => {
    events = happened;
  });
  const difference = playInputs(line, open, {
    before: (input) => {
      underWay = [];
      last = game.world;
      text = textOf(input, game);
    },
    after: () => {
      let told = 0;
      const microsteps = underWay.map((microstep) => {
        const count = countEvents(microstep.world);
        const own = events.slice(told, count);
        told = count;
        return { ...microstep, events: own };
      });
      steps.push({ step: { text }, microsteps });
    },
  });
  const nameOf = voice.namesIn(game.world, NAMELESS);
  const telling = { ...layout, states: 'named' as const };
  const lines = steps.flatMap((step, index) => [
    ...stepLines(step, voice, nameOf, telling),
    ...voice.after(steps.slice(0, index + 1), nameOf, layout),
    '',
  ]);
  return { lines, difference };
};

/** `Seat 0: Play Wisp`, by the label of the legal move that it carries out. */
const textOf = <I extends AnyInput>(
  input: WrittenInput,
  game: { legalMoves(seat: number): readonly AnyMove<I>[] },
): string => {
  const seat = Number(input.seat);
  return `Seat ${seat}: ${moveLabel(input, game.legalMoves(seat))}`;
};
