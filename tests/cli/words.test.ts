// The words for states, auras and entities.

import { describe, expect, it } from 'vitest';
import { auraLine } from '../../cli/aura-words.ts';
import { entityNames } from '../../cli/entity-names.ts';
import { record } from '../../cli/recording.ts';
import { OWN_WORDS, PLUMBING, shownStates, stateWords, TOLD_ANYWAY } from '../../cli/state-words.ts';
import {
  AURA_TYPES,
  type Aura,
  adjacentTo,
  attackAura,
  auraWhile,
  battleMachine,
  battleWithTestCards,
  changeCost,
  count,
  ENEMY_MINIONS,
  FRIENDLY_HAND,
  FRIENDLY_MINIONS,
  grantKeyword,
  IS_MY_TURN,
  multiplyAmounts,
  other,
  SECRET,
  SELF,
  SPELL,
  setCost,
  statAura,
  sumOf,
  times,
  where,
} from '../../machines/battle/index.ts';
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

  it('tells an instruction only if something happens in it', () => {
    const announced = { states: ['resolving.deed.announced'], events: [] };
    const doing = { states: ['resolving.deed.doing'], events: ['Discarded'] };
    expect(shownStates([announced, doing], 'named').flat()).toEqual(['deed: doing']);
  });

  it('tells of Overload only if the card has it', () => {
    const overload = (...events: string[]) => [{ states: ['resolving.playSequence.spell.overload'], events }];
    expect(shownStates(overload(), 'named').flat()).toEqual([]);
    expect(shownStates(overload('Overloaded'), 'named').flat()).toEqual(['spell overload']);
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

  const SAMPLES: readonly [Aura, string][] = [
    [{ type: 'damageRedirect' }, "Wolf W: takes the damage meant for seat 0's hero"],
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
    [{ type: 'stat', attack: 1, health: 0, to: adjacentTo(SELF) }, 'Wolf W: the minions next to Wolf W have +1/+0'],
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
    [statAura(SELF, { attack: 3 }), 'Wolf W: Wolf W has +3/+0'],
    [
      statAura(SELF, { attack: count(other(FRIENDLY_MINIONS)) }),
      "Wolf W: Wolf W has Attack raised by the number of seat 0's other minions",
    ],
    [
      statAura(FRIENDLY_MINIONS, { attack: times(count(ENEMY_MINIONS), -1), health: 2 }),
      "Wolf W: seat 0's minions have Attack lowered by the number of seat 1's minions and Health raised by 2",
    ],
    [attackAura(SELF, sumOf('health', SELF)), 'Wolf W: the Attack of Wolf W is the Health of Wolf W'],
    [changeCost(where(FRIENDLY_HAND, SPELL), -3), "Wolf W: spells in seat 0's hand cost 3 less"],
    [
      changeCost(FRIENDLY_HAND, count(ENEMY_MINIONS)),
      "Wolf W: cards in seat 0's hand cost more by the number of seat 1's minions",
    ],
    [setCost(where(FRIENDLY_HAND, SECRET), 0), "Wolf W: secrets in seat 0's hand cost 0"],
    [multiplyAmounts('damage', 2), "Wolf W: seat 0's spells and Hero Power deal twice the damage"],
    [multiplyAmounts('healing', 3), "Wolf W: seat 0's spells and Hero Power restore 3 times the Health"],
    [
      auraWhile(IS_MY_TURN, grantKeyword('megaWindfury', SELF)),
      "Wolf W: Wolf W has mega windfury while it is seat 0's turn",
    ],
  ];

  it.each(SAMPLES)('%j', (aura, words) => {
    expect(line(aura)).toBe(words);
  });

  it('has a sample for each type', () => {
    expect([...new Set(SAMPLES.map(([{ type }]) => type))].sort()).toEqual([...AURA_TYPES].sort());
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
