// The vocabulary of the Dale charts: every action is a recipe, every guard a question to the World.

import { setup } from 'xstate';
import * as build from '../../effects/dale/build.ts';
import * as chameleons from '../../effects/dale/chameleons.ts';
import * as collective from '../../effects/dale/collective.ts';
import type { AnyDaleInput, DaleInputType, DaleSandboxInput } from '../../effects/dale/inputs.ts';
import { daleRefusalFor } from '../../effects/dale/legality.ts';
import { answerOwls } from '../../effects/dale/owl-answers.ts';
import * as owls from '../../effects/dale/owls.ts';
import * as purchase from '../../effects/dale/purchase.ts';
import * as questions from '../../effects/dale/questions.ts';
import { carryOutCall } from '../../effects/dale/sandbox.ts';
import * as sets from '../../effects/dale/set-selection.ts';
import { STEP_VERBS } from '../../effects/dale/step-verbs.ts';
import * as steps from '../../effects/dale/steps.ts';
import * as technique from '../../effects/dale/technique.ts';
import * as turn from '../../effects/dale/turn.ts';
import type { Checkpoint, DaleWorld } from '../../effects/dale/world.ts';
import { beginInput } from '../../effects/events.ts';
import { continueAt, isTopFrameAt } from '../../effects/stack.ts';
import { isLegal } from '../legality.ts';
import { guardFor, recipeFor } from '../recipe.ts';

const recipe = recipeFor<DaleWorld, AnyDaleInput>();

/** A recipe that takes nothing from the event: the effect itself, which must not have parameters besides the World. */
const change = (effect: (world: DaleWorld) => void) => recipe(effect);

/** A recipe for one kind of input. */
const upon = <T extends DaleInputType>(
  type: T,
  effect: (world: DaleWorld, input: Extract<AnyDaleInput, { type: T }>) => void,
) =>
  recipe((world, input) => {
    if (input.type !== type) throw new Error(`This action is for ${type}, not for ${input.type}.`);
    effect(world, input as Extract<AnyDaleInput, { type: T }>);
  });

/** A question to the World, which must not have parameters besides. */
const ask = (question: (world: DaleWorld) => boolean) => guardFor(question);

/** The states in which several players are active at once, and who owes something in each. */
const OWES = {
  setSelection: sets.isVoteAwaited,
  collective: collective.isPickAwaited,
  owl: owls.isOwing,
} as const;

export type MultiActiveKind = keyof typeof OWES;

export const daleSetup = setup({
  types: {
    context: {} as DaleWorld,
    events: {} as AnyDaleInput,
    input: {} as { world: DaleWorld },
    tags: {} as 'waiting' | 'overflow',
  },
  actions: {
    beginInput: change(beginInput),
    continueAt: recipe((world, _input, { at }: { at: string }) => continueAt(world, at)),
    openCheckpoint: recipe((world, _input, { checkpoint }: { checkpoint: Checkpoint }) =>
      owls.pushCheckpoint(world, checkpoint),
    ),
    openTechniqueCheckpoint: change((world) => owls.pushCheckpoint(world, technique.techniqueCheckpoint(world))),

    vote: upon('SELECT_SETS', (world, { seat, sets: voted }) => sets.vote(world, seat, voted)),
    chooseSets: change(sets.chooseSets),
    beginTurn: change(turn.beginTurn),
    closeTurnStart: change(turn.closeTurnStart),
    resolveScheduled: upon('RESOLVE', technique.resolveScheduled),
    playTechnique: upon('PLAY', technique.playTechnique),
    useAbility: upon('USE', technique.useAbility),
    bind: upon('BIND', chameleons.bind),
    buy: upon('PURCHASE', purchase.buy),
    buildStack: upon('BUILD', build.buildStack),
    takeInventory: upon('INVENTORY', turn.takeInventory),
    takeAnswer: upon('CHOOSE', questions.takeAnswer),
    closeQuestion: change(questions.closeQuestion),
    pick: upon('CHOOSE', (world, { seat, cards = [] }) => collective.pick(world, seat, cards)),
    answerOwls: upon('ANSWER', (world, { seat, answers }) => answerOwls(world, seat, answers)),
    bindOwl: upon('BIND', (world, { seat, card, target }) => {
      if (target !== undefined) owls.bindOwl(world, { seat, card, target });
    }),
    leave: upon('CONCEDE', (world, { seat }) => {
      turn.leave(world, seat);
      collective.releaseLeft(world, seat);
    }),
    carryOutCall: recipe((world, input) => carryOutCall(world, input as DaleSandboxInput)),

    runTechnique: change(technique.runTechnique),
    fullyResolve: change(technique.fullyResolve),
    closeTechnique: change(technique.closeTechnique),
    closeAbility: change(technique.closeAbility),
    closePurchase: change(purchase.closePurchase),
    closeBuild: change(build.closeBuild),
    runStep: change((world) => steps.runStep(world, STEP_VERBS)),
    closeSteps: change(steps.closeSteps),
    closeCollective: change(collective.closeCollective),
    pruneOwls: change(owls.openCheckpoint),
    enterOwl: change(owls.enterOwl),
    closeCheckpoint: change(owls.closeCheckpoint),
    openCleanUp: change(turn.openCleanUp),
    cleanUpMarket: change(turn.cleanUpMarket),
    refillHand: change(turn.refillHand),
    endTurn: change(turn.endTurn),
    abandonTurn: change(turn.abandonTurn),
    endGame: change(turn.endGame),
  },
  guards: {
    isLegal: ({ context, event }) => isLegal(daleRefusalFor, context, event),
    isLegalFrom: ({ context, event }, { seat }: { seat: number }) =>
      'seat' in event && event.seat === seat && isLegal(daleRefusalFor, context, event),
    /** The leaving player is the one whose turn it is, and nobody else is being asked. */
    leavesOwnTurn: ({ context, event }) =>
      'seat' in event &&
      event.seat === context.turnPlayer &&
      context.sets.length > 0 &&
      context.stack?.kind !== 'checkpoint' &&
      context.stack?.kind !== 'collective' &&
      isLegal(daleRefusalFor, context, event),
    /** The leaving player was all that another player's open question was about. */
    voidsQuestion: ({ context, event }) =>
      'seat' in event && questions.losesQuestion(context, event.seat) && isLegal(daleRefusalFor, context, event),
    isTopFrameAt: ({ context }, { kind, at }: { kind: string; at: string }) => isTopFrameAt(context, kind, at),
    isStackEmpty: ask(({ stack }) => stack === null),
    isOverBudget: ask(({ spent, rules }) => spent > rules.budget),
    isOver: ask(turn.isOver),
    isSelectingSets: ask(({ sets: chosen }) => chosen.length === 0),
    isSandbox: ask(({ rules }) => rules.isSandbox),
    isAwaited: ({ context }, { kind, seat }: { kind: MultiActiveKind; seat: number }) => OWES[kind](context, seat),
    isReleased: ({ context }, { kind, seat }: { kind: MultiActiveKind; seat: number }) => !OWES[kind](context, seat),
    hasTurnPlayerLeft: ask(turn.hasTurnPlayerLeft),
    hasDueCards: ask(turn.hasDueCards),
    staysScheduled: ask(technique.staysScheduled),
    endsActionPhase: ask(technique.endsActionPhase),
    hasStepsLeft: ask(steps.hasStepsLeft),
    hasBonusBuild: ask(build.hasBonusBuild),
    hasEndOfTurnAbilities: ask(turn.hasEndOfTurnAbilities),
    isAnybodyOwing: ask(owls.isAnybodyOwing),
    isInCleanUp: ask(({ stack }) => stack?.below?.kind === 'cleanUp'),
  },
});

export type DaleSetup = typeof daleSetup;

/** The action that opens a checkpoint of owls.md §4. */
export const checkpoint = (name: Checkpoint) => ({ type: 'openCheckpoint', params: { checkpoint: name } }) as const;
