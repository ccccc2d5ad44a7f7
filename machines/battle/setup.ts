// The vocabulary of the battle charts: every action is a recipe, every guard a question to the World, each one call
// into effects/.

import { setup } from 'xstate';
import * as choice from '../../effects/battle/choice.ts';
import * as combat from '../../effects/battle/combat.ts';
import * as damage from '../../effects/battle/damage.ts';
import * as deaths from '../../effects/battle/deaths.ts';
import * as deeds from '../../effects/battle/deeds.ts';
import * as draw from '../../effects/battle/draw.ts';
import * as heal from '../../effects/battle/heal.ts';
import * as heroPower from '../../effects/battle/hero-power.ts';
import type { AnyBattleInput, InputType, SandboxInput } from '../../effects/battle/inputs.ts';
import { mulliganAwaited, refusalFor } from '../../effects/battle/legality.ts';
import * as mulligan from '../../effects/battle/mulligan.ts';
import * as play from '../../effects/battle/play.ts';
import * as sandbox from '../../effects/battle/sandbox.ts';
import * as summon from '../../effects/battle/summon.ts';
import { keepTableOf } from '../../effects/battle/table.ts';
import * as text from '../../effects/battle/text.ts';
import * as queue from '../../effects/battle/trigger-queue.ts';
import * as turn from '../../effects/battle/turn.ts';
import { VERBS } from '../../effects/battle/verbs.ts';
import type { BattleWorld } from '../../effects/battle/world.ts';
import { beginInput } from '../../effects/events.ts';
import { continueAt, isTopFrameAt } from '../../effects/stack.ts';
import { isLegal } from '../legality.ts';
import { guardFor, recipeFor } from '../recipe.ts';

const recipe = recipeFor<BattleWorld, AnyBattleInput>();

const beginBattleInput = (world: BattleWorld): void => {
  beginInput(world);
  keepTableOf(world);
};

/** A recipe that takes nothing from the event: the effect itself, which must not have parameters besides the World. */
const change = (effect: (world: BattleWorld) => void) => recipe(effect);

/** A recipe for one kind of input. */
const upon = <T extends InputType>(
  type: T,
  effect: (world: BattleWorld, input: Extract<AnyBattleInput, { type: T }>) => void,
) =>
  recipe((world, input) => {
    if (input.type !== type) throw new Error(`This action is for ${type}, not for ${input.type}.`);
    effect(world, input as Extract<AnyBattleInput, { type: T }>);
  });

/** A question to the World, which must not have parameters besides. */
const ask = (question: (world: BattleWorld) => boolean) => guardFor(question);

export const battleSetup = setup({
  types: {
    context: {} as BattleWorld,
    events: {} as AnyBattleInput,
    input: {} as { world: BattleWorld },
    tags: {} as 'waiting' | 'overflow',
  },
  actions: {
    beginInput: change(beginBattleInput),
    continueAt: recipe((world, _input, { at }: { at: string }) => continueAt(world, at)),

    beginPlay: upon('PLAY', play.beginPlay),
    beginAttack: upon('ATTACK', combat.beginAttack),
    beginHeroPower: upon('HERO_POWER', heroPower.beginHeroPower),
    beginTurnChange: change(turn.beginTurnChange),
    beginSandboxCall: recipe((world, input) => sandbox.beginSandboxCall(world, input as SandboxInput)),
    replaceCards: upon('MULLIGAN', (world, { seat, replace }) => mulligan.replaceCards(world, seat, replace)),
    answerChoice: upon('CHOOSE', (world, { option }) => choice.answerChoice(world, option)),
    concede: upon('CONCEDE', (world, { seat }) => turn.concede(world, seat)),

    startFirstTurn: change(mulligan.startFirstTurn),
    tellTurnBeginning: change(turn.tellTurnBeginning),
    beginTurn: change(turn.beginTurn),
    drawForTurn: change(turn.drawForTurn),
    tellEndOfTurn: change(turn.tellEndOfTurn),
    wrapUpTurn: change(turn.wrapUpTurn),
    closeTurn: change(turn.closeTurn),
    checkOutcome: change(turn.checkOutcome),
    endInDraw: change(turn.endInDraw),
    endGame: change(turn.endGame),

    payCost: change(play.payCost),
    playMinion: change(play.playMinion),
    playSpell: change(play.playSpell),
    playWeapon: change(play.playWeapon),
    proposeTarget: change(play.proposeTarget),
    openBattlecry: change(play.openBattlecry),
    tellAfterPlay: change(play.tellAfterPlay),
    tellAfterSummon: change(play.tellAfterSummon),
    runSpellText: change(play.runSpellText),
    destroyOldWeapon: change(play.destroyOldWeapon),
    equipPlayed: change(play.equipPlayed),
    oweOverload: change(play.oweOverload),
    finishPlay: change(play.finishPlay),
    closePlay: change(play.closePlay),

    payHeroPower: change(heroPower.payHeroPower),
    runHeroPower: change(heroPower.runHeroPower),
    tellInspire: change(heroPower.tellInspire),
    closeHeroPower: change(heroPower.closeHeroPower),

    proposeAttack: change(combat.proposeAttack),
    tellAttacking: change(combat.tellAttacking),
    commitAttack: change(combat.commitAttack),
    cancelAttack: change(combat.cancelAttack),
    dealCombatDamage: change(combat.dealCombatDamage),
    wearWeapon: change(combat.wearWeapon),
    tellAfterAttack: change(combat.tellAfterAttack),
    closeCombat: change(combat.closeCombat),

    equipCalled: change(sandbox.equipCalled),
    closeSandboxCall: change(sandbox.closeSandboxCall),

    openBoundary: change((world) => deaths.pushBoundary(world, 'full')),
    openAuraUpdates: change((world) => deaths.pushBoundary(world, 'auraOnly')),
    auraUpdateHealthAttack: change(deaths.updateHealthAttack),
    resolveSummons: change(deaths.resolveSummons),
    createDeaths: change(deaths.createDeaths),
    auraUpdateOther: change(deaths.updateOther),
    openRound: change(deaths.openRound),
    openDeathQueue: change(deaths.openDeathQueue),
    rebornDead: change(deaths.rebornDead),
    closeBoundary: change(deaths.closeBoundary),

    collectTriggers: change(queue.collectTriggers),
    dropTrigger: change(queue.dropTrigger),
    readMultiplier: change(queue.readMultiplier),
    activate: change(queue.activate),
    dequeue: change(queue.dequeue),
    closeQueue: change(queue.closeQueue),

    runEffect: change((world) => text.runEffect(world, VERBS)),
    closeText: change(text.closeText),
    aimDamage: change(damage.aimDamage),
    proposeHit: change(damage.proposeHit),
    announceHit: change(damage.announceHit),
    landHit: change(damage.landHit),
    tellDamage: change(damage.tellDamage),
    closeDamage: change(damage.closeDamage),
    invertHeal: change(heal.invertHeal),
    proposeHeal: change(heal.proposeHeal),
    announceHeal: change(heal.announceHeal),
    applyHeal: change(heal.applyHeal),
    tellHeal: change(heal.tellHeal),
    closeHeal: change(heal.closeHeal),
    enterBoard: change(summon.enterBoard),
    skipSummon: change(summon.skipSummon),
    closeSummon: change(summon.closeSummon),
    announceDraw: change(draw.announceDraw),
    drawOne: change(draw.drawOne),
    closeDraw: change(draw.closeDraw),
    announceDeed: change(deeds.announceDeed),
    performDeed: change(deeds.performDeed),
    closeDeeds: change(deeds.closeDeeds),
  },
  guards: {
    isLegal: ({ context, event }) => isLegal(refusalFor, context, event),
    isLegalFrom: ({ context, event }, { seat }: { seat: number }) =>
      'seat' in event && event.seat === seat && isLegal(refusalFor, context, event),
    isTopFrameAt: ({ context }, { kind, at }: { kind: string; at: string }) => isTopFrameAt(context, kind, at),
    isStackEmpty: ask(({ stack }) => stack === null),
    isOverBudget: ask(({ spent, rules }) => spent > rules.limits.budget),
    isMulliganOpen: ask((world) => mulliganAwaited(world).length > 0),
    isOutcomeDecided: ask(turn.isOutcomeDecided),
    isTurnLimitReached: ask(turn.isTurnLimitReached),

    isPlayingMinion: ask(play.isPlayingMinion),
    isPlayingSpell: ask(play.isPlayingSpell),
    isCountered: ask(play.isCountered),
    hasBattlecry: ask(play.hasBattlecry),
    isStillMine: ask(play.isStillMine),

    hasDefenderChanged: ask(combat.hasDefenderChanged),
    bothFit: ask(combat.bothFit),

    isAuraOnly: ask(deaths.isAuraOnly),
    isForced: ask(deaths.isForced),
    hasSummonsPending: ask(deaths.hasSummonsPending),
    hasDeathEvents: ask(deaths.hasDeathEvents),
    hasDeathsToResolve: ask(deaths.hasDeathsToResolve),

    isDrained: ask(queue.isDrained),
    isStillValid: ask(queue.isStillValid),
    hasActivationsLeft: ask(queue.hasActivationsLeft),

    hasEffectsLeft: ask(text.hasEffectsLeft),
    hasHitsLeft: ask(damage.hasHitsLeft),
    isHitHeard: ask(damage.isHitHeard),
    hasDamageEventsLeft: ask(damage.hasDamageEventsLeft),
    isInvertedHeal: ask(heal.isInvertedHeal),
    hasHealsLeft: ask(heal.hasHealsLeft),
    isHealHeard: ask(heal.isHealHeard),
    hasHealEventsLeft: ask(heal.hasHealEventsLeft),
    hasSummonsLeft: ask(summon.hasSummonsLeft),
    hasSpace: ask(summon.hasSpace),
    isDrawHeard: ask(draw.isDrawHeard),
    hasDrawsLeft: ask(draw.hasDrawsLeft),
    hasDeedsLeft: ask(deeds.hasDeedsLeft),
  },
});

export type BattleSetup = typeof battleSetup;
