// The mutations of the rules: each disables one named point of them, and some test must notice. What a mutation does is
// in switch.ts.

import { EVENT_KINDS } from './event-kinds.ts';

export interface Mutation {
  readonly name: string;
  readonly ruleset: 'battle' | 'dale';
  readonly does: Change;
}

export type Change =
  /** An action on entering a state does nothing; of a boundary, in this mode only. */
  | { readonly kind: 'skip'; readonly action: string; readonly state: string; readonly light?: boolean }
  /** A summons does not refresh this half of the auras (R5.2). */
  | { readonly kind: 'unrefreshed'; readonly half: 'healthAttack' | 'other' }
  /** Every trigger activates once: its multiplier is not read (R7.2). */
  | { readonly kind: 'unmultiplied' }
  /** The checkpoint is not opened; in one state, or wherever it would be. */
  | { readonly kind: 'unchecked'; readonly checkpoint: string; readonly state: string }
  /** Nothing of this kind is told. */
  | { readonly kind: 'silent'; readonly event: string };

const BOUNDARY = 'resolving.phaseBoundary';

const auraPoint = (name: string, does: Change): Mutation => ({ name: `aura point: ${name}`, ruleset: 'battle', does });

const auraPoints: readonly Mutation[] = [
  auraPoint('Health/Attack at a boundary', {
    kind: 'skip',
    action: 'auraUpdateHealthAttack',
    state: `${BOUNDARY}.auraUpdateHealthAttack`,
    light: false,
  }),
  auraPoint('Health/Attack after waiting summons', {
    kind: 'skip',
    action: 'auraUpdateHealthAttack',
    state: `${BOUNDARY}.auraUpdateHealthAttack2`,
  }),
  auraPoint('Other after the Death Creation Step', {
    kind: 'skip',
    action: 'auraUpdateOther',
    state: `${BOUNDARY}.auraUpdateOther`,
  }),
  auraPoint('Health/Attack at a light boundary', {
    kind: 'skip',
    action: 'auraUpdateHealthAttack',
    state: `${BOUNDARY}.auraUpdateHealthAttack`,
    light: true,
  }),
  auraPoint('Other at a light boundary', {
    kind: 'skip',
    action: 'auraUpdateOther',
    state: `${BOUNDARY}.auraUpdateOtherOnly`,
  }),
  auraPoint('both after the After Play Phase', {
    kind: 'skip',
    action: 'openAuraUpdates',
    state: 'resolving.playSequence.minion.afterPlayAuraUpdates',
  }),
  auraPoint('both after the Targeting Phase', {
    kind: 'skip',
    action: 'openAuraUpdates',
    state: 'resolving.playSequence.spell.targetingAuraUpdates',
  }),
  auraPoint('Health/Attack at a summons', { kind: 'unrefreshed', half: 'healthAttack' }),
  auraPoint('Other at a summons', { kind: 'unrefreshed', half: 'other' }),
];

/** Where each checkpoint of owls.md §4 is opened. */
const CHECKPOINTS = [
  ['K1', 'resolving.technique.checkpoint'],
  ['K1', 'turn.abandoned'],
  ['K2', 'resolving.technique.checkpoint'],
  ['K3', 'turn.beginning'],
  ['K4', 'resolving.technique.checkpoint'],
  ['K5', 'resolving.ability.inTurn'],
  ['K6', 'resolving.purchase.checkpoint'],
  ['K7', 'resolving.build.checkpoint'],
  ['K8', 'resolving.cleanUp.hand'],
  ['K9', 'resolving.ability.atEndOfTurn'],
  ['K11', 'resolving.technique.checkpoint'],
] as const;

/** Checkpoints that nothing opens, with the reason. One that is opened after all is a failure. */
export const UNOPENED: Readonly<Record<string, string>> = {
  K10: 'It ends the trigger state of a card set that is not built.',
};

const checkpoints = CHECKPOINTS.map(
  ([checkpoint, state]): Mutation => ({
    name: `checkpoint: ${checkpoint} in ${state}`,
    ruleset: 'dale',
    does: { kind: 'unchecked', checkpoint, state },
  }),
);

const logPoints = (['battle', 'dale'] as const).flatMap((ruleset) =>
  EVENT_KINDS[ruleset].map(
    (event): Mutation => ({ name: `log point: ${event} of ${ruleset}`, ruleset, does: { kind: 'silent', event } }),
  ),
);

export const MUTATIONS: readonly Mutation[] = [
  { name: 'multiplier read', ruleset: 'battle', does: { kind: 'unmultiplied' } },
  ...auraPoints,
  ...checkpoints,
  ...logPoints,
];
