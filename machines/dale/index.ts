// cardchart/dale: the Dale rule set, its words, and its views.

export { daleCards } from '../../cards/dale/index.ts';
export * from '../../cards/terms/dale.ts';
export { stepsAt } from '../../effects/dale/catalogue.ts';
export type { DaleOptions } from '../../effects/dale/create.ts';
export type { DaleEvent, ToldCard } from '../../effects/dale/dale-events.ts';
export { daleDecisions } from '../../effects/dale/decisions.ts';
export { effectiveValueOf, typeOf } from '../../effects/dale/effects-store.ts';
export type { DaleFrame, Question } from '../../effects/dale/frames.ts';
export {
  type AnyDaleInput,
  DALE_INPUT_FIELDS,
  type DaleInput,
  type DaleSandboxInput,
} from '../../effects/dale/inputs.ts';
export type { DaleMove, OpenPart } from '../../effects/dale/legal-moves.ts';
export { awaitedSeats } from '../../effects/dale/legality.ts';
export type { OwlAnswer } from '../../effects/dale/owl-answer-rules.ts';
export { reachesInspection } from '../../effects/dale/owl-effects.ts';
export { owlsOf } from '../../effects/dale/owls.ts';
export { PHASES, type Phase, phaseOf } from '../../effects/dale/phase.ts';
export { costOf as marketCostOf } from '../../effects/dale/purchase.ts';
export { DALE_REFUSALS, type DaleRefusalCode } from '../../effects/dale/refusals.ts';
export { rankSets } from '../../effects/dale/set-selection.ts';
export { STEP_NAMES } from '../../effects/dale/step-verbs.ts';
export {
  type DaleView,
  daleEventFor,
  daleViewFor,
  type ViewedOwl,
  type ViewedPlayer,
} from '../../effects/dale/view.ts';
export { daleViewTexts } from '../../effects/dale/view-text.ts';
export type { ViewedCard } from '../../effects/dale/viewed-cards.ts';
export type { DaleEffect, DaleEntity, DalePlayer, DaleWorld, OwlEffect } from '../../effects/dale/world.ts';
export { daleEntryPoints, daleMachine } from './machine.ts';
export { DALE_VERSION, type DaleGame, type DaleRuleset, dale, daleAnniversary, daleWith } from './ruleset.ts';
