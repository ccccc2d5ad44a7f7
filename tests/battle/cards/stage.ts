// The stage on which one card is shown: printed numbers, mana charged, acting checked, no draws, no decks.

import {
  type AnyBattleInput,
  type BattleCard,
  battleCards,
  battleWith,
  testCards,
} from '../../../machines/battle/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import type { GameOptions } from '../../../machines/sandbox/index.ts';
import { table } from '../table.ts';

const ruleset = battleWith([...battleCards, ...testCards]);

const STRICT: GameOptions = {
  ruleset,
  heroes: ['Jaina Proudmoore', 'Jaina Proudmoore'],
  decks: [[], []],
  chargesMana: true,
  checksActions: true,
  draws: false,
};

/** Seat 0 is about to act, with ten mana; seat 1 has a Boulderfist Ogre. */
export const stage = (options: GameOptions = {}) => {
  const game = table({ ...STRICT, ...options });
  const ogre = game.summon('Boulderfist Ogre', 1);
  game.setMana(0, 10);
  const verdict = (input: AnyBattleInput): string => game.game.whyNot(input)?.code ?? 'legal';
  return {
    ...game,
    ogre,
    verdict,
    /** Plays the card from the hand and says which entity it is. */
    playNew: (card: BattleCard): EntityId => {
      const id = game.addToHand(card.name, 0);
      game.play(id);
      return id;
    },
    /** Why the active player could not attack so; `legal` if it could. */
    attackVerdict: (attacker: EntityId, defender: EntityId): string =>
      verdict({ type: 'ATTACK', seat: game.activePlayer(), attacker, defender }),
    /** The same for a card that the active player gets into the hand and plays on a target. */
    targetVerdict: (card: string, target: EntityId): string => {
      const seat = game.activePlayer();
      game.setMana(seat === 0 ? 0 : 1, 10);
      return verdict({ type: 'PLAY', seat, card: game.addToHand(card, seat === 0 ? 0 : 1), target });
    },
    /** To the next turn of seat 0. */
    nextTurn: (): void => {
      game.endTurn();
      game.endTurn();
    },
  };
};

export type Stage = ReturnType<typeof stage>;
