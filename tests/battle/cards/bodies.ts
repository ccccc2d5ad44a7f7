// Cards that are nothing but a body: minions and weapons that say nothing beyond keywords and Spell Damage.

import type { BattleCard } from '../../../machines/battle/index.ts';

/** Is everything this card does said by its numbers and keywords? Heroes, which only stand there, count as bodies. */
export const isBody = (card: BattleCard): boolean => {
  if (card.kind === 'hero') return true;
  if (card.kind !== 'minion' && card.kind !== 'weapon') return false;
  const texts = [card.battlecry, card.deathrattle, card.events, card.auras, card.combo, card.handEvents];
  const rest = [card.deckEvents, card.whenDrawn];
  if ([...texts, ...rest].some((text) => text.length > 0) || card.costChange !== undefined) return false;
  if (card.kind === 'weapon') return card.overload === 0;
  const { chooseOne, frenzy, overkill, enrage, overload } = card;
  return chooseOne.length + frenzy.length + overkill.length + overload === 0 && enrage === undefined;
};
