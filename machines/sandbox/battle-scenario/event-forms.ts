// How the events of battle are written as lines.

import { type DeckPlace, KEYWORDS, TRIGGER_KINDS } from '../../../cards/terms.ts';
import type { BattleEvent } from '../../../effects/battle/battle-events.ts';
import { EventForms, forAll, NAME, NUMBER } from '../scenario/event-forms.ts';

type EventType = BattleEvent['type'];
type FieldOf<T extends EventType> = Exclude<keyof Extract<BattleEvent, { type: T }>, 'type'> & string;

/** The fields that a line shows, in order; one with a question mark is not shown while it is null. */
const FIELDS: { readonly [T in EventType]: readonly (FieldOf<T> | `${FieldOf<T>}?`)[] } = {
  Summoned: ['id'],
  SpellCast: ['card'],
  Damaged: ['target', 'amount'],
  Destroyed: ['id'],
  DeathPhase: ['round'],
  Triggered: ['source', 'trigger'],
  Drew: ['player', 'id'],
  TriggersQueued: [],
  TriggerMultiplied: ['source', 'trigger', 'times'],
  TriggerDropped: ['source', 'trigger', 'reason'],
  AurasUpdated: [],
  StatsUpdated: [],
  NoTarget: ['source?', 'verb'],
  GameStarted: ['firstPlayer'],
  Mulliganed: ['player', 'count'],
  TurnStarted: ['player', 'turn'],
  TurnEnded: ['player', 'turn'],
  ManaChanged: ['player', 'available', 'maximum'],
  Overloaded: ['player', 'amount'],
  CardPlayed: ['player', 'id', 'target?', 'cost'],
  HeroPowerUsed: ['player', 'id', 'target?'],
  AttackProposed: ['attacker', 'defender'],
  Attacked: ['attacker', 'defender'],
  AttackCancelled: ['attacker', 'defender'],
  TargetRedirected: ['id', 'target'],
  Countered: ['id'],
  SecretPlayed: ['player', 'id'],
  SecretRevealed: ['player', 'id'],
  Equipped: ['player', 'id'],
  DurabilityLost: ['id', 'left'],
  Prevented: ['target', 'by'],
  AmountChanged: ['target', 'from', 'to'],
  Redirected: ['hero', 'to'],
  Healed: ['target', 'amount'],
  HealthSet: ['target', 'health'],
  ArmorGained: ['player', 'amount'],
  MarkedForDeath: ['id'],
  HeroDied: ['player'],
  Fatigued: ['player', 'amount'],
  Burned: ['player', 'id'],
  Milled: ['player', 'id'],
  CastWhenDrawn: ['player', 'id'],
  Given: ['player', 'id'],
  Discarded: ['player', 'id'],
  PutIntoDeck: ['player', 'id', 'where'],
  Removed: ['id'],
  SecretLost: ['player', 'id'],
  PlacesSwapped: ['toHand', 'toBoard'],
  HeroReplaced: ['player', 'from', 'into'],
  HeroPowerChanged: ['player', 'id'],
  Returned: ['id', 'player'],
  ControlChanged: ['id', 'to'],
  Transformed: ['from', 'into'],
  Silenced: ['id'],
  Enchanted: ['id', 'by'],
  EnchantmentEnded: ['id', 'by'],
  PlayerEnchanted: ['player', 'by'],
  PlayerEnchantmentEnded: ['player', 'by'],
  Frozen: ['id'],
  Thawed: ['id'],
  KeywordLost: ['id', 'keyword'],
  NoRoom: ['player', 'zone', 'card'],
  ChoiceOpened: ['player', 'options'],
  ChoiceMade: ['player', 'option'],
  Conceded: ['player'],
  GameOver: [],
};

const SEAT = /^[01]$/;
const NUMBERS = [
  'amount',
  'round',
  'turn',
  'times',
  'available',
  'maximum',
  'cost',
  'left',
  'count',
  'options',
  'option',
];
const ENTITIES = [
  'id',
  'source',
  'target',
  'attacker',
  'defender',
  'hero',
  'from',
  'into',
  'toHand',
  'toBoard',
  'Redirected.to',
];
const DECK_PLACES = ['shuffled', 'top', 'bottom'] as const satisfies readonly DeckPlace[];

export const battleForms = new EventForms<BattleEvent>({
  fields: FIELDS,
  patterns: {
    ...forAll(ENTITIES, NAME),
    ...forAll(['player', 'firstPlayer', 'ControlChanged.to'], SEAT),
    ...forAll([...NUMBERS, 'AmountChanged.from', 'AmountChanged.to'], NUMBER),
    health: /^-?\d+$/,
  },
  words: { trigger: TRIGGER_KINDS, keyword: KEYWORDS, where: DECK_PLACES },
  valueOf: (event, field) => event[field as keyof BattleEvent],
});
