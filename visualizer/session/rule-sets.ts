// The rule sets that can be opened by name, and how any other one is watched.

import type { NameOf } from '../../cli/words.ts';
import { stateNames } from '../../machines/index.ts';
import { battleRuleSet, battleTestRuleSet } from './battle/rule-set.ts';
import { daleAnniversaryRuleSet, daleRuleSet } from './dale/rule-set.ts';
import type { RuleSet } from './rule-set.ts';
import { unplanned } from './staging.ts';
import type { AnyRuleset } from './types.ts';

export const RULE_SETS: readonly RuleSet[] = [battleRuleSet, battleTestRuleSet, daleRuleSet, daleAnniversaryRuleSet];

/** The rule set of this name among those known, or undefined. */
export const ruleSetNamed = (id: string, known: readonly RuleSet[] = RULE_SETS): RuleSet | undefined =>
  known.find((each) => each.id === id);

/** The one whose cards a save, a game or a link was made with, or undefined. */
export const ruleSetWithCards = (
  { ruleset, cardSet }: { readonly ruleset: string; readonly cardSet: string },
  known: readonly RuleSet[] = RULE_SETS,
): RuleSet | undefined => known.find((each) => each.ruleset.name === ruleset && each.ruleset.cardSet === cardSet);

/** The names of all states of the chart on which a World is played. */
export const statesOf = ({ ruleset }: RuleSet, world: Parameters<AnyRuleset['machineFor']>[0]): string[] =>
  stateNames(ruleset.machineFor(world));

const nameById: NameOf = (id) => `#${id}`;

/** Any other rule set: chart, Worlds and events are shown as they are, without words of its own. */
export const plainRuleSet = (ruleset: AnyRuleset): RuleSet => ({
  id: ruleset.name,
  title: ruleset.name,
  kind: 'other',
  ruleset,
  voice: {
    namesIn: () => nameById,
    opening: () => ({ title: '', lines: [] }),
    shownStates: (microsteps, mode) => microsteps.map(({ states }) => (mode === 'none' ? [] : [...states])),
    isPlumbing: () => false,
    sentenceOf: ({ type, ...fields }) => [`${type} ${JSON.stringify(fields)}`],
    depthIn: () => 0,
    counter: () => () => '',
    after: () => [],
  },
  cards: [],
  verbs: [],
  conditions: [],
  playersIn: ({ chance }) => chance.seats.map(() => ({ isTurnPlayer: false, hasLeft: false })),
  isInstruction: () => false,
  isTrigger: () => false,
  opensActivation: () => false,
  owed: () => ['an input'],
  verbIn: () => null,
  cardsIn: () => [],
  deedsIn: () => [],
  entitiesIn: () => [],
  tableOf: (world, viewer) => ({
    viewer,
    turn: 0,
    phase: '',
    outcome: ruleset.isOver(world) ? 'over' : null,
    sides: world.chance.seats.map((_, seat) => ({
      seat,
      isTurnPlayer: false,
      isAwaited: ruleset.awaited(world).includes(seat),
      hasLeft: false,
      counters: {},
      buffs: [],
      zones: [],
    })),
    shared: [],
  }),
  stage: (_, stage) => unplanned('no-staging', `"${stage.do}"`, 'a rule set whose cards can be put anywhere'),
  playBot: null,
});
