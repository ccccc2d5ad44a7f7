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
  {
    card = null,
    other = null,
    source = null,
    amount = 0,
  }: Partial<Omit<Occurrence, 'verb' | 'position' | 'player'>> = {},
): Occurrence => ({ verb, position, player, card, other, source, amount });

const KINDS: Record<Occurrence['verb'], Record<Position, TriggerKind>> = {
  play: { on: 'onPlay', after: 'afterPlay' },
  summon: { on: 'onSummon', after: 'afterSummon' },
  summonBothSides: { on: 'onSummon', after: 'afterSummon' },
  attack: { on: 'onAttack', after: 'afterAttack' },
  proposeAttack: { on: 'onProposedAttack', after: 'onProposedAttack' },
  proposeTarget: { on: 'onTarget', after: 'onTarget' },
  damage: { on: 'onProposedDamage', after: 'onDamage' },
  fatigue: { on: 'onProposedDamage', after: 'onDamage' },
  heal: { on: 'onProposedHeal', after: 'onHeal' },
  loseDivineShield: { on: 'afterShieldLoss', after: 'afterShieldLoss' },
  draw: { on: 'onProposedDraw', after: 'onDraw' },
  discard: { on: 'onDiscard', after: 'afterDiscard' },
  burn: { on: 'onDiscard', after: 'afterDiscard' },
  mill: { on: 'onMill', after: 'afterMill' },
  give: { on: 'afterGive', after: 'afterGive' },
  shuffle: { on: 'afterShuffle', after: 'afterShuffle' },
  gainArmor: { on: 'onArmor', after: 'afterArmor' },
  silence: { on: 'onSilence', after: 'afterSilence' },
  freeze: { on: 'onFreeze', after: 'afterFreeze' },
  takeControl: { on: 'onControlChange', after: 'afterControlChange' },
  overload: { on: 'onOverload', after: 'afterOverload' },
  spendMana: { on: 'afterManaSpent', after: 'afterManaSpent' },
  reveal: { on: 'onReveal', after: 'afterReveal' },
  equip: { on: 'afterEquip', after: 'afterEquip' },
  death: { on: 'onDeath', after: 'onDeath' },
  beginTurn: { on: 'beforeTurn', after: 'startOfTurn' },
  endTurn: { on: 'endOfTurn', after: 'endOfTurn' },
  heroPower: { on: 'onHeroPower', after: 'inspire' },
  battlecry: { on: 'battlecry', after: 'battlecry' },
  frenzy: { on: 'frenzy', after: 'frenzy' },
  overkill: { on: 'overkill', after: 'overkill' },
};

/** The kind under which a reaction is logged and multiplied: a spell played is `onSpell`, another card `onPlay`. */
export const triggerKindOf = ({ verb, position }: Occurrence, isSpell: boolean): TriggerKind => {
  if (verb === 'play' && isSpell) return position === 'on' ? 'onSpell' : 'afterSpell';
  return KINDS[verb][position];
};
