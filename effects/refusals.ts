// Every reason for which an input is refused, once: code, what is wrong, and what would be right. `{name}` is filled
// in from the details. A refusal changes nothing, the chance streams included.

export const REFUSALS = {
  'bad-input': ['This is not an input: {problem}.', 'Expected {expected}.'],
  'unknown-seat': ['There is no seat {seat}.', 'Seats are {expected}.'],
  'unknown-card': ['There is no card called "{card}".', '{expected}'],
  'unknown-entity': ['There is no entity {id}.', 'Name one that is in the game.'],
  'game-over': ['The game is over: {outcome}.', 'No input is accepted any more.'],
  'not-started': ['The game has not left the mulligan.', 'Seat {awaited} still has to send MULLIGAN.'],
  'not-awaited': ['Seat {seat} is not awaited.', 'Awaited is {awaited}.'],
  'not-your-turn': ['It is not the turn of seat {seat}.', 'Seat {awaited} is to act.'],
  'choice-open': ['A choice is open.', 'Seat {awaited} is to send CHOOSE with an option from 0 to {last}.'],
  'no-choice-open': ['No choice is open.', 'CHOOSE is only for an open choice.'],
  'option-unknown': ['There is no option {option}.', 'Options go from 0 to {last}.'],
  'option-required': ['{card} offers a choice of texts.', 'Add an option from 0 to {last}.'],
  'option-unexpected': ['{card} offers no choice of texts.', 'Leave the option out.'],
  'not-in-hand': ['{card} is not in the hand of seat {seat}.', 'Only cards in the own hand can be played.'],
  'not-playable': ['{card} is a {kind}.', 'Only minions, spells and weapons are played from the hand.'],
  'not-enough-mana': ['{card} costs {cost} mana.', 'Seat {seat} has {available}.'],
  'board-full': ['The board of seat {seat} is full.', 'There is room for {limit} minions.'],
  'hand-full': ['The hand of seat {seat} is full.', 'There is room for {limit} cards.'],
  'deck-full': ['The deck of seat {seat} is full.', 'There is room for {limit} cards.'],
  'secrets-full': ['Seat {seat} has {limit} secrets already.', 'One of them must be revealed first.'],
  'secret-twice': ['Seat {seat} has the secret {card} in play already.', 'Secrets in play have different names.'],
  'position-unknown': ['There is no place {position} on the board.', 'Places go from 0 to {last}.'],
  'target-required': ['{card} needs a target.', 'Add one of its legal targets.'],
  'target-unexpected': ['{card} takes no target.', 'Leave the target out.'],
  'target-not-allowed': ['{target} cannot be the target of {card}.', 'Choose one of its legal targets.'],
  'no-legal-target': ['{card} needs a target and there is none.', 'It can be played when there is one.'],
  'no-effect': ['{card} would do nothing: there is no room for it.', 'It needs a free place on the board.'],
  'not-yours': ['{card} does not belong to seat {seat}.', 'Act with your own cards.'],
  'wrong-zone': ['{card} is in the zone "{zone}".', 'It must be in "{expected}".'],
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
  'sandbox-only': ['{type} is a call of the sandbox.', 'Start the game with the sandbox to use it.'],
  overflow: [
    'This input sets off more than {limit} effects, without an end in sight: {pair}.',
    'It is refused and the game stands as before.',
  ],
  fault: ['The rules failed on this input: {problem}.', 'The game stands as before; please report it.'],
} as const satisfies Record<string, readonly [sentence: string, cure: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** Why an input was refused: a code for programs, a sentence for people, the details that fill it in. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
  readonly details: Readonly<Record<string, string | number>>;
}

export const refuse = (code: RefusalCode, details: Record<string, string | number> = {}): Refusal => {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? `(${name})`));
  return { ok: false, code, message: REFUSALS[code].map(fill).join(' '), details };
};
