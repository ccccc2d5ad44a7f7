// Undo in a battle: K26 with its four walls, and what a battle has of its own: Secrets, choices, tokens, the mulligan.

import { describe, expect, it } from 'vitest';
import { DRAWN, draw, putOnTop, spell } from '../../machines/battle/cards.ts';
import { type BattleGame, battleCards, battleWith } from '../../machines/battle/index.ts';
import type { Seat } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { duel, table } from '../battle/table.ts';

/** `possible`, or the reason why not. */
const verdict = (game: BattleGame, seat: Seat): string => {
  const answer = game.canUndo(seat);
  return answer.ok ? 'possible' : answer.code;
};

const rest = (game: BattleGame) => ({ save: game.save(), log: game.log(), fingerprint: game.fingerprint() });

describe('K26 in a battle', () => {
  it('(a) a minion played, an attack: each goes back, one by one', () => {
    const { game, summon, addToHand, play, attack, board } = table();
    const wolf = summon('Wolfrider', 0);
    const yeti = summon('Chillwind Yeti', 1);
    const raptor = addToHand('Bloodfen Raptor', 0);
    const before = rest(game);
    attack(wolf, yeti);
    const fought = rest(game);
    play(raptor);
    expect(board(0)).toEqual([raptor]);
    expect(game.undo(0)).toMatchObject({ ok: true, input: { type: 'PLAY', card: raptor } });
    expect(rest(game)).toEqual(fought);
    expect(game.undo(0)).toMatchObject({ ok: true, input: { type: 'ATTACK', attacker: wolf } });
    expect(rest(game)).toEqual(before);
    expect(verdict(game, 0)).toBe('not-yours');
  });

  it('(b) a card drawn: hidden-seen, by whomever it is drawn', () => {
    const { game, addToHand, play, hand, endTurn } = table();
    play(addToHand('Novice Engineer', 0));
    expect(hand(0)).toHaveLength(1);
    expect(verdict(game, 0)).toBe('hidden-seen');
    endTurn();
    expect(hand(1)).toHaveLength(1);
    expect(verdict(game, 0)).toBe('hidden-seen');
  });

  it('(c) a die, a random card: chance', () => {
    const { game, addToHand, play } = table();
    play(addToHand('Arcane Missiles', 0));
    expect(verdict(game, 0)).toBe('chance');
    addToHand('Wisp', 1);
    play(addToHand('Mind Vision', 0));
    expect(verdict(game, 0)).toBe('chance');
  });

  it('(d) another player has acted since: others-acted', () => {
    const { game, addToHand, play, endTurn } = table({ decks: [[], []] });
    play(addToHand('Wisp', 0));
    endTurn();
    // Nobody has drawn: the decks are empty.
    expect(verdict(game, 0)).toBe('possible');
    game.submit({ type: 'HERO_POWER', seat: 1 });
    expect([verdict(game, 0), verdict(game, 1)]).toEqual(['others-acted', 'possible']);
  });

  it('(e) the other player: not-yours', () => {
    const { game, addToHand, play } = table();
    play(addToHand('Wisp', 0));
    expect([verdict(game, 0), verdict(game, 1)]).toEqual(['possible', 'not-yours']);
  });
});

describe('what is shown', () => {
  it('of the own hand is no loss to others: a token, a Secret, a weapon go back', () => {
    const { game, addToHand, play, secrets } = table();
    for (const card of ['Murloc Tidehunter', 'Mirror Entity', 'Truesilver Champion', 'Fireball']) {
      const id = addToHand(card, 0);
      const open = rest(game);
      play(id, card === 'Fireball' ? { target: game.world.players[1].hero } : {});
      expect([card, verdict(game, 0)]).toEqual([card, 'possible']);
      expect(game.undo(0).ok).toBe(true);
      expect(rest(game)).toEqual(open);
    }
    expect(secrets(0)).toEqual([]);
  });

  it('of another player’s Secret by setting it off is hidden-seen', () => {
    const { game, addSecret, addToHand, play, board } = table();
    addSecret('Mirror Entity', 1);
    play(addToHand('Wisp', 0));
    expect(board(1)).toHaveLength(1);
    expect(verdict(game, 0)).toBe('hidden-seen');
  });

  it('by the top cards of the own deck as options of a choice is hidden-seen, and what is drawn then was seen already', () => {
    const { game, addToHand, play, choose, pendingChoice } = table();
    play(addToHand('Tracking', 0));
    expect(pendingChoice()?.options).toHaveLength(3);
    expect(verdict(game, 0)).toBe('hidden-seen');
    choose(0);
    // The two that were not drawn are discarded for all to see; their player knew them.
    expect(verdict(game, 0)).toBe('possible');
    expect(game.undo(0).ok).toBe(true);
    expect(pendingChoice()?.options).toHaveLength(3);
    choose(1);
  });

  it('by a card that is drawn and put back at once is hidden-seen, though it lies where it lay', () => {
    const glance = spell('Test Glance', {
      cost: 0,
      text: 'Draw a card and put it back.',
      spell: [draw(1), putOnTop(DRAWN)],
    });
    const ruleset = battleWith([...battleCards, glance]);
    const { game, addToHand, play, deck, hand } = newGame({ ruleset, decks: [['Wisp', 'Fireball'], []] });
    const before = deck(0);
    play(addToHand('Test Glance', 0));
    expect([deck(0), hand(0)]).toEqual([before, []]);
    expect(verdict(game, 0)).toBe('hidden-seen');
  });

  it('by a minion returned to a hand is nothing new', () => {
    const { game, addToHand, summon, play, hand } = table();
    const yeti = summon('Chillwind Yeti', 1);
    play(addToHand('Sap', 0), { target: yeti });
    expect(hand(1)).toEqual([yeti]);
    expect(verdict(game, 0)).toBe('possible');
  });
});

describe('an undo in a real game', () => {
  it('gives back mana and the card, not the mulligan', () => {
    const { game, begin, send, until, inHand } = duel(['Wisp'], ['Wisp']);
    send({ type: 'MULLIGAN', seat: 1, replace: [] });
    // Nothing was replaced, and the other one has not chosen yet.
    expect(verdict(game, 1)).toBe('possible');
    expect(game.undo(1).ok).toBe(true);
    expect(game.awaited()).toEqual([0, 1]);
    begin();
    until(0, 1, 'Wisp');
    expect(['hidden-seen', 'others-acted']).toContain(verdict(game, 0));
    const wisp = inHand(0, 'Wisp');
    send({ type: 'PLAY', seat: 0, card: wisp });
    expect(game.world.entities[wisp]?.zone).toBe('board');
    expect(game.undo(0).ok).toBe(true);
    expect(game.world.entities[wisp]?.zone).toBe('hand');
    expect(game.world.players[0].hand).toContain(wisp);
  });

  it('takes back a blow that has won, and a concession; no card was shown', () => {
    const { game, summon, setHealth, attack, hero, concede, outcome } = table();
    setHealth(hero(1), 1);
    const wolf = summon('Wolfrider', 0);
    attack(wolf, hero(1));
    expect(outcome()).toMatchObject({ result: 'win' });
    expect(game.undo(0).ok).toBe(true);
    expect([game.isOver, outcome()]).toEqual([false, { result: 'none' }]);
    concede(1);
    expect(verdict(game, 0)).toBe('not-yours');
    expect(game.undo(1).ok).toBe(true);
    expect(game.isOver).toBe(false);
    attack(wolf, hero(1));
    expect(game.isOver).toBe(true);
    expect(game.undo(0).ok).toBe(true);
  });

  it('undone and played otherwise is the game that was played so at once', () => {
    const play = (isDetour: boolean) => {
      const { game, addToHand, play, hero } = table();
      const [moonfire, wisp] = [addToHand('Moonfire', 0), addToHand('Wisp', 0)];
      if (isDetour) {
        play(moonfire, { target: hero(0) });
        play(wisp);
        expect([game.undo(0).ok, game.undo(0).ok]).toEqual([true, true]);
      }
      play(moonfire, { target: hero(1) });
      return rest(game);
    };
    expect(play(true)).toEqual(play(false));
  });
});
