// Who may be targeted: one rule for checking what players ask for and for listing what they could ask for.

import type { BattleCard, CardKind, ChooseOneOption, TargetRule } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { holds } from './conditions.ts';
import { type Printed, printedOf } from './printed.ts';
import { select, type Viewpoint } from './selectors.ts';
import { hasKeyword } from './stats.ts';
import { type BattleWorld, entityOf } from './world.ts';

/** What targets: Elusive keeps spells and Hero Powers away, not battlecries (R24). */
export type Targeting = 'spell' | 'heroPower' | 'battlecry';

export const legalTargets = (
  world: BattleWorld,
  rule: TargetRule,
  view: Viewpoint,
  targeting: Targeting,
): EntityId[] => {
  if (rule.while !== undefined && !holds(world, rule.while, view)) return [];
  return select(world, rule.from, view).filter((id) => canBeTargeted(world, id, view.controller, targeting));
};

/** Enemies with Stealth or Immune cannot be targeted, nor the Elusive by spells and Hero Powers (R10.1). */
const canBeTargeted = (world: BattleWorld, id: EntityId, by: Seat, targeting: Targeting): boolean => {
  if (targeting !== 'battlecry' && hasKeyword(world, id, 'elusive')) return false;
  if (entityOf(world, id).controller === by) return true;
  return !hasKeyword(world, id, 'stealth') && !hasKeyword(world, id, 'immune');
};

export const targetingOf = ({ kind }: { readonly kind: CardKind }): Targeting => {
  if (kind === 'spell') return 'spell';
  return kind === 'heroPower' ? 'heroPower' : 'battlecry';
};

/** The texts a player has to choose from when playing the card; empty for most cards. */
export const optionsOf = (card: BattleCard | Printed): readonly ChooseOneOption[] =>
  'chooseOne' in card ? card.chooseOne : [];

/** The rule for the card's target, given the text chosen. */
export const targetRuleOf = (card: BattleCard | Printed, option: number | null): TargetRule | undefined => {
  const chosen = option === null ? undefined : optionsOf(card)[option];
  if (chosen !== undefined) return chosen.target;
  return ('target' in card ? card.target : undefined) ?? undefined;
};

/** The legal targets of a card or Hero Power that this player would use now. */
export const targetsOf = (world: BattleWorld, seat: Seat, id: EntityId, option: number | null): EntityId[] => {
  const card = printedOf(world, entityOf(world, id));
  const rule = targetRuleOf(card, option);
  return rule === undefined ? [] : legalTargets(world, rule, { source: id, controller: seat }, targetingOf(card));
};
