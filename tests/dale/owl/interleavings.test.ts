// All orders in which the players can send their answers, and all splits of one player's answers into requests
// (owls.md §5 to §7, §13; K19). What is compared at the end: the whole World but for the order of the bin, the events
// and the budget of the last input, and the numbers of the copies made by binding, which count in order of arrival;
// and all events of the visit as a set. Nothing else is left out: hands, decks, piles, chance streams and the numbers
// of owl effects are the same to the byte.

import { describe, expect, it } from 'vitest';
import {
  type DaleEvent,
  type DaleGame,
  type DaleInput,
  type DaleWorld,
  daleViewFor,
  owlsOf,
  phaseOf,
} from '../../../machines/dale/index.ts';
import { canonical, framesOf, type Seat } from '../../../machines/index.ts';
import {
  chameleonsToBind,
  effectOn,
  inspectionsOnly,
  knowledgeAndInspection,
  type OwlFixture,
  type Plan,
  twoInspections,
} from '../../helpers/dale-fixtures.ts';
import { checkDaleAtRest } from '../../helpers/dale-invariants.ts';

/** The World without what must differ with the order of arrival. */
const settled = ({ events: _events, spent: _spent, bin, effects, ...world }: DaleWorld): string =>
  canonical({
    ...world,
    bin: [...bin].sort((a, b) => a - b),
    effects: effects.map(({ number: _, ...effect }) => canonical(effect)).sort(),
  });

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

const subsets = <T>([first, ...rest]: readonly T[]): T[][] => {
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);
};

/** All requests that this seat could send now, with the plans that each fulfils in the order of being carried out. */
const requestsOf = (
  game: DaleGame,
  seat: Seat,
  left: readonly Plan[],
): { readonly input: DaleInput; readonly fulfils: readonly Plan[] }[] => {
  const binds = left.filter(({ does }) => does === 'bind');
  const isBoundFirst = (plan: Plan) => binds.some(({ card }) => card === plan.card);
  const answers = left.filter((plan) => plan.does === 'answer' && !isBoundFirst(plan));
  const isSearch = ({ card }: Plan) =>
    owlsOf(game.world, seat).find((each) => each.card === card)?.event !== 'entersHand';
  return [
    ...binds.map((plan) => ({
      input: { type: 'BIND', seat, card: plan.card, target: Number(plan.target) } as const,
      fulfils: [plan],
    })),
    ...subsets(answers)
      .filter((subset) => subset.length > 0)
      .flatMap(permutations)
      .map((listed) => ({
        input: {
          type: 'ANSWER',
          seat,
          answers: listed.map(({ card, target }) => ({ effect: effectOn(game, seat, card), target })),
        } as const,
        fulfils: [...listed.filter(isSearch), ...listed.filter((plan) => !isSearch(plan))],
      })),
  ];
};

interface End {
  /** In which order each seat's own answers were carried out. */
  readonly own: string;
  readonly world: string;
  readonly events: string;
}

/** Follows every order from a position by forking it, and checks each position on the way. */
const explore = ({ game, plans }: OwlFixture): End[] => {
  const ends: End[] = [];
  const { stack, turnPlayer } = game.world;
  const visit = (
    at: DaleGame,
    left: readonly (readonly Plan[])[],
    done: readonly string[][],
    log: DaleEvent[],
  ): void => {
    const owing = left.flatMap((plan, seat) => (plan.length > 0 ? [seat] : []));
    if (owing.length === 0) {
      expect(phaseOf(at.world)).not.toBe('owl');
      expect([at.world.owls, at.world.laterOwls]).toEqual([[], []]);
      expect(at.awaited().length).toBeGreaterThan(0);
      ends.push({
        own: canonical(done),
        world: settled(at.world),
        events: log
          .map((each) => canonical(each))
          .sort()
          .join(),
      });
      return;
    }
    // Active is exactly who owes something: nobody waits for anybody else, and nobody who is done is asked again.
    expect(at.awaited()).toEqual(owing);
    expect(daleViewFor(at.world, 'spectator').awaited).toEqual(owing);
    expect(framesOf({ stack: at.world.stack })).toEqual(framesOf({ stack }));
    expect(at.world.turnPlayer).toBe(turnPlayer);
    // Tens of thousands of positions with 4 players: there the checks above must do.
    if (plans.length < 4) checkDaleAtRest(at);
    for (const seat of owing) {
      const own = left[seat] ?? [];
      for (const { input, fulfils } of requestsOf(at, seat, own)) {
        const branch = at.fork();
        const answer = branch.submit(input);
        if (!answer.ok) throw new Error(`${JSON.stringify(input)}: ${answer.message}`);
        visit(
          branch,
          left.map((plan, each) => (each === seat ? own.filter((each) => !fulfils.includes(each)) : plan)),
          done.map((sequence, each) => [
            ...sequence,
            ...(each === seat ? fulfils.map((p) => `${p.does} ${p.card}`) : []),
          ]),
          [...log, ...answer.events],
        );
      }
    }
  };
  visit(
    game,
    plans,
    plans.map(() => []),
    [],
  );
  return ends;
};

const TEN_MINUTES = 600_000;

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** In how many requests the ways of sending these plans come: a bind alone, answers together in any order or apart. */
const waysToSend = (plan: readonly Plan[]): number[] => {
  const [first] = plan;
  if (plan.length === 1) return [1];
  return first?.does === 'bind' ? [2] : [1, 1, 2, 2];
};

/** How many orders there are: each way of each seat to send, and the requests of all mixed in any way. */
const countOrders = (ways: readonly (readonly number[])[]): number => {
  const choices = ways.reduce<number[][]>(
    (chosen, own) => chosen.flatMap((before) => own.map((requests) => [...before, requests])),
    [[]],
  );
  return choices.reduce(
    (sum, requests) =>
      sum + requests.reduce((orders, own) => orders / factorial(own), factorial(requests.reduce((a, b) => a + b, 0))),
    0,
  );
};

const kinds: readonly (readonly [string, (players: number) => OwlFixture, (players: number) => number])[] = [
  ['an inspection each', inspectionsOnly, () => 1],
  // A search before the draw or after it: each of the others has two own orders, and those are no independent answers.
  ['an inspection each and a search for the others', knowledgeAndInspection, (players) => 2 ** (players - 1)],
  ['two inspections of the turn player and a search for the others', twoInspections, () => 2],
  ['chameleons to bind', chameleonsToBind, () => 1],
];

describe.each(kinds)('with %s', (_name, fixture, ownOrders) => {
  it.each([2, 3, 4])(
    '%i players may answer in any order',
    (players) => {
      const start = fixture(players);
      const before = start.game.fingerprint();
      const ends = explore(start);
      expect(start.game.fingerprint()).toBe(before);
      expect(ends).toHaveLength(countOrders(start.plans.map(waysToSend)));
      const owns = new Set(ends.map(({ own }) => own));
      expect(owns.size).toBe(ownOrders(players));
      for (const own of owns) {
        const same = ends.filter((end) => end.own === own);
        expect(new Set(same.map(({ world }) => world)).size).toBe(1);
        expect(new Set(same.map(({ events }) => events)).size).toBe(1);
      }
    },
    TEN_MINUTES,
  );
});

it('two inspections of one player that toss different cards end alike in either order', () => {
  expect(new Set(explore(twoInspections(3)).map(({ world }) => world)).size).toBe(1);
});

it('the order of arrival shows in the bin and nowhere else', () => {
  const { game, plans } = inspectionsOnly(3);
  const binAfter = (order: readonly Seat[]) => {
    const branch = game.fork();
    for (const seat of order) {
      const [request] = requestsOf(branch, seat, plans[seat] ?? []);
      if (request !== undefined) expect(branch.submit(request.input).ok).toBe(true);
    }
    return branch.world.bin;
  };
  expect(binAfter([0, 1, 2])).toEqual([plans[2]?.[0]?.target, plans[0]?.[0]?.target]);
  expect(binAfter([2, 1, 0])).toEqual([plans[0]?.[0]?.target, plans[2]?.[0]?.target]);
});
