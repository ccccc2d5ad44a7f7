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
  onProposedDamage: 'reaction to damage about to be dealt',
  onDamage: 'reaction to damage',
  onProposedHeal: 'reaction to healing about to be done',
  onHeal: 'reaction to healing',
  onDeath: 'reaction to a death',
  onProposedDraw: 'reaction to a draw about to be made',
  onDraw: 'reaction to a draw',
  onDiscard: 'reaction to a card being discarded',
  afterDiscard: 'reaction to a card that was discarded',
  onMill: 'reaction to a card being lost from the deck',
  afterMill: 'reaction to a card that was lost from the deck',
  onArmor: 'reaction to armor being gained',
  afterArmor: 'reaction to armor that was gained',
  onSilence: 'reaction to a minion being silenced',
  afterSilence: 'reaction to a minion that was silenced',
  onFreeze: 'reaction to a character being frozen',
  afterFreeze: 'reaction to a character that was frozen',
  afterShieldLoss: 'reaction to the loss of a divine shield',
  onControlChange: 'reaction to a card changing sides',
  afterControlChange: 'reaction to a card that changed sides',
  onOverload: 'reaction to Overload being owed',
  afterOverload: 'reaction to Overload that is owed',
  afterManaSpent: 'reaction to mana that was paid',
  onReveal: 'reaction to a secret being revealed',
  afterReveal: 'reaction to a secret that was revealed',
  afterEquip: 'reaction to a weapon that was equipped',
  afterGive: 'reaction to a card that was received',
  afterShuffle: 'reaction to a card that was shuffled into a deck',
  onProposedAttack: 'reaction to a proposed attack',
  onAttack: 'reaction to an attack',
  afterAttack: 'reaction to an attack that was made',
  beforeTurn: 'reaction to a turn that begins',
  startOfTurn: 'start-of-turn trigger',
  endOfTurn: 'end-of-turn trigger',
  onHeroPower: 'reaction to a Hero Power being used',
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

type Occasion = Record<Occurrence['position'], string>;

/** For what is announced once only. */
const always = (words: string): Occasion => ({ on: words, after: words });

const OCCASIONS: Record<Occurrence['verb'], Occasion> = {
  play: { on: 'as {player} plays {card}', after: 'after {player} has played {card}' },
  summon: { on: 'as {card} is summoned', after: 'after {card} was summoned' },
  summonBothSides: { on: 'as {card} is summoned', after: 'after {card} was summoned' },
  attack: { on: 'as {card} attacks {other}', after: 'after {card} attacked {other}' },
  proposeAttack: always('as {card} is about to attack {other}'),
  proposeTarget: always('as {card} takes {other} as its target'),
  damage: { on: 'as {card} is about to be damaged', after: 'after the damage to {card}' },
  fatigue: { on: 'as {player} is about to take fatigue', after: 'after the fatigue of {player}' },
  heal: { on: 'as {card} is about to be healed', after: 'after the healing of {card}' },
  loseDivineShield: always('after {card} lost its divine shield'),
  draw: { on: 'as {player} is about to draw {card}', after: 'after the draw of {card}' },
  discard: { on: 'as {player} discards {card}', after: 'after {player} discarded {card}' },
  burn: { on: 'as {card} burns in a full hand', after: 'after {card} burned in a full hand' },
  mill: { on: 'as {player} loses {card} from the deck', after: 'after {player} lost {card} from the deck' },
  give: always('after {player} received {card}'),
  shuffle: always("after {card} was shuffled into {player}'s deck"),
  gainArmor: { on: 'as {player} gains armor', after: 'after {player} gained armor' },
  silence: { on: 'as {card} is silenced', after: 'after {card} was silenced' },
  freeze: { on: 'as {card} is frozen', after: 'after {card} was frozen' },
  takeControl: { on: 'as {player} takes control of {card}', after: 'after {player} took control of {card}' },
  overload: { on: 'as {player} comes to owe mana', after: 'after {player} came to owe mana' },
  spendMana: always('after {player} paid for {card}'),
  reveal: { on: 'as the secret {card} is revealed', after: 'after the secret {card} was revealed' },
  equip: always('after {player} equipped {card}'),
  death: { on: 'as {card} dies', after: 'after the death of {card}' },
  beginTurn: { on: "as {player}'s turn begins", after: "at the start of {player}'s turn" },
  endTurn: always("at the end of {player}'s turn"),
  heroPower: { on: 'as {player} uses the Hero Power', after: 'after {player} has used the Hero Power' },
  battlecry: always('for the battlecry of {card}'),
  frenzy: { on: 'as {card} is damaged', after: 'after the damage to {card}' },
  overkill: { on: 'as {card} overkills', after: 'after more damage by {card} than was needed' },
};

/** What the triggers of a queue react to: `after the death of Loot Hoarder H`. */
export const occasionWords = ({ verb, position, player, card, other }: Occurrence, nameOf: NameOf): string => {
  const name = (id: EntityId | null): string => (id === null ? 'a card' : nameOf(id));
  const parties: Record<string, string> = { player: `seat ${player}`, card: name(card), other: name(other) };
  return OCCASIONS[verb][position].replace(/\{(\w+)\}/g, (_, party: string) => parties[party] ?? party);
};
