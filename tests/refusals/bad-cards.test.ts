// Faulty cards are found when a rule set is made, all of them at once (R7.9, course.md §4.1).

import { describe, expect, it } from 'vitest';
import {
  chooseCard,
  draw,
  enchant,
  endTurn,
  give,
  hasDied,
  hero,
  ifThen,
  minion,
  multiplyTriggers,
  named,
  oneOf,
  SELF,
  spell,
  summon,
} from '../../machines/battle/cards.ts';
import { type BattleCard, battleCards, battleWith, CardDataError } from '../../machines/battle/index.ts';

const body = { cost: 1, attack: 1, health: 1, text: '' };
const multiplier = (change: object): BattleCard =>
  minion('Echo', {
    ...body,
    auras: { ...multiplyTriggers('deathrattle', { times: 2, stacking: 'max' }), ...change } as never,
  });

const problemsOf = (cards: readonly BattleCard[]): readonly string[] => {
  try {
    battleWith(cards);
  } catch (error) {
    if (error instanceof CardDataError) {
      expect(error.code).toBe('bad-cards');
      for (const problem of error.problems) expect(error.message).toContain(problem);
      return error.problems;
    }
    throw error;
  }
  return [];
};

const fields: readonly (readonly [string, readonly BattleCard[], readonly string[]])[] = [
  ['a multiplier of 0', [multiplier({ times: 0 })], ['"Echo"', 'by 0', 'at least 1']],
  ['a multiplier of 1.5', [multiplier({ times: 1.5 })], ['"Echo"', 'by 1.5', 'whole number']],
  ['a negative multiplier', [multiplier({ times: -1 })], ['"Echo"', 'by -1']],
  ['a multiplier that is a text', [multiplier({ times: '2' })], ['"Echo"', 'by 2', 'whole number']],
  ['a multiplier left out', [multiplier({ times: undefined })], ['"Echo"', 'by undefined']],
  ['an unknown trigger', [multiplier({ trigger: 'deathrattel' })], ['"Echo"', 'trigger "deathrattel"']],
  ['an unknown aura', [multiplier({ type: 'triggerDoubler' })], ['"Echo"', '"triggerDoubler"', 'triggerMultiplier']],
  ['an unknown stacking', [multiplier({ stacking: 'sum' })], ['"Echo"', '"sum"', 'max and additive']],
  ['a name used twice', [minion('Twin', body), spell('Twin', { cost: 0, text: '' })], ['"Twin"', 'twice']],
  [
    'a summon of an unknown card',
    [minion('Caller', { ...body, battlecry: summon(named('Nobody')) })],
    ['"Caller"', '"Nobody"', 'does not exist'],
  ],
  [
    'a hero with an unknown Hero Power',
    [hero('Nobody', { health: 30, heroPower: named('Nothing'), text: '' })],
    ['"Nobody"', 'Hero Power "Nothing"'],
  ],
  [
    'a listener for what is never announced',
    [minion('Deaf', { ...body, events: { listen: 'sneeze', position: 'on', do: [draw(1)] } as never })],
    ['"Deaf"', '"sneeze"', 'never announced'],
  ],
  [
    'a listener at a position at which its verb is never announced',
    [minion('Deaf', { ...body, events: { listen: 'death', position: 'on', do: [draw(1)] } })],
    ['"Deaf"', '"death"', 'at "on"', 'after only'],
  ],
  [
    'a listener that does nothing, deep inside an enchantment',
    [minion('Idle', { ...body, battlecry: enchant(SELF, { events: [{ ...endTurn().on(draw(1)), do: [] }] }) })],
    ['"Idle"', '"endTurn"', 'does nothing'],
  ],
  [
    'an instruction where a listener is needed',
    [minion('Burner', { ...body, events: draw(1) as never })],
    ['"Burner"', 'an instruction where a listener is needed'],
  ],
  [
    'a pattern where an instruction is needed',
    [minion('Mute', { ...body, deathrattle: { listen: 'draw', position: 'after', do: [draw(1)] } as never })],
    ['"Mute"', 'no instruction'],
  ],
  [
    'a card to pick from that does not exist',
    [minion('Picker', { ...body, battlecry: give(oneOf(named('Picker'), named('Wosp'))) })],
    ['"Wosp"'],
  ],
  [
    'a choice of a card that does not exist',
    [minion('Chooser', { ...body, battlecry: chooseCard([named('Wosp')], draw(1)) })],
    ['"Wosp"'],
  ],
  [
    'a condition on a card that does not exist',
    [minion('Asker', { ...body, battlecry: ifThen(hasDied(named('Wosp')), draw(1)) })],
    ['"Wosp"'],
  ],
  ['an unknown kind', [{ ...minion('Odd', body), kind: 'planet' } as never], ['"Odd"', 'kind "planet"']],
];

describe('battleWith', () => {
  it.each(fields)('refuses %s', (_name, cards, says) => {
    const problems = problemsOf(cards);
    expect(problems).toHaveLength(1);
    for (const words of says) expect(problems[0]).toContain(words);
  });

  it('lists every fault of every card, not only the first', () => {
    const faulty = [
      multiplier({ times: 0, trigger: 'never', stacking: 'sum' }),
      multiplier({ type: 'unheardOf' }),
      minion('Caller', { ...body, battlecry: [summon(named('Nobody')), summon(named('Noone'))] }),
      hero('Hero', { health: 30, heroPower: named('Nothing'), text: '' }),
    ];
    const problems = problemsOf(faulty);
    const expected = ['by 0', '"never"', '"sum"', 'twice', '"unheardOf"', '"Nobody"', '"Noone"', '"Nothing"'];
    expect(problems).toHaveLength(expected.length);
    for (const words of expected) expect(problems.filter((problem) => problem.includes(words))).toHaveLength(1);
  });

  it('finds faults deep inside a text', () => {
    const deep = minion('Deep', {
      ...body,
      deathrattle: {
        verb: 'repeat',
        times: 2,
        do: [{ verb: 'enchant', who: { select: 'self' }, enchantment: { auras: [{ type: 'glow' }] } }],
      } as never,
    });
    expect(problemsOf([deep])).toEqual([expect.stringContaining('"glow"')]);
  });

  it('takes a multiplier of 1, and all real cards', () => {
    expect(problemsOf([multiplier({ times: 1 })])).toEqual([]);
    expect(problemsOf(battleCards)).toEqual([]);
  });

  it('makes the same set from the same cards, and another from others', () => {
    const one = battleWith([multiplier({ times: 2 })]);
    expect(battleWith([multiplier({ times: 2 })]).cardSet).toBe(one.cardSet);
    expect(battleWith([multiplier({ times: 3 })]).cardSet).not.toBe(one.cardSet);
  });
});
