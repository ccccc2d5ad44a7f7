// Must hold 1: two battles that differ only in what a viewer may not know give that viewer the same bytes: view, log,
// what is owed, legal moves, and the refusals of guesses; and so do the events of the next input, if it shows nothing.

import { expect, it } from 'vitest';
import { type AnyBattleInput, type BattleGame, battle } from '../../machines/battle/index.ts';
import { canonical, createGame, type EntityId } from '../../machines/index.ts';
import { search, WATCHERS, type Watcher } from '../helpers/battle-knowledge.ts';
import { type Twin, twinOf } from '../helpers/battle-twin.ts';
import { complete, playOut, type Roll, randomOptions, rollFrom } from '../helpers/random-play.ts';

const GAMES = 50;
const INPUTS = 120;
/** Every so many inputs the game is compared with its twins. */
const EVERY = 10;

/** Ids are small numbers and quickly guessed: what is the answer to an input that names a hidden card? */
const guessesAt = (ids: readonly EntityId[], game: BattleGame, viewer: Watcher): unknown => {
  if (viewer === 'spectator') return null;
  const seat = viewer;
  const target = game.ask(({ players }) => players[1 - seat]?.hero ?? 0);
  const hand = game.ask(({ players }) => players[seat]?.hand[0] ?? 0);
  const inputs = ids.flatMap((card): AnyBattleInput[] => [
    { type: 'PLAY', seat, card },
    { type: 'PLAY', seat, card: hand, target: card },
    { type: 'ATTACK', seat, attacker: card, defender: target },
    { type: 'ATTACK', seat, attacker: target, defender: card },
    { type: 'HERO_POWER', seat, target: card },
    { type: 'MULLIGAN', seat, replace: [card] },
  ]);
  return inputs.map((input) => game.whyNot(input));
};

const perceived = (game: BattleGame, viewer: Watcher, guessed: readonly EntityId[]): string =>
  canonical([
    game.viewFor(viewer),
    viewer === 'spectator' ? [] : [game.decisions(viewer), game.legalMoves(viewer)],
    guessesAt(guessed, game, viewer),
  ]);

/** Was a card drawn that does something when it is drawn? Everybody sees what it does. */
const isTellingOnItself = (game: BattleGame): boolean =>
  game.log().some((event) => {
    const card = event.type === 'Drew' ? battle.cards.cards.get(game.world.entities[event.id]?.card ?? '') : undefined;
    return card !== undefined && 'whenDrawn' in card && card.whenDrawn.length > 0;
  });

/** Does the viewer now see one of the cards that were hidden, or a new card that was made after one (Mind Vision)? */
const isShown = (games: readonly BattleGame[], viewer: Watcher, { hidden }: Twin): boolean => {
  const printOn = (game: BattleGame, id: EntityId) => game.ask(({ entities }) => entities[id]?.card);
  const [first, second] = games as readonly [BattleGame, BattleGame];
  const isCopy = (id: EntityId) => printOn(first, id) !== printOn(second, id);
  return games.some((game) => {
    if (isTellingOnItself(game)) return true;
    const seen = search([game.viewFor(viewer), game.logFor(viewer)]).ids;
    return [...seen].some((id) => hidden.has(id) || isCopy(id));
  });
};

/** A random input that names no hidden card, so that it means the same in both Worlds. */
const nextInput = (game: BattleGame, { hidden }: Twin, roll: Roll): AnyBattleInput | undefined => {
  const [seat] = game.awaited();
  if (seat === undefined) return undefined;
  const inputs = game.legalMoves(seat).map((move) => complete(move, roll));
  const open = inputs.filter((input) => ![...search(input).ids].some((id) => hidden.has(id)));
  return open[roll(Math.max(1, open.length))];
};

it('for each seat and the spectator, along 50 battles', () => {
  const count = { compared: 0, changed: 0, secrets: 0, alike: 0, shown: 0 };
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const game = createGame(battle, randomOptions(seed), { road: 'compiled' });
    const roll = rollFrom(seed + 1000);
    let sent = 0;
    playOut(game, rollFrom(seed), INPUTS, () => {
      sent += 1;
      if (sent % EVERY !== seed % EVERY || game.isOver) return;
      for (const viewer of WATCHERS) {
        const twin = twinOf(game, viewer, roll);
        count.compared += 1;
        count.changed += twin.changed;
        count.secrets += twin.secrets;
        const guessed = [...twin.hidden].slice(0, 4);
        const differs = (what: string) => `seed ${seed}, input ${sent}, viewer ${viewer}: ${what} shows what is hidden`;
        const original = game.fork({ road: 'compiled' });
        expect(perceived(twin.game, viewer, guessed), differs('the view')).toBe(perceived(original, viewer, guessed));
        const input = nextInput(original, twin, roll);
        if (input === undefined || twin.game.whyNot(input) !== null) continue;
        for (const each of [original, twin.game]) each.submit(input);
        if (isShown([original, twin.game], viewer, twin)) {
          count.shown += 1;
          continue;
        }
        const message = differs(`what ${JSON.stringify(input)} brought about`);
        expect(canonical(twin.game.logFor(viewer)), message).toBe(canonical(original.logFor(viewer)));
        expect(perceived(twin.game, viewer, guessed), message).toBe(perceived(original, viewer, guessed));
        count.alike += 1;
      }
    });
  }
  // The test must have looked at something.
  expect(count.compared).toBeGreaterThan(800);
  expect(count.changed / count.compared).toBeGreaterThan(20);
  expect(count.secrets).toBeGreaterThan(20);
  expect(count.alike).toBeGreaterThan(250);
  expect(count.shown).toBeGreaterThan(20);
}, 600_000);
