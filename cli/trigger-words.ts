// Triggers in words: their kinds, what they react to, and why a queued one was dropped.

import type { BattleEvent, BattleFrame, TriggerKind } from '../machines/battle/index.ts';
import type { EntityId } from '../machines/index.ts';
import type { NameOf } from './entity-names.ts';

type DropReason = Extract<BattleEvent, { type: 'TriggerDropped' }>['reason'];
export type QueueFrame = Extract<BattleFrame, { kind: 'triggerQueue' }>;
type Occurrence = QueueFrame['occurrence'];

export const TRIGGER_WORDS: Record<TriggerKind, string> = {
  battlecry: 'battlecry',
  deathrattle: 'deathrattle',
  onPlay: 'reaction to a card being played',
  afterPlay: 'reaction to a card that was played',
  onSummon: 'reaction to a minion being summoned',
  afterSummon: 'reaction to a minion that was summoned',
  onSpell: 'reaction to a spell being cast',
  afterSpell: 'reaction to a spell that was cast',
  onTarget: 'reaction to a choice of target',
  onDamage: 'reaction to damage',
  onHeal: 'reaction to healing',
  onDeath: 'reaction to a death',
  onDraw: 'reaction to a draw',
  onProposedAttack: 'reaction to a proposed attack',
  onAttack: 'reaction to an attack',
  afterAttack: 'reaction to an attack that was made',
  startOfTurn: 'start-of-turn trigger',
  endOfTurn: 'end-of-turn trigger',
  inspire: 'inspire',
  secret: 'secret',
  frenzy: 'frenzy',
  overkill: 'overkill',
};

/** `Loot Hoarder H's deathrattle`. */
export const triggerOf = (source: EntityId, trigger: TriggerKind, nameOf: NameOf): string =>
  trigger === 'secret' ? `the secret ${nameOf(source)}` : `${nameOf(source)}'s ${TRIGGER_WORDS[trigger]}`;

export const DROP_REASONS: Record<DropReason, string> = {
  carrierGone: 'its carrier is not where it was any more',
  silenced: 'its carrier was silenced',
  conditionFalse: 'its condition does not hold now',
};

const ABOUT_TO_ATTACK = 'as {card} is about to attack {other}';
const TAKES_TARGET = 'as {card} takes {other} as its target';
const FOR_BATTLECRY = 'for the battlecry of {card}';

const OCCASIONS: Record<Occurrence['verb'], Record<Occurrence['position'], string>> = {
  play: { on: 'as {player} plays {card}', after: 'after {player} has played {card}' },
  summon: { on: 'as {card} is summoned', after: 'after {card} was summoned' },
  attack: { on: 'as {card} attacks {other}', after: 'after {card} attacked {other}' },
  proposeAttack: { on: ABOUT_TO_ATTACK, after: ABOUT_TO_ATTACK },
  proposeTarget: { on: TAKES_TARGET, after: TAKES_TARGET },
  damage: { on: 'as {card} is damaged', after: 'after the damage to {card}' },
  heal: { on: 'as {card} is healed', after: 'after the healing of {card}' },
  draw: { on: 'as {card} is drawn', after: 'after the draw of {card}' },
  death: { on: 'as {card} dies', after: 'after the death of {card}' },
  beginTurn: { on: "at the start of {player}'s turn", after: "after the start of {player}'s turn" },
  endTurn: { on: "at the end of {player}'s turn", after: "after the end of {player}'s turn" },
  heroPower: { on: 'as {player} uses the Hero Power', after: 'after {player} has used the Hero Power' },
  battlecry: { on: FOR_BATTLECRY, after: FOR_BATTLECRY },
  frenzy: { on: 'as {card} is damaged', after: 'after the damage to {card}' },
  overkill: { on: 'as {card} overkills', after: 'after more damage by {card} than was needed' },
};

/** What the triggers of a queue react to: `after the death of Loot Hoarder H`. */
export const occasionWords = ({ verb, position, player, card, other }: Occurrence, nameOf: NameOf): string => {
  const name = (id: EntityId | null): string => (id === null ? 'a card' : nameOf(id));
  const parties: Record<string, string> = { player: `seat ${player}`, card: name(card), other: name(other) };
  return OCCASIONS[verb][position].replace(/\{(\w+)\}/g, (_, party: string) => parties[party] ?? party);
};
