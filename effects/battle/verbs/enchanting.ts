// Verbs about enchantments and keywords: give, end, take away.

import { emit } from '../../events.ts';
import type { EntityId } from '../../world.ts';
import { inside } from '../catalogue.ts';
import { shieldLoss } from '../damage.ts';
import { attach, attachToPlayer, endOne } from '../enchantments.ts';
import { select } from '../selectors.ts';
import { hasKeyword } from '../stats.ts';
import type { VerbRunner } from '../text.ts';
import { announce } from '../trigger-queue.ts';
import { type BattleWorld, entityOf } from '../world.ts';
import { isInPlay } from '../zones.ts';
import { noTarget, targetsInPlay } from './characters.ts';

export const enchant: VerbRunner<'enchant'> = (world, { effect, context, script }) => {
  const targets = select(world, effect.who, context).filter((id) => canBeEnchanted(world, id));
  if (targets.length === 0) noTarget(world, context, effect.verb);
  for (const id of targets) attach(world, id, inside(script, 'enchantment'), context);
};

/** Cards in play and in hand or deck can carry enchantments; the dead cannot. */
const canBeEnchanted = (world: BattleWorld, id: EntityId): boolean => {
  const { zone } = entityOf(world, id);
  return zone !== 'graveyard' && zone !== 'removed' && zone !== 'setAside';
};

export const enchantPlayer: VerbRunner<'enchantPlayer'> = (world, { context, script }) =>
  attachToPlayer(world, inside(script, 'enchantment'), context);

export const endThis: VerbRunner<'endThis'> = (world, { context }) => {
  if (context.enchantment !== null) endOne(world, context.enchantment);
};

/** On the minion or weapon whose text it is; of a spell, or of what has left play, on the player (events.md §3.6). */
export const listenOnce: VerbRunner<'listenOnce'> = (world, { context, script }) => {
  const { source } = context;
  const address = inside(script, 'enchantment');
  if (source === null || !isInPlay(entityOf(world, source))) attachToPlayer(world, address, context);
  else attach(world, source, address, context);
};

export const takeKeyword: VerbRunner<'takeKeyword'> = (world, instruction) => {
  const { who, keyword } = instruction.effect;
  const bearers = targetsInPlay(world, who, instruction).filter((id) => hasKeyword(world, id, keyword));
  for (const id of bearers) {
    entityOf(world, id).spentKeywords.push(keyword);
    emit(world, { type: 'KeywordLost', id, keyword });
  }
  if (keyword === 'divineShield') {
    announce(
      world,
      bearers.map((id) => shieldLoss(world, id)),
    );
  }
};
