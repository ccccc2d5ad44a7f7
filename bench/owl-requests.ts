// Four players are active at once, each sends one request with all its targets: as objects, and as text with a view and
// the events for each seat.

import { type DaleEvent, type DaleGame, type DaleInput, daleViewTexts } from '../machines/dale/index.ts';
import { type Road, type Seat, setDefaultRoad } from '../machines/index.ts';
import { effectOn, knowledgeAndInspection, seatsOf } from '../tests/helpers/dale-fixtures.ts';
import { type Case, type Figure, figure, MEASURED_ROADS, type Variant } from './harness.ts';
import { type OwlMode, playOwlRounds } from './limit/owl-requests.ts';

const SEATS = seatsOf(4);

const submit = (game: DaleGame, input: DaleInput): readonly DaleEvent[] => {
  const submitted = game.submit(input);
  if (!submitted.ok) throw new Error(submitted.message);
  return submitted.events;
};

/** What each seat is sent after a request: its view, with the events as it may know them. They are made while looking. */
const textsOf = (game: DaleGame): string[] => game.ask((world) => daleViewTexts(world, SEATS));

const onRoad = (road: Road): Variant => ({
  name: road,
  figures: (size): Figure[] => {
    setDefaultRoad(road);
    const count = size === 'quick' ? 1 : 10;
    const { game, plans } = knowledgeAndInspection(SEATS.length);
    const requests = plans.map(
      (plan, seat): DaleInput => ({
        type: 'ANSWER',
        seat,
        answers: plan.map(({ card, target }) => ({ effect: effectOn(game, seat, card), target })),
      }),
    );
    const texts = requests.map((request) => JSON.stringify(request));
    const views = () => {
      const branch = game.fork();
      return texts.flatMap((text) => {
        submit(branch, JSON.parse(text) as DaleInput);
        return textsOf(branch);
      });
    };
    const bytes = views().join('').length / requests.length;
    const inBranches = (name: string, request: (branch: DaleGame, seat: Seat) => unknown, facts?: Figure['facts']) => ({
      name,
      unit: 'request',
      ...(facts === undefined ? {} : { facts }),
      prepare: () => {
        const branches = Array.from({ length: count }, () => game.fork());
        return () => {
          for (const branch of branches) for (const seat of SEATS) request(branch, seat);
          return branches.length * SEATS.length;
        };
      },
    });
    return [
      inBranches('objects', (branch, seat) => submit(branch, requests[seat] as DaleInput)),
      inBranches(
        'four views as text',
        (branch, seat) => {
          submit(branch, JSON.parse(texts[seat] ?? '') as DaleInput);
          return textsOf(branch);
        },
        { 'bytes a request': Math.round(bytes) },
      ),
    ];
  },
});

const byHand = (mode: OwlMode, name: string): Figure => figure(name, 'request', () => playOwlRounds(mode, 500));

export const owlRequests: Case = {
  name: 'owl-requests',
  title: 'One request while four players are active',
  variants: [
    { name: 'by hand, objects', figures: () => [byHand('mem', 'objects')] },
    { name: 'by hand, text', figures: () => [byHand('cast', 'four views as text')] },
    ...MEASURED_ROADS.map(onRoad),
  ],
};
