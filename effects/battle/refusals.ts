// Every reason for which a battle input is refused, once.

import { COMMON_REFUSALS, type RefusalList, refuserOf } from '../refusals.ts';

export const BATTLE_REFUSALS = {
  ...COMMON_REFUSALS,
  'not-started': ['The game has not left the mulligan.', 'MULLIGAN is awaited from seat {awaited}.'],
  'choice-open': ['A choice is open.', 'Seat {awaited} is to send CHOOSE with an option from 0 to {last}.'],
  'no-choice-open': ['No choice is open.', 'CHOOSE is only for an open choice.'],
  'option-unknown': ['There is no option {option}.', 'Options go from 0 to {last}.'],
  'option-required': ['{card} offers a choice of texts.', 'Add an option from 0 to {last}.'],
  'option-unexpected': ['{card} offers no choice of texts.', 'Leave the option out.'],
  'not-playable': ['{card} is a {kind}.', 'Only minions, spells and weapons are played from the hand.'],
  'not-enough-mana': ['{card} costs {cost} mana.', 'Seat {seat} has {available}.'],
  'board-full': ['The board of seat {seat} is full.', 'There is room for {limit} minions.'],
  'hand-full': ['The hand of seat {seat} is full.', 'There is room for {limit} cards.'],
  'deck-full': ['The deck of seat {seat} is full.', 'There is room for {limit} cards.'],
  'secrets-full': ['Seat {seat} has {limit} secrets already.', 'One of them must be revealed first.'],
  'secret-twice': ['Seat {seat} has the secret {card} in play already.', 'Secrets in play have different names.'],
  'health-too-high': ['{card} cannot have {health} Health.', 'Its maximum is {maximum}.'],
  'too-many-draws': ['A deck cannot have {count} cards to draw.', 'The limit is {limit}.'],
  'mana-too-high': ['A player cannot have {mana} mana.', 'The limit is {limit}.'],
  'already-yours': ['Seat {seat} controls {card} already.', 'Name an enemy minion.'],
  'position-unknown': ['There is no place {position} on the board.', 'Places go from 0 to {last}.'],
  'target-required': ['{card} needs a target.', 'Add one of its legal targets.'],
  'target-unexpected': ['{card} takes no target.', 'Leave the target out.'],
  'target-not-allowed': ['{target} cannot be the target of {card}.', 'Choose one of its legal targets.'],
  'no-legal-target': ['{card} needs a target and there is none.', 'It can be played when there is one.'],
  'no-effect': ['{card} would do nothing now.', 'It needs a free place on the board, or something to act on.'],
  'not-yours': ['{card} does not belong to seat {seat}.', 'Act with your own cards.'],
  'wrong-kind': ['{card} is a {kind}.', 'It must be a {expected}.'],
  'attack-none': ['{card} has no Attack.', 'It needs at least 1 to attack.'],
  'attack-forbidden': ['{card} cannot attack.', 'Its text or an effect forbids it.'],
  'attack-hero-forbidden': ['{card} cannot attack heroes.', 'It may attack a minion.'],
  'attack-frozen': ['{card} is frozen.', 'It can attack again after it has thawed.'],
  'attack-exhausted': ['{card} has just arrived.', 'It can attack from your next turn on.'],
  'attack-rush': ['{card} has just arrived with Rush.', 'This turn it may attack minions only.'],
  'attack-used': ['{card} has used its attacks of this turn.', 'It can attack again next turn.'],
  'defender-friendly': ['{defender} is on the same side as {card}.', 'Attack an enemy character.'],
  'defender-hidden': ['{defender} has Stealth.', 'It can be attacked once it has lost it.'],
  'defender-immune': ['{defender} is Immune.', 'It cannot be attacked now.'],
  'taunt-in-the-way': ['A minion with Taunt is in the way.', 'Attack {expected} first.'],
  'hero-power-none': ['Seat {seat} has no Hero Power.', 'There is nothing to use.'],
  'hero-power-used': ['The Hero Power was used this turn.', 'It is ready again next turn.'],
  'mulligan-done': ['Seat {seat} has sent its mulligan.', 'Awaited is {awaited}.'],
  'mulligan-over': ['The mulligan is over.', 'MULLIGAN is only for the opening hand.'],
  'mulligan-cards': ['{card} cannot be replaced.', 'Name cards of the own opening hand, each once.'],
} as const satisfies RefusalList;

export type BattleRefusalCode = keyof typeof BATTLE_REFUSALS;

export const refuse = refuserOf(BATTLE_REFUSALS);
