// One simulated game from its start to its end.

import type { AnyInput, AnyMove, Road } from '../../machines/index.ts';
import { act, type Player, type Refused } from './act.ts';
import { DECKS, type Decks } from './battle/decks.ts';
import { simulatedBattle } from './battle/rules.ts';
import type { BotName } from './bots.ts';
import { EDITIONS, type Edition, simulatedDale } from './dale/rules.ts';
import { GAME_FORMAT, type GameLine } from './game-line.ts';
import { pick, type Roll, rollFrom, seedFrom } from './rolls.ts';
import type { Asked, SimulatedRules, SimulatedWorld } from './rule-set.ts';

/** Inputs after which a game counts as unfinished. */
export const LONGEST_GAME = 5000;

export const RULE_SETS = ['battle', 'dale'] as const;
export type RuleSetName = (typeof RULE_SETS)[number];

/** What the games of a run have in common. */
export interface RunPlan {
  readonly ruleset: RuleSetName;
  readonly seed: number;
  readonly players: number;
  /** One or more, for the seats in turn. */
  readonly bots: readonly BotName[];
  readonly road: Road;
  /** Of battle only. */
  readonly decks?: Decks;
  /** Of dale only. */
  readonly edition?: Edition;
}

export interface PlayedGame {
  readonly line: GameLine;
  readonly milliseconds: number;
  /** Names of the cards that could have been played, and of those that were. */
  readonly cardsIn: readonly string[];
  readonly cardsPlayed: readonly string[];
}

const battleOf = ({ decks = DECKS[0] }: RunPlan) => simulatedBattle(decks);
const daleOf = ({ edition = EDITIONS[0] }: RunPlan) => simulatedDale(edition);

/** Version and cards of the rules that a run is played by. */
export const rulesOf = (plan: RunPlan): { readonly version: string; readonly cardSet: string } =>
  plan.ruleset === 'battle' ? battleOf(plan) : daleOf(plan);

/** Plays game number `game`, from 1, of a run. Equal plans and numbers lead to equal lines. */
export const playGame = (plan: RunPlan, game: number, longest = LONGEST_GAME): PlayedGame =>
  plan.ruleset === 'battle' ? play(battleOf(plan), plan, game, longest) : play(daleOf(plan), plan, game, longest);

/** All move on by one seat from game to game, so that each bot has each seat equally often. */
const botsIn = ({ bots, players }: RunPlan, game: number): BotName[] =>
  Array.from({ length: players }, (_, seat) => bots[((seat + game - 1) % players) % bots.length] as BotName);

const play = <W extends SimulatedWorld<E>, I extends AnyInput, E, M extends AnyMove<I>, V, S>(
  rules: SimulatedRules<W, I, E, M, V, S>,
  plan: RunPlan,
  number: number,
  longest: number,
): PlayedGame => {
  const from = performance.now();
  const { players, road } = plan;
  const seed = seedFrom(plan.seed, number);
  const bots = botsIn(plan, number);
  const setup = rules.setup(rollFrom(seedFrom(seed, 'setup')), players);
  const game = rules.start(seed, players, setup, road);
  const seats = bots.map((name, seat) => ({ bot: rules.bots[name], roll: rollFrom(seedFrom(seed, 'seat', seat)) }));
  const order = rollFrom(seedFrom(seed, 'order'));
  const inputs: I[] = [];
  const played = new Set<string>();
  let overflows = 0;
  let refused: Refused<I> | undefined;
  while (!game.isOver && inputs.length < longest && refused === undefined) {
    const { seat, see } = nextOf(rules.asked(game), order);
    const sight = see();
    const acted = act(game, sight, seats[seat] as Player<V, M, I>);
    overflows += acted.overflows;
    refused = acted.refused;
    if (acted.input === undefined) continue;
    inputs.push(acted.input);
    for (const name of rules.cardsPlayed(acted.input, sight.view)) played.add(name);
  }
  const { name, version, cardSet } = rules;
  const end = game.isOver ? game.world.outcome : { result: 'unfinished' };
  const line = {
    format: GAME_FORMAT,
    game: number,
    seed,
    ruleset: name,
    version,
    cardSet,
    players,
    bots,
    setup,
    turns: game.world.turn,
    overflows,
    outcome: refused === undefined ? end : { result: 'refused', ...refused },
    inputs,
    fingerprint: game.fingerprint(),
  } as unknown as GameLine;
  return {
    line,
    milliseconds: performance.now() - from,
    cardsIn: rules.cardsIn(setup),
    cardsPlayed: [...played],
  };
};

/** Who acts first of several who are awaited at once is left to chance. */
const nextOf = <V, M>(asked: readonly Asked<V, M>[], order: Roll): Asked<V, M> => {
  if (asked.length === 0) throw new Error('Nobody is awaited, and the game is not over.');
  return pick(order, asked);
};
