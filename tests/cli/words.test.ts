// The words for states, auras and entities.

import { describe, expect, it } from 'vitest';
import { auraLine } from '../../cli/aura-words.ts';
import { entityNames } from '../../cli/entity-names.ts';
import { record } from '../../cli/recording.ts';
import { OWN_WORDS, PLUMBING, shownStates, stateWords, TOLD_ANYWAY } from '../../cli/state-words.ts';
import { type Aura, battleMachine, battleWithTestCards } from '../../machines/battle/index.ts';
import { stateNames } from '../../machines/index.ts';
import { type BattleScenario, readScenarios } from '../../machines/sandbox/index.ts';
import { scenarioText } from './command-line.ts';

describe('states', () => {
  it('lists only states that the chart has', () => {
    const known = stateNames(battleMachine);
    const listed = [...PLUMBING, ...TOLD_ANYWAY, ...Object.keys(OWN_WORDS)];
    expect(listed.filter((state) => !known.includes(state))).toEqual([]);
  });

  it.each([
    ['resolving.playSequence.spell.spellTextPhase', 'spell text phase'],
    ['resolving.playSequence.minion.onPlayPhase', 'minion on-play phase'],
    ['resolving.playSequence.costPhase', 'cost phase'],
    ['resolving.phaseBoundary.auraUpdateOther', 'aura update (other)'],
    ['resolving.triggerQueue.resolving', 'trigger queue: resolving'],
    ['turn.startOfTurnPhase', 'start of turn phase'],
  ])('%s is "%s"', (state, words) => {
    expect(stateWords(state)).toBe(words);
  });

  it('tells a boundary only if something happens in it', () => {
    const boundary = (...events: string[]) => [
      { states: ['resolving.phaseBoundary.auraUpdateHealthAttack'], events: [] },
      { states: ['resolving.phaseBoundary.deathCreationStep'], events },
      { states: ['resolving.phaseBoundary.quiescent'], events: [] },
    ];
    const dispatch = { states: ['resolving.dispatch'], events: [] };
    expect(shownStates([...boundary(), dispatch, ...boundary('Destroyed')], 'named').flat()).toEqual([
      'aura update (Health/Attack)',
      'death creation step',
    ]);
    expect(shownStates(boundary(), 'all').flat()).toHaveLength(3);
    expect(shownStates(boundary('Destroyed'), 'none').flat()).toEqual([]);
  });
});

describe('auras', () => {
  const line = (aura: Aura, owner = 0): string => auraLine({ source: 1, owner, aura }, () => 'Wolf W');

  it.each<[Aura, string]>([
    [
      { type: 'triggerMultiplier', trigger: 'battlecry', times: 3, stacking: 'max' },
      "Wolf W: each battlecry of seat 0's minions activates 3 times",
    ],
    [
      { type: 'triggerMultiplier', trigger: 'deathrattle', times: 2, stacking: 'additive' },
      "Wolf W: each deathrattle of seat 0's minions activates 1 more time",
    ],
    [{ type: 'healInversion' }, "Wolf W: seat 0's healing deals damage instead"],
    [{ type: 'immuneHero' }, "Wolf W: seat 0's hero is Immune"],
    [
      { type: 'stat', attack: 1, health: 0, to: { select: 'adjacent', to: { select: 'self' } } },
      'Wolf W: the minions next to Wolf W have +1/+0',
    ],
    [
      {
        type: 'grantKeyword',
        keyword: 'divineShield',
        to: {
          select: 'group',
          side: 'friendly',
          kind: 'minion',
          zone: 'play',
          isOther: true,
          where: { race: 'beast' },
        },
      },
      "Wolf W: seat 0's other beasts have divine shield",
    ],
    [
      {
        type: 'cost',
        of: { select: 'group', side: 'enemy', kind: 'card', zone: 'hand', where: { kind: 'minion' } },
        by: 1,
      },
      "Wolf W: minions in seat 1's hand cost 1 more",
    ],
    [
      { type: 'healthFloor', amount: 1, to: { select: 'group', side: 'any', kind: 'minion', zone: 'play' } },
      'Wolf W: damage leaves all minions with at least 1 Health',
    ],
  ])('%j', (aura, words) => {
    expect(line(aura)).toBe(words);
  });

  it('finds words for the auras of every card', () => {
    const auras = [...battleWithTestCards.cards.cards.values()].flatMap((card) => ('auras' in card ? card.auras : []));
    expect(auras.length).toBeGreaterThan(5);
    for (const aura of auras) expect(line(aura, 1)).toMatch(/^Wolf W: [^{}[\]]+$/);
    expect(auras.map((aura) => line(aura, 1)).join()).not.toContain('undefined');
  });
});

describe('entities', () => {
  it('go by card and scenario name, heroes by seat, and a number only where the card is not alone', () => {
    const text = scenarioText({
      start: 'summon Wisp as W\n  - give 1 Wisp\n  - give 1 Baron Rivendare to 1',
      act: 'end turn',
    });
    const { names, world } = record(readScenarios(text)[0] as BattleScenario);
    const nameOf = entityNames(world, names);
    const [own, enemy] = world.players;
    expect(own.board.map(nameOf)).toEqual(['Wisp W']);
    expect(own.hand.map(nameOf)).toEqual([expect.stringMatching(/^Wisp #\d+$/)]);
    expect(enemy.hand.map(nameOf)).toEqual(['Baron Rivendare']);
    expect(nameOf(enemy.hero)).toBe("seat 1's hero");
    expect(nameOf(own.heroPower ?? 0)).toBe("seat 0's Fireblast");
    expect(nameOf(999)).toBe('#999');
  });
});
