// Which words a line about an event may have. Lines are checked when a file is read: a misspelt event or trigger would
// otherwise fit nothing, and "never" would hold for the wrong reason.

import { KEYWORDS, TRIGGER_KINDS } from '../../../cards/terms.ts';
import type { BattleEvent } from '../../../effects/battle/battle-events.ts';
import { nearest } from './nearest.ts';

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
  Redirected: ['hero', 'to'],
  Healed: ['target', 'amount'],
  HealthSet: ['target', 'health'],
  ArmorGained: ['player', 'amount'],
  MarkedForDeath: ['id'],
  HeroDied: ['player'],
  Fatigued: ['player', 'amount'],
  Burned: ['player', 'id'],
  Given: ['player', 'id'],
  Discarded: ['player', 'id'],
  Returned: ['id', 'player'],
  ControlChanged: ['id', 'to'],
  Transformed: ['from', 'into'],
  Silenced: ['id'],
  Enchanted: ['id', 'by'],
  EnchantmentEnded: ['id', 'by'],
  Frozen: ['id'],
  Thawed: ['id'],
  KeywordLost: ['id', 'keyword'],
  NoRoom: ['player', 'zone', 'card'],
  ChoiceOpened: ['player', 'options'],
  ChoiceMade: ['player', 'option'],
  Conceded: ['player'],
  GameOver: [],
};

const NUMBER = /^\d+$/;
const SEAT = /^[01]$/;
/** As in a step, or `#12` for an entity without a name; never a mere number. */
const NAME = /^(#\d+|\w*[A-Za-z_]\w*)$/;
const oneOf = (words: readonly string[]) => new RegExp(`^(${words.join('|')})$`);

/** What may stand in a field; every other field may hold anything. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['id', 'source', 'target', 'attacker', 'defender', 'hero', 'from', 'into', 'Redirected.to'].map((f) => [f, NAME]),
  ),
  ...Object.fromEntries(['player', 'firstPlayer', 'ControlChanged.to'].map((field) => [field, SEAT])),
  ...Object.fromEntries(
    ['amount', 'round', 'turn', 'times', 'available', 'maximum', 'cost', 'left', 'count', 'options', 'option'].map(
      (field) => [field, NUMBER],
    ),
  ),
  health: /^-?\d+$/,
  trigger: oneOf(TRIGGER_KINDS),
  keyword: oneOf(KEYWORDS),
};

const patternOf = (type: EventType, field: string): RegExp => PATTERNS[`${type}.${field}`] ?? PATTERNS[field] ?? /^.+$/;

/** Is this field of the event an entity, which goes by a name? */
export const isEntityField = (type: EventType, field: string): boolean => patternOf(type, field) === NAME;

const isEventType = (word: string): word is EventType => Object.hasOwn(FIELDS, word);

/** Each word of a line with the field it stands for, or undefined if it fits the event in no way. */
const wordsByField = (line: string): readonly (readonly [field: string, word: string])[] | undefined => {
  const [type = '', ...words] = line.split(' ');
  if (!isEventType(type)) return undefined;
  const all: readonly string[] = FIELDS[type];
  const shown = [all.map((field) => field.replace('?', '')), all.filter((field) => !field.endsWith('?'))];
  for (const fields of shown) {
    const pairs = fields.flatMap((field, index): [string, string][] => {
      // The last field takes what is left: card names have spaces.
      const word = index === fields.length - 1 ? words.slice(index).join(' ') : words[index];
      return word === undefined || word === '' ? [] : [[field, word]];
    });
    const used = pairs.map(([, word]) => word).join(' ');
    if (used === words.join(' ') && pairs.every(([field, word]) => patternOf(type, field).test(word))) return pairs;
  }
  return undefined;
};

/** What a line about an event should have been, or null if it is one. */
export const lineFault = (line: string): string | null => {
  if (wordsByField(line) !== undefined) return null;
  const [type = ''] = line.split(' ');
  if (isEventType(type)) return `${[type, ...FIELDS[type].map((field) => `<${field}>`)].join(' ')}${hint(line, type)}`;
  const near = nearest(type, Object.keys(FIELDS));
  return near === undefined ? `an event: ${Object.keys(FIELDS).join(', ')}` : `an event, perhaps "${near}"`;
};

const hint = (line: string, type: EventType): string => {
  const fields: readonly string[] = FIELDS[type];
  if (!fields.includes('trigger')) return '';
  const word = line.split(' ')[fields.indexOf('trigger') + 1] ?? '';
  const near = nearest(word, TRIGGER_KINDS);
  return near === undefined || near === word ? '' : ` with the trigger ${near}`;
};

/** The names of entities in a line. */
export const namesIn = (line: string): string[] => {
  const [type = ''] = line.split(' ');
  if (!isEventType(type)) return [];
  return (wordsByField(line) ?? []).flatMap(([field, word]) => (isEntityField(type, field) ? [word] : []));
};
