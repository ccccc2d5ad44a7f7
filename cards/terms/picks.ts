// Which card a verb makes: one by its name, or one of several by chance.

import type { CardRef } from './names.ts';
import type { Filter, RoleSelector, SteadySelector } from './selectors.ts';

export type CardPick =
  | CardRef
  /** A collectible card by chance, drawn anew for each card made. */
  | { readonly card: 'random'; readonly filter: Filter }
  /** One of these by chance; only those of which `missingFrom` finds none. */
  | { readonly card: 'oneOf'; readonly names: readonly CardRef[]; readonly missingFrom?: SteadySelector }
  /** The card picked in the choice that this text follows. */
  | { readonly card: 'chosen' }
  /** A new card of the same name as one entity. */
  | { readonly card: 'sameAs'; readonly of: RoleSelector };

/** A collectible card by chance that passes the filter. */
export const randomCard = (filter: Filter): CardPick => ({ card: 'random', filter });
/** A collectible minion by chance. */
export const randomMinion = (filter: Filter = {}): CardPick => randomCard({ ...filter, kind: 'minion' });
export const randomSpell = (filter: Filter = {}): CardPick => randomCard({ ...filter, kind: 'spell' });
export const randomWeapon = (filter: Filter = {}): CardPick => randomCard({ ...filter, kind: 'weapon' });
export const randomBeast = (filter: Filter = {}): CardPick => randomMinion({ ...filter, race: 'beast' });
export const randomDemon = (filter: Filter = {}): CardPick => randomMinion({ ...filter, race: 'demon' });
export const randomDragon = (filter: Filter = {}): CardPick => randomMinion({ ...filter, race: 'dragon' });
export const randomMech = (filter: Filter = {}): CardPick => randomMinion({ ...filter, race: 'mech' });
export const randomMurloc = (filter: Filter = {}): CardPick => randomMinion({ ...filter, race: 'murloc' });
export const randomTotem = (filter: Filter = {}): CardPick => randomMinion({ ...filter, race: 'totem' });
export const randomLegendaryMinion = (filter: Filter = {}): CardPick =>
  randomMinion({ ...filter, rarity: 'legendary' });
/** One of these by chance: an entourage, the Dream cards, the spare parts. */
export const oneOf = (...names: readonly CardRef[]): CardPick => ({ card: 'oneOf', names });
/** One of these by chance, of which none is among the group: a Totem that you lack. */
export const oneOfMissing = (missingFrom: SteadySelector, ...names: readonly CardRef[]): CardPick => ({
  card: 'oneOf',
  names,
  missingFrom,
});
/** The card picked in the choice that this text follows. */
export const CHOSEN_CARD: CardPick = { card: 'chosen' };
/** A new card of the same name. */
export const sameAs = (of: RoleSelector): CardPick => ({ card: 'sameAs', of });
