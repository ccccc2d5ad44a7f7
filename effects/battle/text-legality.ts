// Is a card's text legal as asked for: option, Secret slots, room for what it only summons, target (R8.1, R10.1)?

import type { TargetRule } from '../../cards/terms.ts';
import type { Refusal } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { holds } from './conditions.ts';
import type { Printed } from './printed.ts';
import { refuse } from './refusals.ts';
import { nameFor } from './sight.ts';
import { legalTargets, optionsOf, targetingOf, targetRuleOf } from './targets.ts';
import { type BattleWorld, playerOf } from './world.ts';
import { hasBoardRoom, hasSecretRoom } from './zones.ts';

type Verdict = Refusal | null;

/** Whose text it is: a card of that player; `source` is null for a spell that a sandbox is about to make. */
export interface Text {
  readonly seat: Seat;
  readonly card: Printed;
  readonly source: EntityId | null;
}

/** Faults of a card's text: option, Secret slots, room for what it only summons, target. */
export const textFault = (
  world: BattleWorld,
  text: Text,
  { target, option }: { target?: EntityId; option?: number },
): Verdict => {
  const { card } = text;
  const options = optionsOf(card);
  if (options.length === 0 && option !== undefined) return refuse('option-unexpected', { card: card.name });
  if (options.length > 0 && option === undefined) {
    return refuse('option-required', { card: card.name, last: options.length - 1 });
  }
  if (option !== undefined && option >= options.length) {
    return refuse('option-unknown', { option, last: options.length - 1 });
  }
  return useFault(world, text) ?? targetFault(world, text, option ?? null, target);
};

/** Reasons that hold whatever its option and its target. */
export const useFault = (world: BattleWorld, text: Text): Verdict =>
  spellRoomFault(world, text) ?? conditionFault(world, text);

const spellRoomFault = (world: BattleWorld, { seat, card }: Text): Verdict => {
  if (card.kind !== 'spell') return null;
  if (card.secret !== null && !hasSecretRoom(world, seat, card.name)) {
    const { secrets } = world.rules.limits;
    return playerOf(world, seat).secrets.length >= secrets
      ? refuse('secrets-full', { seat, limit: secrets })
      : refuse('secret-twice', { seat, card: card.name });
  }
  if (hasBoardRoom(world, seat)) return null;
  const onlySummons = card.spell.length > 0 && card.spell.every(({ verb }) => verb === 'summon');
  return onlySummons ? refuse('no-effect', { card: card.name }) : null;
};

/** What could do nothing at all cannot be played: no room, no enemy minion, no weapon. */
const conditionFault = (world: BattleWorld, { seat, card, source }: Text): Verdict => {
  const { playableWhile: condition } = card;
  if (condition === null || holds(world, condition, { source, controller: seat })) return null;
  return refuse('no-effect', { card: card.name });
};

export const targetFault = (
  world: BattleWorld,
  { seat, card, source }: Text,
  option: number | null,
  target: EntityId | undefined,
): Verdict => {
  const { name } = card;
  const rule = targetRuleOf(card, option);
  const view = { source, controller: seat };
  const legal = rule === undefined ? [] : legalTargets(world, rule, view, targetingOf(card));
  if (target !== undefined) {
    if (rule === undefined) return refuse('target-unexpected', { card: name });
    return legal.includes(target)
      ? null
      : refuse('target-not-allowed', { card: name, target: nameFor(world, seat, target), id: target });
  }
  return aimlessFault(card, rule, legal);
};

/** Can it be used without a target, given the legal ones (R8.1, R10.1)? */
export const aimlessFault = ({ name }: Printed, rule: TargetRule | undefined, legal: readonly EntityId[]): Verdict => {
  if (legal.length > 0) return refuse('target-required', { card: name });
  return rule?.need === 'required' ? refuse('no-legal-target', { card: name }) : null;
};
