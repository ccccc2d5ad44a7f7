// What one viewer may know: cards that are hidden from it can be exchanged without a byte of the view changing.

import { describe, expect, it } from 'vitest';
import { battleViewFor, battleWithTestCards } from '../../machines/battle/index.ts';
import { createGame, type Viewer } from '../../machines/index.ts';
import { table } from './table.ts';

const viewOf = ({ game }: ReturnType<typeof table>, viewer: Viewer) =>
  JSON.stringify(battleViewFor(game.world, viewer));

/** A table at which seat 1 has these cards hidden from seat 0, and seat 0 this deck. */
const hiding = (hand: string, secret: string, theirs: string, mine: string) => {
  const game = table({ decks: [[mine, 'Wisp'], [theirs]] });
  game.summon('Chillwind Yeti', 1);
  game.addToHand('Wisp', 0);
  game.addToHand(hand, 1);
  game.addSecret(secret, 1);
  return game;
};
const one = () => hiding('Fireball', 'Counterspell', 'Bloodfen Raptor', 'Murloc Raider');
const other = () => hiding('Frostbolt', 'Mirror Entity', 'Chillwind Yeti', 'Argent Squire');

describe('hidden cards', () => {
  it.each<Viewer>([0, 'spectator'])('can be exchanged without %s seeing it', (viewer) => {
    expect(viewOf(one(), viewer)).toBe(viewOf(other(), viewer));
  });

  it.each<Viewer>([1, 'judge'])('are seen by %s', (viewer) => {
    expect(viewOf(one(), viewer)).not.toBe(viewOf(other(), viewer));
  });

  it('an own deck is seen by nobody but a judge', () => {
    const first = hiding('Wisp', 'Avenge', 'Wisp', 'Murloc Raider');
    const second = hiding('Wisp', 'Avenge', 'Wisp', 'Argent Squire');
    for (const viewer of [0, 1, 'spectator'] as const) expect(viewOf(first, viewer)).toBe(viewOf(second, viewer));
    expect(viewOf(first, 'judge')).not.toBe(viewOf(second, 'judge'));
  });

  it('are counted', () => {
    const { players } = battleViewFor(one().game.world, 0);
    expect(players[1]).toMatchObject({
      hand: null,
      handCount: 1,
      secrets: null,
      secretCount: 1,
      deck: null,
      deckCount: 1,
    });
    expect(players[0]).toMatchObject({ hand: [{ card: 'Wisp', cardId: 'CS2_231' }], secrets: [], deck: null });
  });
});

describe('what is public', () => {
  it('is shown with its numbers as they count now', () => {
    const game = table();
    const yeti = game.summon('Chillwind Yeti', 1);
    game.cast('Blessing of Kings', 1, { target: yeti });
    game.dealDamage(yeti, 3);
    game.equip('Fiery War Axe', 1);
    game.gainArmor(1, 2);
    const [, side] = battleViewFor(game.game.world, 0).players;
    expect(side?.board).toEqual([
      {
        entity: yeti,
        card: 'Chillwind Yeti',
        cardId: 'CS2_182',
        cost: 4,
        attack: 8,
        health: 6,
        maxHealth: 9,
        keywords: [],
        enchantments: [{ by: 'Blessing of Kings', controller: 1, attack: 4, health: 4 }],
        isFrozen: false,
        isSilenced: false,
        isExhausted: true,
      },
    ]);
    expect(side).toMatchObject({ weapon: { attack: 3, health: 2 }, hero: { health: 30, armor: 2 } });
  });

  it('an open choice is told to all, its options to the one who is asked', () => {
    const game = table();
    game.play(game.addToHand('Museum Curator', 0));
    const choice = (viewer: Viewer) => battleViewFor(game.game.world, viewer).choice;
    expect([choice(0)?.options?.length, choice('judge')?.options?.length]).toEqual([3, 3]);
    const source = { card: 'Museum Curator', entity: game.board(0)[0] };
    expect([choice(1), choice('spectator')]).toEqual(Array(2).fill({ seat: 0, source, options: null }));
    game.choose(0);
    expect(choice(0)).toBeNull();
  });

  it('the phase follows the game', () => {
    const deck = Array<string>(10).fill('Wisp');
    const game = createGame(battleWithTestCards, { decks: [deck, deck] });
    const phase = () => battleViewFor(game.world, 'spectator').phase;
    expect(phase()).toBe('mulligan');
    for (const seat of [0, 1]) game.submit({ type: 'MULLIGAN', seat, replace: [] });
    expect(phase()).toBe('main');
    game.submit({ type: 'CONCEDE', seat: 0 });
    expect(phase()).toBe('over');
  });
});
