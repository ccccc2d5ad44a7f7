// Owl effects and decisions are private to their owner (owls.md §9): kind, number and carrier show in no view and no
// event of anybody else, and the numbers of the own effects say nothing of the others'.

import { describe, expect, it } from 'vitest';
import {
  type DaleEvent,
  type DaleGame,
  daleEventFor,
  daleViewFor,
  owlsOf,
  phaseOf,
} from '../../../machines/dale/index.ts';
import { canonical, type Viewer } from '../../../machines/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import { AK, knowledgeAndInspection, QI } from '../../helpers/dale-fixtures.ts';

const toldTo = (viewer: Viewer, events: readonly DaleEvent[]): DaleEvent[] =>
  events.flatMap((event) => daleEventFor(event, viewer) ?? []);

/** The owl state after the old Cheer: everybody owes an inspection, seats 1 and 2 an Ancient Knowledge as well. */
const open = () => {
  const { game, plans } = knowledgeAndInspection(3);
  const [search, inspect] = plans[1] ?? [];
  if (search === undefined || inspect === undefined) throw new Error('Seat 1 owes two answers.');
  return { game, search, inspect };
};

describe('pending effects', () => {
  it('are shown to their owner with carrier and number, and to nobody else', () => {
    const { game } = open();
    for (const viewer of [0, 1, 2] as const) {
      const own = owlsOf(game.world, viewer).map(({ number, card }) => ({ number, card }));
      expect(daleViewFor(game.world, viewer).owls.map(({ number, card }) => ({ number, card: card.id }))).toEqual(own);
    }
    expect(daleViewFor(game.world, 'spectator').owls).toEqual([]);
  });

  it('look the same to the others, whatever their owner holds: one effect or two, of either kind', () => {
    const play = (held: string): DaleGame => {
      const table = newDale({ players: 3, seed: 41 });
      const tasters = table.put('Tasters', 'hand', 0);
      table.put(held, 'hand', 1);
      for (const seat of [0, 1, 2]) table.put('Junk', 'deck', seat);
      const gifts = ['Magnet', QI, 'Magnet'].map((name, at) => table.put(name, 'market', 0, { at }));
      table.send({ type: 'PLAY', seat: 0, card: tasters });
      gifts.forEach((card, player) => {
        table.send({ type: 'CHOOSE', seat: 0, gives: [{ card, player }] });
      });
      return table.game;
    };
    const [one, two] = [play('Junk'), play(AK)];
    expect([owlsOf(one.world, 1).length, owlsOf(two.world, 1).length]).toEqual([1, 2]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(canonical(daleViewFor(one.world, viewer))).toBe(canonical(daleViewFor(two.world, viewer)));
      expect(canonical(toldTo(viewer, one.log()))).toBe(canonical(toldTo(viewer, two.log())));
    }
  });
});

describe('answers', () => {
  it.each([
    ['skip', 'none', 'declined'],
    ['none', 'none', 'declined'],
  ] as const)('%s and %s are public as "%s", without carrier and number', (first, second, word) => {
    const { game, search, inspect } = open();
    const numbers = owlsOf(game.world, 1);
    const answers = [search, inspect].map(({ card }, index) => ({
      effect: numbers.find((owl) => owl.card === card)?.number ?? 0,
      target: index === 0 ? first : second,
    }));
    const answer = game.submit({ type: 'ANSWER', seat: 1, answers });
    if (!answer.ok) throw new Error(answer.message);
    for (const viewer of [0, 2, 'spectator'] as const) {
      const told = toldTo(viewer, answer.events);
      expect(told.filter(({ type }) => type === 'OwlAnswered')).toMatchObject([
        { player: 1, card: null, word },
        { player: 1, card: null, word },
      ]);
      expect(canonical(told)).not.toContain(AK);
      expect(canonical(told)).not.toContain(QI);
    }
    const own = toldTo(1, answer.events).flatMap((event) => (event.type === 'OwlAnswered' ? [event.card?.card] : []));
    expect(own).toEqual([AK, QI]);
  });

  it('show what gets public and nothing else: the tossed card, the discarded card, that a deck was shuffled', () => {
    const { game, search, inspect } = open();
    const effects = owlsOf(game.world, 1);
    const answer = game.submit({
      type: 'ANSWER',
      seat: 1,
      answers: [search, inspect].map(({ card, target }) => ({
        effect: effects.find((owl) => owl.card === card)?.number ?? 0,
        target,
      })),
    });
    if (!answer.ok) throw new Error(answer.message);
    const drawn = game.world.players[1]?.hand[0];
    for (const viewer of [0, 2, 'spectator'] as const) {
      const told = toldTo(viewer, answer.events);
      const shown = told.flatMap((event) => (event.type === 'CardsMoved' ? event.cards.map(({ id }) => id) : []));
      expect(shown).toEqual([search.target, inspect.target]);
      expect(told.filter(({ type }) => type === 'Shuffled')).toEqual([{ type: 'Shuffled', player: 1 }]);
      expect(canonical(told)).not.toContain(`"id":${drawn}`);
    }
  });
});

describe('the number of an own effect', () => {
  /** Seat 0 draws three cards, keeps the third and resolves; seat 1 holds an Ancient Knowledge. */
  const play = (third: string): DaleGame => {
    const table = newDale({ players: 2, seed: 42 });
    const test = table.put('Dangerous Test', 'hand', 0);
    const rest = ['Magnet', 'Magnet', 'Magnet'].map((name) => table.put(name, 'hand', 0));
    for (const name of [third, 'Junk', 'Junk']) table.put(name, 'deck', 0);
    table.put(AK, 'hand', 1);
    table.put('Junk', 'deck', 1);
    table.send({ type: 'PLAY', seat: 0, card: test });
    table.send({ type: 'CHOOSE', seat: 0, cards: rest });
    return table.game;
  };

  it('does not tell that another player drew a chameleon whose effect has ended unseen (scenario 4)', () => {
    const [chameleon, junk] = [play('Seeing Doubles'), play('Junk')];
    expect([chameleon, junk].map(({ world }) => [phaseOf(world), world.owls.length])).toEqual([
      ['owl', 1],
      ['owl', 1],
    ]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(canonical(daleViewFor(chameleon.world, viewer))).toBe(canonical(daleViewFor(junk.world, viewer)));
      expect(canonical(toldTo(viewer, chameleon.log()))).toBe(canonical(toldTo(viewer, junk.log())));
    }
  });
});

it('the owner of Balancing is not shown the deck, which it does not search', () => {
  const table = newDale({ players: 2, seed: 43 });
  const magnet = table.put('Magnet', 'hand', 0);
  const found = table.put('Junk', 'deck', 0);
  table.put('Balancing', 'hand', 1);
  table.put('Junk', 'discard', 1);
  table.put('Spyglass', 'deck', 1);
  table.send({ type: 'PLAY', seat: 0, card: magnet });
  expect(daleViewFor(table.game.world, 0).searched?.map(({ id }) => id)).toEqual([found]);
  table.send({ type: 'CHOOSE', seat: 0, cards: [found] });
  expect([table.phase(), table.active()]).toEqual(['owl', [1]]);
  expect(daleViewFor(table.game.world, 1).searched).toBeNull();
});

it('a copy that ends out of sight is told to those who see the card only', () => {
  const table = newDale({ players: 3, seed: 44 });
  const food = table.put('Rotten Food', 'hand', 0);
  const doubles = table.put('Seeing Doubles', 'hand', 0);
  const magnet = table.put('Magnet', 'hand', 0);
  table.send({ type: 'BIND', seat: 0, card: doubles, target: magnet });
  table.send({ type: 'PLAY', seat: 0, card: food });
  table.clearLog();
  table.send({ type: 'CHOOSE', seat: 0, cards: [doubles] });
  table.send({ type: 'CHOOSE', seat: 0, players: [1] });
  expect(table.zoneOf(doubles)).toBe('deck');
  expect(toldTo(0, table.trace()).map(({ type }) => type)).toContain('CopyEnded');
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(canonical(toldTo(viewer, table.trace()))).not.toContain('Seeing Doubles');
    expect(toldTo(viewer, table.trace()).map(({ type }) => type)).not.toContain('CopyEnded');
  }
});
