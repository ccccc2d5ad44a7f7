// Requests about whole games of any rule set: start, play, look, save, branch.

import { type AnyBattleInput, type BattleOptions, battle, battleViewFor } from '../../machines/battle/index.ts';
import { type AnyDaleInput, type DaleOptions, dale, daleAnniversary, daleViewFor } from '../../machines/dale/index.ts';
import { createGame, GameError, LoadError, loadGame, type Submitted } from '../../machines/index.ts';
import { packageVersion } from '../version.ts';
import { cardName, cardNames } from './cards.ts';
import { RequestError, refused } from './errors.ts';
import { anyObject, count, edition, game as gameField, ruleset, seat, viewer } from './fields.ts';
import { accepted, onGame, playerIn } from './on-game.ts';
import type { OpenGame, OpenGames } from './open-games.ts';
import { type Command, command } from './requests.ts';

/** Changes when a request or reply does so that older programs would misread it. */
const PROTOCOL = 1;
/** Nobody watches these games from inside, so they take the quicker road. */
const QUICK = { road: 'compiled' } as const;

const RULESETS = [
  { ruleset: 'battle', rules: battle },
  { ruleset: 'dale', edition: 'note', rules: dale },
  { ruleset: 'dale', edition: 'anniversary', rules: daleAnniversary },
];

const submitTo = ({ kind, game }: OpenGame, input: object): Submitted<unknown> =>
  kind === 'battle' ? game.submit(withCardName(input) as AnyBattleInput) : game.submit(input as AnyDaleInput);

/** A sandbox input of battle names a card; here it may be its id. */
const withCardName = (input: object): object =>
  'card' in input && typeof input.card === 'string' ? { ...input, card: cardName(input.card) } : input;

/** Creates or loads a game; what the rules throw becomes an error of the door. */
const making = <T>(make: () => T): T => {
  try {
    return make();
  } catch (error) {
    if (error instanceof GameError) throw refused(error);
    if (error instanceof LoadError) throw new RequestError('refused', error.message, { reason: error.code });
    throw error;
  }
};

const newBattle = ({ decks, heroes, ...options }: Readonly<Record<string, unknown>>): OpenGame => {
  const lists = {
    ...(decks === undefined ? {} : { decks: Array.isArray(decks) ? decks.map(cardNames) : decks }),
    ...(heroes === undefined ? {} : { heroes: cardNames(heroes) }),
  };
  return { kind: 'battle', game: createGame(battle, { ...options, ...lists } as BattleOptions, QUICK) };
};

const loaded = (save: Readonly<Record<string, unknown>>): OpenGame => {
  if (save.ruleset !== 'dale') return { kind: 'battle', game: loadGame(battle, save, QUICK) };
  const rules = save.cardSet === daleAnniversary.cardSet ? daleAnniversary : dale;
  return { kind: 'dale', game: loadGame(rules, save, QUICK) };
};

/** What is told of a game that has just been opened. */
const opened = (open: OpenGame, games: OpenGames): object => ({
  game: games.open(open),
  ruleset: open.kind,
  awaited: open.game.awaited(),
});

export const gameCommands = {
  new: command(
    { ruleset: ruleset.optional(), edition: edition.optional(), options: anyObject.optional() },
    ({ ruleset: of = 'battle', edition: texts, options = {} }, games) =>
      making(() => {
        if (of === 'battle') {
          if (texts === undefined) return opened(newBattle(options), games);
          throw new RequestError('bad-request', 'Only dale has editions. Leave "edition" out.', { field: 'edition' });
        }
        const rules = texts === 'anniversary' ? daleAnniversary : dale;
        return opened({ kind: 'dale', game: createGame(rules, options as DaleOptions, QUICK) }, games);
      }),
  ),
  load: command({ save: anyObject }, ({ save }, games) => making(() => opened(loaded(save), games))),
  fork: onGame({}, (_request, { kind, game }, games) =>
    opened(kind === 'battle' ? { kind, game: game.fork() } : { kind, game: game.fork() }, games),
  ),
  close: command({ game: gameField }, ({ game }, games) => {
    games.close(game);
    return {};
  }),
  submit: onGame({ input: anyObject }, ({ input }, open) => accepted(submitTo(open, input), open.game)),
  'legal-moves': onGame({ seat }, ({ seat: of }, open) => {
    playerIn<unknown>(open.game.world, of);
    return { moves: open.game.legalMoves(of) };
  }),
  awaited: onGame({}, (_request, { game }) => ({ seats: game.awaited() })),
  view: onGame({ viewer }, ({ viewer: by }, open) => {
    if (typeof by === 'number') playerIn<unknown>(open.game.world, by);
    const { kind, game } = open;
    return {
      view:
        kind === 'battle' ? game.ask((world) => battleViewFor(world, by)) : game.ask((world) => daleViewFor(world, by)),
    };
  }),
  events: onGame({ since: count.optional() }, ({ since = 0 }, { game }) => {
    const log = game.log();
    return { events: log.slice(since), next: log.length };
  }),
  save: onGame({}, (_request, { game }) => ({ save: game.save() })),
  fingerprint: onGame({}, (_request, { game }) => ({ fingerprint: game.fingerprint() })),
  outcome: onGame({}, (_request, { game }) => ({ outcome: game.ask(({ outcome }) => outcome), isOver: game.isOver })),
};

/** The greeting, which lists all commands of the door. */
export const helloCommand = (commands: () => readonly string[]): Command =>
  command({}, () => ({
    protocol: PROTOCOL,
    version: packageVersion(),
    rulesets: RULESETS.map(({ rules: { version, cardSet }, ...names }) => ({ ...names, version, cardSet })),
    commands: commands(),
  }));
