// Which cards a state of the dale chart is about, and what is still to come of owls.

import { type DaleFrame, type DaleWorld, owlsOf } from '../../../machines/dale/index.ts';
import { framesOf } from '../../../machines/index.ts';

type Kind = DaleFrame['kind'];
type Subjects = {
  readonly [K in Kind]: (frame: Extract<DaleFrame, { kind: K }>, world: DaleWorld) => readonly number[];
};

const questioned = ({ question }: Extract<DaleFrame, { kind: 'choice' }>): readonly number[] =>
  question.ask === 'cards' || question.ask === 'gives' ? question.cards : [];

const owlCards = ({ owls }: DaleWorld): number[] => owls.map(({ card }) => card);

const SUBJECTS: Subjects = {
  turn: (_, { players, turnPlayer }) => players[turnPlayer]?.schedule ?? [],
  technique: ({ card }) => [card],
  ability: ({ card }) => [card],
  purchase: (_, { market }) => market.filter((card) => card !== null),
  build: ({ seat }, { players }) => players[seat]?.stall.at(-1) ?? [],
  cleanUp: (_, { players, turnPlayer }) => players[turnPlayer]?.hand ?? [],
  steps: ({ context }) => [context.card, ...context.chosen],
  choice: (frame) => [...questioned(frame), frame.context.card],
  collective: ({ awaited }, { players }) => awaited.flatMap((seat) => players[seat]?.deck ?? []),
  checkpoint: (_, world) => owlCards(world),
};

const SEAT = /\.seat(\d+)(?:\.|$)/;

/** The entities that a state is about. A player's region is about that player's cards alone. */
export const daleEntitiesIn = (state: string, world: DaleWorld): number[] => {
  const [first, second] = state.split('.');
  const seat = SEAT.exec(state)?.[1];
  if (second === 'owl') {
    return seat === undefined ? owlCards(world) : owlsOf(world, Number(seat)).map(({ card }) => card);
  }
  const kind = first === 'resolving' ? second : first;
  const frame = framesOf<DaleFrame>(world).findLast((each) => each.kind === kind);
  if (frame === undefined) return [];
  const subjects = SUBJECTS[frame.kind] as (frame: DaleFrame, world: DaleWorld) => readonly number[];
  const found = [...new Set(subjects(frame, world))];
  return seat === undefined ? found : found.filter((id) => world.entities[id]?.seat === Number(seat));
};
