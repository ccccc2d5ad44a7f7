// Must hold 6: two Worlds that differ only in what the viewer may not know give the viewer the same bytes: view,
// question, moves, refusals of guesses, and the log of every input that follows, until one of the two cards is shown
// or the game asks somebody because of it, which is public (owls.md §9; rules.md §16).

import { expect, it } from 'vitest';
import { daleViewFor, phaseOf } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import { cheerOpen, knowledgeAndInspection } from '../../helpers/dale-fixtures.ts';
import { watchersOf } from '../../helpers/dale-knowledge.ts';
import { accept, newDaleGame, randomDaleInput } from '../../helpers/dale-play.ts';
import { compareSwapped, type Ending, hiddenPair, SWAPS, type Swap } from '../../helpers/dale-swap.ts';
import { rollFrom } from '../../helpers/random-play.ts';

const GAMES = 50;
const STEPS = 10;
const TEN_MINUTES = 600_000;

it(
  'for each seat and the spectator, along 50 random games',
  () => {
    const endings: Record<Ending, number> = { alike: 0, shown: 0, asked: 0, named: 0, over: 0 };
    const compared = new Map<string, number>();
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const players = 2 + (seed % 3);
      const game = newDaleGame(players, seed);
      const roll = rollFrom(seed);
      for (let sent = 0; !game.isOver && sent < 90; sent += 1) {
        accept(game, randomDaleInput(game, roll));
        const phase = phaseOf(game.world);
        const isRare = phase === 'owl' || phase === 'choice' || phase === 'collective';
        if (game.isOver || game.world.sets.length === 0 || roll(isRare ? 10 : 40) > 0) continue;
        for (const watcher of watchersOf(game.world)) {
          const pair = hiddenPair(game.world, watcher, roll);
          if (pair === undefined) continue;
          endings[compareSwapped(game, watcher, pair, SWAPS[roll(2)] as Swap, rollFrom(seed * 1000 + sent), STEPS)] +=
            1;
          const key = `${watcher === 'spectator' ? watcher : 'seat'} ${phase}`;
          compared.set(key, (compared.get(key) ?? 0) + 1);
        }
      }
    }
    // The test must have looked at something: hundreds of pairs, many of them out of sight for long, in every phase.
    expect(endings.alike).toBeGreaterThan(50);
    expect(endings.shown).toBeGreaterThan(50);
    expect(endings.named).toBeLessThan(100);
    for (const phase of ['action', 'owl', 'choice']) {
      for (const who of ['seat', 'spectator']) expect(compared.get(`${who} ${phase}`) ?? 0).toBeGreaterThan(5);
    }
  },
  TEN_MINUTES,
);

it('the order of a deck that is being searched does not show', () => {
  const table = newDale({ players: 2, seed: 61 });
  const magnet = table.put('Magnet', 'hand', 0);
  const deck = ['Junk', 'Spyglass', 'Raffle', 'Cookies'].map((name) => table.put(name, 'deck', 0));
  table.send({ type: 'PLAY', seat: 0, card: magnet });
  const searches = [
    [table.game, 0, deck],
    ...[cheerOpen(2).game, knowledgeAndInspection(2).game].map(
      (game) => [game, 1, game.world.players[1]?.deck ?? []] as const,
    ),
  ] as const;
  for (const [game, seat, cards] of searches) {
    expect(daleViewFor(game.world, seat).searched?.map(({ id }) => id)).toEqual([...cards].sort((a, b) => a - b));
    const pairs = cards.flatMap((a, index) => cards.slice(index + 1).map((b) => [a, b] as const));
    expect(pairs.length).toBeGreaterThan(2);
    for (const pair of pairs) expect(compareSwapped(game, seat, pair, 'places', rollFrom(1), 0)).toBe('alike');
  }
});
