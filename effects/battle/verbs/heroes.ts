// Verbs that put another hero or Hero Power in place.

import { emit } from '../../events.ts';
import type { Seat } from '../../world.ts';
import { cardNamed } from '../catalogue.ts';
import { seatsOf } from '../selectors.ts';
import type { VerbRunner } from '../text.ts';
import { type BattleWorld, entityOf, playerOf } from '../world.ts';
import { createEntity, move, setOrder, stampOrder } from '../zones.ts';
import { pickCard } from './picks.ts';

/**
 * The minion whose text this is leaves the game and its player goes on as another hero: full Health, no armour, no
 * enchantments, its own Hero Power. It is no death, and the attacks made this turn still count (R12.5).
 */
export const becomeHero: VerbRunner<'becomeHero'> = (world, { effect, context }) => {
  const { controller: seat, source } = context;
  const card = cardNamed(world, effect.hero);
  if (card.kind !== 'hero') return;
  const old = entityOf(world, playerOf(world, seat).hero);
  const hero = createEntity(world, card.name, seat, 'setAside');
  move(world, old.id, seat, 'removed');
  move(world, hero.id, seat, 'hero');
  setOrder(hero, old.order);
  hero.attacksThisTurn = old.attacksThisTurn;
  if (source !== null && entityOf(world, source).zone === 'board') move(world, source, seat, 'removed');
  emit(world, { type: 'HeroReplaced', player: seat, from: old.id, into: hero.id });
  replaceHeroPower(world, seat, card.heroPower);
};

export const setHeroPower: VerbRunner<'setHeroPower'> = (world, { effect, context }) => {
  for (const seat of seatsOf(world, effect.player, context)) {
    const card = pickCard(world, effect.card, context);
    if (card !== null && cardNamed(world, card).kind === 'heroPower') replaceHeroPower(world, seat, card);
  }
};

/** The new Hero Power can be used at once, also in a turn in which the old one was. */
const replaceHeroPower = (world: BattleWorld, seat: Seat, card: string): void => {
  const player = playerOf(world, seat);
  if (player.heroPower !== null) move(world, player.heroPower, seat, 'removed');
  const power = createEntity(world, card, seat, 'setAside');
  move(world, power.id, seat, 'heroPower');
  stampOrder(world, power);
  player.heroPowerUses = 0;
  emit(world, { type: 'HeroPowerChanged', player: seat, id: power.id });
};
