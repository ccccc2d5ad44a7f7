// An occurrence is something that listeners may react to: the event of the rulebook, handed to each reaction
// explicitly. Which trigger kind a reaction is logged under follows from it.

import type { ListenableVerb, Position, TriggerKind } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';

export interface Occurrence {
  readonly verb: ListenableVerb | 'frenzy' | 'overkill' | 'battlecry';
  readonly position: Position;
  /** The player who acts, or whose turn, card or draw it is. */
  readonly player: Seat;
  /** The card played or summoned, the character hit, healed or attacking, the minion that died. */
  readonly card: EntityId | null;
  /** The defender of an attack, the target of a spell. */
  readonly other: EntityId | null;
  /** What dealt the damage or the healing. */
  readonly source: EntityId | null;
  readonly amount: number;
}

export const occurrence = (
  verb: Occurrence['verb'],
  position: Position,
  player: Seat,
  rest: Partial<Omit<Occurrence, 'verb' | 'position' | 'player'>> = {},
): Occurrence => ({ verb, position, player, card: null, other: null, source: null, amount: 0, ...rest });

const KINDS: Record<Occurrence['verb'], Record<Position, TriggerKind>> = {
  play: { on: 'onPlay', after: 'afterPlay' },
  summon: { on: 'onSummon', after: 'afterSummon' },
  attack: { on: 'onAttack', after: 'afterAttack' },
  proposeAttack: { on: 'onProposedAttack', after: 'onProposedAttack' },
  proposeTarget: { on: 'onTarget', after: 'onTarget' },
  damage: { on: 'onDamage', after: 'onDamage' },
  heal: { on: 'onHeal', after: 'onHeal' },
  draw: { on: 'onDraw', after: 'onDraw' },
  death: { on: 'onDeath', after: 'onDeath' },
  beginTurn: { on: 'startOfTurn', after: 'startOfTurn' },
  endTurn: { on: 'endOfTurn', after: 'endOfTurn' },
  heroPower: { on: 'inspire', after: 'inspire' },
  battlecry: { on: 'battlecry', after: 'battlecry' },
  frenzy: { on: 'frenzy', after: 'frenzy' },
  overkill: { on: 'overkill', after: 'overkill' },
};

/** The kind under which a reaction is logged and multiplied: a spell played is `onSpell`, another card `onPlay`. */
export const triggerKindOf = ({ verb, position }: Occurrence, isSpell: boolean): TriggerKind => {
  if (verb === 'play' && isSpell) return position === 'on' ? 'onSpell' : 'afterSpell';
  return KINDS[verb][position];
};
