// The words for triggers: each kind has its own, and each queue says what it reacts to.

import { describe, expect, it } from 'vitest';
import { occasionWords, type QueueFrame, TRIGGER_WORDS, triggerOf } from '../../cli/trigger-words.ts';
import { type ANNOUNCED, type ListenableVerb, type Position, TRIGGER_KINDS } from '../../machines/battle/index.ts';

const NAMES: Record<number, string> = { 1: 'Wisp W', 2: 'Wolf V' };
const nameOf = (id: number): string => NAMES[id] ?? `#${id}`;

type Occurrence = QueueFrame['occurrence'];
const occasion = (verb: Occurrence['verb'], position: Position, change: Partial<Occurrence> = {}): string =>
  occasionWords({ verb, position, player: 0, card: 1, other: 2, source: null, amount: 3, ...change }, nameOf);

/** For each position at which the verb is announced, and for no other. */
const OCCASIONS: { readonly [V in ListenableVerb]: { readonly [P in (typeof ANNOUNCED)[V][number]]: string } } = {
  play: { on: 'as seat 0 plays Wisp W', after: 'after seat 0 has played Wisp W' },
  summon: { on: 'as Wisp W is summoned', after: 'after Wisp W was summoned' },
  summonBothSides: { on: 'as Wisp W is summoned', after: 'after Wisp W was summoned' },
  attack: { on: 'as Wisp W attacks Wolf V', after: 'after Wisp W attacked Wolf V' },
  proposeAttack: { on: 'as Wisp W is about to attack Wolf V' },
  proposeTarget: { on: 'as Wisp W takes Wolf V as its target' },
  damage: { on: 'as Wisp W is about to be damaged', after: 'after the damage to Wisp W' },
  fatigue: { on: 'as seat 0 is about to take fatigue', after: 'after the fatigue of seat 0' },
  heal: { on: 'as Wisp W is about to be healed', after: 'after the healing of Wisp W' },
  loseDivineShield: { after: 'after Wisp W lost its divine shield' },
  draw: { on: 'as seat 0 is about to draw Wisp W', after: 'after the draw of Wisp W' },
  discard: { on: 'as seat 0 discards Wisp W', after: 'after seat 0 discarded Wisp W' },
  burn: { on: 'as Wisp W burns in a full hand', after: 'after Wisp W burned in a full hand' },
  mill: { on: 'as seat 0 loses Wisp W from the deck', after: 'after seat 0 lost Wisp W from the deck' },
  give: { after: 'after seat 0 received Wisp W' },
  shuffle: { after: "after Wisp W was shuffled into seat 0's deck" },
  gainArmor: { on: 'as seat 0 gains armor', after: 'after seat 0 gained armor' },
  silence: { on: 'as Wisp W is silenced', after: 'after Wisp W was silenced' },
  freeze: { on: 'as Wisp W is frozen', after: 'after Wisp W was frozen' },
  takeControl: { on: 'as seat 0 takes control of Wisp W', after: 'after seat 0 took control of Wisp W' },
  overload: { on: 'as seat 0 comes to owe mana', after: 'after seat 0 came to owe mana' },
  spendMana: { after: 'after seat 0 paid for Wisp W' },
  reveal: { on: 'as the secret Wisp W is revealed', after: 'after the secret Wisp W was revealed' },
  equip: { after: 'after seat 0 equipped Wisp W' },
  death: { after: 'after the death of Wisp W' },
  beginTurn: { on: "as seat 0's turn begins", after: "at the start of seat 0's turn" },
  endTurn: { on: "at the end of seat 0's turn" },
  heroPower: { on: 'as seat 0 uses the Hero Power', after: 'after seat 0 has used the Hero Power' },
};

const samples = Object.entries(OCCASIONS).flatMap(([verb, words]) =>
  Object.entries(words).map(
    ([position, expected]) => [verb as ListenableVerb, position as Position, expected] as const,
  ),
);

describe('triggers', () => {
  it('have words for each kind, no two the same', () => {
    expect(Object.keys(TRIGGER_WORDS).sort()).toEqual([...TRIGGER_KINDS].sort());
    expect(new Set(Object.values(TRIGGER_WORDS)).size).toBe(TRIGGER_KINDS.length);
  });

  it('are told with their carrier, a secret by its name', () => {
    expect(triggerOf(1, 'afterDiscard', nameOf)).toBe("Wisp W's reaction to a card that was discarded");
    expect(triggerOf(1, 'secret', nameOf)).toBe('the secret Wisp W');
  });
});

describe('what a queue reacts to', () => {
  it.each(samples)('%s %s', (verb, position, expected) => {
    expect(occasion(verb, position)).toBe(expected);
  });

  it.each([
    ['battlecry', 'on', 'for the battlecry of Wisp W'],
    ['frenzy', 'after', 'after the damage to Wisp W'],
    ['overkill', 'after', 'after more damage by Wisp W than was needed'],
  ] as const)('%s', (verb, position, expected) => {
    expect(occasion(verb, position)).toBe(expected);
  });

  it('says "a card" where none is known', () => {
    expect(occasion('mill', 'on', { card: null })).toBe('as seat 0 loses a card from the deck');
  });
});
