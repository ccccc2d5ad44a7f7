// Every kind of battle event as a sentence. The table is closed: an event without a sentence does not compile.

import type { BattleEvent } from '../machines/battle/index.ts';
import { auraLine, statLine } from './aura-words.ts';
import {
  cardOf,
  choiceMade,
  choiceOffered,
  INTO_DECK,
  left,
  onTarget,
  PLACES,
  PREVENTED,
  proposalIn,
  queueHeadline,
  quoted,
  type Setting,
  side,
  stats,
} from './event-words.ts';
import { capitalised, counted, list, spaced } from './layout.ts';
import { DROP_REASONS, TRIGGER_WORDS, triggerOf } from './trigger-words.ts';
import type { Told } from './voice.ts';

export type EventType = BattleEvent['type'];
type Sentences = { readonly [T in EventType]: (event: Extract<BattleEvent, { type: T }>, setting: Setting) => Told };

export const EVENT_SENTENCES = {
  Summoned: ({ id }, { nameOf, world }) => `${nameOf(id)} is summoned${side(id, world)}${stats(id, world)}`,
  SpellCast: ({ card }) => `${card} is cast${quoted(card)}`,
  Damaged: ({ target, amount }, { nameOf, world }) => `${nameOf(target)} takes ${amount} damage${left(target, world)}`,
  Destroyed: ({ id }, { nameOf }) => `${nameOf(id)} is destroyed`,
  DeathPhase: ({ round }) => `Death Phase, round ${round}`,
  Triggered: ({ source, trigger }, { nameOf }) => `${triggerOf(source, trigger, nameOf)} activates`,
  Drew: ({ player, id }, { nameOf }) => `seat ${player} draws ${nameOf(id)}`,

  TriggersQueued: ({ entries }, setting) => [
    queueHeadline(setting),
    ...entries.map(
      ({ source, trigger, order, controller }, index) =>
        `${index + 1}. ${setting.nameOf(source)} – ${TRIGGER_WORDS[trigger]} – order of play ${order}, seat ${controller}`,
    ),
  ],
  TriggerMultiplied: ({ source, trigger, times, because }, { nameOf }) =>
    `${triggerOf(source, trigger, nameOf)} counts ×${times} because of ${list(because.map(nameOf))}`,
  TriggerDropped: ({ source, trigger, reason }, { nameOf }) =>
    `${triggerOf(source, trigger, nameOf)} is dropped: ${DROP_REASONS[reason]}`,
  AurasUpdated: ({ added, removed }, { nameOf }) => [
    added.length + removed.length === 0 ? 'The same auras are in force in another order' : 'Auras in force change:',
    ...removed.map((entry) => `− ${auraLine(entry, nameOf)}`),
    ...added.map((entry) => `+ ${auraLine(entry, nameOf)}`),
  ],
  StatsUpdated: ({ added, removed }, { nameOf }) => [
    added.length + removed.length === 0 ? 'The same stat auras apply in another order' : 'Stat auras change:',
    ...removed.map((entry) => `− ${statLine(entry, nameOf)}`),
    ...added.map((entry) => `+ ${statLine(entry, nameOf)}`),
  ],
  NoTarget: ({ source, verb }, { nameOf }) =>
    `${source === null ? 'the effect' : nameOf(source)} finds no target (${spaced(verb)})`,

  GameStarted: ({ firstPlayer }) => `the game starts with seat ${firstPlayer}`,
  Mulliganed: ({ player, count }) => `seat ${player} replaces ${counted(count, 'card')} of the opening hand`,
  TurnStarted: ({ player, turn }) => `turn ${turn} begins: seat ${player} is to act`,
  TurnEnded: ({ player, turn }) => `seat ${player} ends turn ${turn}`,
  ManaChanged: ({ player, available, maximum }) => `seat ${player} has ${available} of ${maximum} mana`,
  Overloaded: ({ player, amount }) => `seat ${player} owes ${amount} mana of the next turn to Overload`,
  CardPlayed: ({ player, id, target, cost }, { nameOf }) =>
    `seat ${player} plays ${nameOf(id)}${onTarget(target, nameOf)}${cost === 0 ? '' : ` for ${cost} mana`}`,
  HeroPowerUsed: ({ player, id, target }, { nameOf, world }) => {
    const power = world.entities[id]?.card ?? 'the Hero Power';
    return `seat ${player} uses ${power}${onTarget(target, nameOf)}${quoted(power)}`;
  },
  AttackProposed: ({ attacker, defender }, { nameOf }) => `${nameOf(attacker)} is about to attack ${nameOf(defender)}`,
  Attacked: ({ attacker, defender }, { nameOf }) => `${nameOf(attacker)} attacks ${nameOf(defender)}`,
  AttackCancelled: ({ attacker, defender }, { nameOf }) =>
    `the attack of ${nameOf(attacker)} on ${nameOf(defender)} is called off`,
  TargetRedirected: ({ id, target }, { nameOf }) => `${nameOf(id)} gets a new target: ${nameOf(target)}`,
  Countered: ({ id }, { nameOf }) => `${nameOf(id)} is countered`,

  SecretPlayed: ({ player, id }, { nameOf }) => `seat ${player} has a new secret: ${nameOf(id)}`,
  SecretRevealed: ({ player, id }, { nameOf, world }) =>
    `seat ${player}'s secret is revealed: ${nameOf(id)}${quoted(world.entities[id]?.card ?? '')}`,
  Equipped: ({ player, id }, { nameOf }) => `seat ${player} equips ${nameOf(id)}`,
  DurabilityLost: ({ id, left }, { nameOf }) => `${nameOf(id)} loses durability (${left} left)`,

  Prevented: ({ target, by }, { nameOf }) => PREVENTED[by](nameOf(target)),
  AmountChanged: ({ target, from, to }, { nameOf, world }) =>
    `the ${proposalIn(world)} ${nameOf(target)} changes from ${from} to ${to}`,
  Redirected: ({ hero, to }, { nameOf }) => `the damage meant for ${nameOf(hero)} goes to ${nameOf(to)}`,
  Healed: ({ target, amount }, { nameOf, world }) => `${nameOf(target)} is healed by ${amount}${left(target, world)}`,
  HealthSet: ({ target, health }, { nameOf }) => `${nameOf(target)}'s Health becomes ${health}`,
  ArmorGained: ({ player, amount }) => `seat ${player} gains ${amount} armor`,
  MarkedForDeath: ({ id }, { nameOf }) => `${nameOf(id)} is marked to be destroyed`,
  HeroDied: ({ player }) => `seat ${player}'s hero dies`,

  Fatigued: ({ player, amount }) => `seat ${player} has no card left to draw: fatigue of ${amount}`,
  Burned: ({ player, id }, { nameOf }) => `seat ${player}'s hand is full: ${nameOf(id)} is burned`,
  Milled: ({ player, id }, { nameOf }) => `seat ${player} loses ${nameOf(id)} from the top of the deck`,
  CastWhenDrawn: ({ player, id }, { nameOf }) => `seat ${player} casts ${nameOf(id)} as it is drawn`,
  Given: ({ player, id }, { nameOf }) => `seat ${player} receives ${nameOf(id)}`,
  Discarded: ({ player, id }, { nameOf }) => `seat ${player} discards ${nameOf(id)}`,
  PutIntoDeck: ({ player, id, where }, { nameOf }) => `${nameOf(id)} ${INTO_DECK[where](player)}`,
  Removed: ({ id }, { nameOf }) => `${nameOf(id)} is removed from the game`,
  SecretLost: ({ player, id }, { nameOf }) => `seat ${player} loses the secret ${nameOf(id)}, which is not revealed`,
  PlacesSwapped: ({ toHand, toBoard }, { nameOf }) =>
    `${nameOf(toHand)} goes to the hand and ${nameOf(toBoard)} takes its place on the board`,
  HeroReplaced: ({ player, from, into }, { world }) =>
    `seat ${player}'s hero is now ${cardOf(into, world)} instead of ${cardOf(from, world)}`,
  HeroPowerChanged: ({ player, id }, { world }) => {
    const power = cardOf(id, world);
    return `seat ${player}'s Hero Power is now ${power}${quoted(power)}`;
  },
  Returned: ({ id, player }, { nameOf }) => `${nameOf(id)} returns to seat ${player}'s hand`,
  ControlChanged: ({ id, to }, { nameOf }) => `seat ${to} takes control of ${nameOf(id)}`,
  Transformed: ({ from, into }, { nameOf }) => `${nameOf(from)} is transformed into ${nameOf(into)}`,
  Silenced: ({ id }, { nameOf }) => `${nameOf(id)} is silenced`,
  Enchanted: ({ id, by }, { nameOf, world }) => `${nameOf(id)} is enchanted by ${by}${stats(id, world, ', now ')}`,
  EnchantmentEnded: ({ id, by }, { nameOf }) => `the enchantment of ${by} on ${nameOf(id)} ends`,
  PlayerEnchanted: ({ player, by }) => `seat ${player} is enchanted by ${by}`,
  PlayerEnchantmentEnded: ({ player, by }) => `the enchantment of ${by} on seat ${player} ends`,
  Frozen: ({ id }, { nameOf }) => `${nameOf(id)} is frozen`,
  Thawed: ({ id }, { nameOf }) => `${nameOf(id)} thaws`,
  KeywordLost: ({ id, keyword }, { nameOf }) => `${nameOf(id)} loses ${spaced(keyword)}`,
  NoRoom: ({ player, zone, card }) => `there is no room for ${card} ${PLACES[zone](player)}`,

  ChoiceOpened: ({ player, options }, { world }) => choiceOffered(player, options, world),
  ChoiceMade: ({ player, option }, { before }) => choiceMade(player, option, before),
  Conceded: ({ player }) => `seat ${player} concedes`,
  GameOver: ({ outcome }) => (outcome.result === 'win' ? `seat ${outcome.player} wins the game` : 'the game is a draw'),
} as const satisfies Sentences & Record<EventType, unknown>;

/** The sentence of an event, then the lines under it. */
export const sentenceOf = (event: BattleEvent, setting: Setting): readonly [string, ...string[]] => {
  const tell = EVENT_SENTENCES[event.type] as (event: BattleEvent, setting: Setting) => Told;
  const told = tell(event, setting);
  const [first, ...rest] = typeof told === 'string' ? [told] : told;
  return [capitalised(first), ...rest];
};
