// cardchart/battle: the battle rule set, its words, and its questions to a World.

export { battleCards, testCards } from '../../cards/battle/index.ts';
export * from '../../cards/terms.ts';
export { activations, freshAuras, multipliersFor, redirectFor } from '../../effects/battle/auras.ts';
export {
  type BattleEvent,
  COURSE_EVENTS,
  type CourseEvent,
  isCourseEvent,
} from '../../effects/battle/battle-events.ts';
export {
  CardDataError,
  type CardSet,
  defineCardSet,
  effectsAt,
  enchantmentAt,
  listenerAt,
} from '../../effects/battle/catalogue.ts';
export { pendingChoice } from '../../effects/battle/choice.ts';
export { BATTLE_PHASES, type BattlePhase, battleDecisions } from '../../effects/battle/decisions.ts';
export { battleEventFor } from '../../effects/battle/event-sight.ts';
export type { BattleFrame, ChoiceOption } from '../../effects/battle/frames.ts';
export {
  type AnyBattleInput,
  type BattleInput,
  DECK_PLACES,
  INPUT_FIELDS,
  isSandboxInput,
  type SandboxInput,
} from '../../effects/battle/inputs.ts';
export { type Move, optionName } from '../../effects/battle/legal-moves.ts';
export { type BattleOptions, DEFAULT_LIMITS } from '../../effects/battle/options.ts';
export { BATTLE_REFUSALS, type BattleRefusalCode } from '../../effects/battle/refusals.ts';
export {
  attackOf,
  costOf,
  hasKeyword,
  healthOf,
  isDying,
  maxHealthOf,
  spellDamageOf,
} from '../../effects/battle/stats.ts';
export { optionsOf, targetRuleOf, targetsOf } from '../../effects/battle/targets.ts';
export { VERB_NAMES } from '../../effects/battle/verbs.ts';
export {
  type BattleView,
  battleViewFor,
  keywordsOf,
  type ViewedChoice,
  type ViewedEnchantment,
  type ViewedEntity,
  type ViewedSide,
} from '../../effects/battle/view.ts';
export {
  type ActiveAura,
  type ActiveStat,
  type BattleWorld,
  type Enchantment,
  type Entity,
  type Limits,
  type Mana,
  type Outcome,
  type Player,
  ZONES,
  type Zone,
} from '../../effects/battle/world.ts';
export { minionsInPlay } from '../../effects/battle/zones.ts';
export { battleEntryPoints, battleMachine } from './machine.ts';
export {
  BATTLE_VERSION,
  type BattleGame,
  type BattleRuleset,
  battle,
  battleWith,
  battleWithTestCards,
} from './ruleset.ts';
