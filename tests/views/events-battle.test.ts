// Each event of a battle that may give a hidden card away, as its player, the other player, a spectator and a judge are
// told of it.

import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../machines/battle/index.ts';
import { UNSEEN, type Viewer } from '../../machines/index.ts';
import type { SandboxGame } from '../../machines/sandbox/index.ts';
import { duel, pick, table } from '../battle/table.ts';

type Told<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

/** The events of one kind that a viewer has been told of. */
const told = <T extends BattleEvent['type']>({ game }: Pick<SandboxGame, 'game'>, viewer: Viewer, type: T): Told<T>[] =>
  game.logFor(viewer).filter((event): event is Told<T> => event.type === type);

const OTHERS: readonly Viewer[] = [1, 'spectator'];
const KNOWING: readonly Viewer[] = [0, 'judge'];

describe('cards that nobody else sees', () => {
  it('a card drawn is told of without its id', () => {
    const game = table();
    game.draw(0);
    const id = pick(game.hand(0));
    for (const viewer of KNOWING) expect(told(game, viewer, 'Drew')).toEqual([{ type: 'Drew', player: 0, id }]);
    for (const viewer of OTHERS) expect(told(game, viewer, 'Drew')).toEqual([{ type: 'Drew', player: 0, id: UNSEEN }]);
  });

  it('so is a card given', () => {
    const game = table();
    game.addToHand('Wisp', 1);
    game.cast('Mind Vision', 0);
    const id = pick(game.hand(0));
    for (const viewer of KNOWING) expect(told(game, viewer, 'Given')).toMatchObject([{ id }]);
    for (const viewer of OTHERS)
      expect(told(game, viewer, 'Given')).toEqual([{ type: 'Given', player: 0, id: UNSEEN }]);
  });

  it('a Secret is played face down: no id, no name, no queue in which it waits', () => {
    const game = table();
    const secret = game.addToHand('Explosive Trap', 0);
    game.play(secret);
    game.endTurn();
    for (const viewer of KNOWING) {
      expect(told(game, viewer, 'CardPlayed')).toMatchObject([{ id: secret }]);
      expect(told(game, viewer, 'SecretPlayed')).toMatchObject([{ id: secret }]);
    }
    for (const viewer of OTHERS) {
      expect(told(game, viewer, 'CardPlayed')).toEqual([
        { type: 'CardPlayed', player: 0, id: UNSEEN, target: null, cost: 0 },
      ]);
      expect(told(game, viewer, 'SecretPlayed')).toEqual([{ type: 'SecretPlayed', player: 0, id: UNSEEN }]);
      expect(told(game, viewer, 'SpellCast')).toEqual([]);
      expect(JSON.stringify(game.game.logFor(viewer))).not.toContain('Explosive');
    }
  });

  it('and turned up when it triggers', () => {
    const game = table();
    const secret = game.addSecret('Explosive Trap', 0);
    const attacker = game.summon('Chillwind Yeti', 1);
    game.endTurn();
    game.attack(attacker, game.hero(0));
    for (const viewer of [...KNOWING, ...OTHERS]) {
      expect(told(game, viewer, 'SecretRevealed')).toEqual([{ type: 'SecretRevealed', player: 0, id: secret }]);
      expect(told(game, viewer, 'Triggered')).toContainEqual({ type: 'Triggered', source: secret, trigger: 'secret' });
    }
  });

  it('a Secret that changes sides is known to both players', () => {
    const game = table();
    const secret = game.addSecret('Explosive Trap', 1);
    game.play(game.addToHand('Kezan Mystic', 0));
    for (const viewer of [0, 1, 'judge'] as const) {
      expect(told(game, viewer, 'ControlChanged')).toMatchObject([{ id: secret, to: 0 }]);
    }
    expect(told(game, 'spectator', 'ControlChanged')).toEqual([{ type: 'ControlChanged', id: UNSEEN, to: 0 }]);
  });

  it('a Secret for which there is no room is not named', () => {
    const game = table();
    game.addSecret('Noble Sacrifice', 0);
    for (const name of ['Noble Sacrifice', 'Noble Sacrifice']) game.addToDeck(name, 0);
    game.play(game.addToHand('Mad Scientist', 0));
    game.destroy(pick(game.board(0)));
    for (const viewer of OTHERS) expect(JSON.stringify(game.game.logFor(viewer))).not.toContain('Noble Sacrifice');
  });

  it('what listens in a hand does so unheard', () => {
    const game = table();
    const bolvar = game.addToHand('Bolvar Fordragon', 0);
    const wisp = game.summon('Wisp', 0);
    game.destroy(wisp);
    for (const viewer of KNOWING) {
      expect(told(game, viewer, 'Triggered')).toMatchObject([{ source: bolvar }]);
      expect(told(game, viewer, 'Enchanted')).toMatchObject([{ id: bolvar }]);
      expect(told(game, viewer, 'TriggersQueued')).toMatchObject([{ entries: [{ source: bolvar }] }]);
    }
    for (const viewer of OTHERS) {
      for (const type of ['Triggered', 'Enchanted', 'TriggersQueued'] as const)
        expect(told(game, viewer, type)).toEqual([]);
      expect(told(game, viewer, 'Destroyed')).toEqual([{ type: 'Destroyed', id: wisp }]);
    }
  });

  it('a queue is told without the hidden entries, and its places are counted anew', () => {
    const game = table();
    game.addToHand('Bolvar Fordragon', 0);
    const hoarder = game.summon('Loot Hoarder', 0);
    const juggler = game.summon('Cult Master', 0);
    game.destroy(hoarder);
    const sources = (viewer: Viewer) =>
      told(game, viewer, 'TriggersQueued').map(({ entries }) => entries.map(({ source, order }) => [source, order]));
    for (const viewer of OTHERS)
      expect(sources(viewer).flat()).toEqual(
        [
          [hoarder, 1],
          [juggler, 2],
        ].slice(0, 2),
      );
    expect(sources(0).flat()).toHaveLength(3);
  });
});

describe('cards that everybody sees', () => {
  it('a minion shuffled into a deck was on the board', () => {
    const game = table();
    const yeti = game.summon('Chillwind Yeti', 0);
    game.moveToDeck(yeti, 'shuffled');
    for (const viewer of [...KNOWING, ...OTHERS])
      expect(told(game, viewer, 'PutIntoDeck')).toMatchObject([{ id: yeti }]);
  });

  it('a card that was made for a deck was seen by nobody, its owner included', () => {
    const game = table();
    const made = game.addToDeck('Wisp', 0);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(told(game, viewer, 'PutIntoDeck')).toMatchObject([{ player: 0, id: UNSEEN }]);
    }
    expect(told(game, 'judge', 'PutIntoDeck')).toMatchObject([{ id: made }]);
  });

  it('a discarded card is turned up', () => {
    const game = table();
    const wisp = game.addToHand('Wisp', 0);
    game.discard(wisp);
    for (const viewer of OTHERS)
      expect(told(game, viewer, 'Discarded')).toEqual([{ type: 'Discarded', player: 0, id: wisp }]);
  });

  it('a minion or spell that is played', () => {
    const game = duel(['Wisp', 'Moonfire'], ['Wisp']);
    game.begin();
    game.until(0, 0, 'Wisp', 'Moonfire');
    const wisp = game.play(0, 'Wisp');
    const spell = game.play(0, 'Moonfire', { target: game.hero(1) });
    for (const viewer of OTHERS) {
      expect(told(game, viewer, 'CardPlayed').map(({ id }) => id)).toEqual([wisp, spell]);
      expect(told(game, viewer, 'SpellCast')).toEqual([{ type: 'SpellCast', card: 'Moonfire' }]);
    }
  });
});
