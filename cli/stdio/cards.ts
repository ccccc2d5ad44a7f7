// Cards by id or name: requests may use either, replies give both.

import { type BattleCard, battle } from '../../machines/battle/index.ts';
import { type DaleRuleset, dale, daleAnniversary } from '../../machines/dale/index.ts';
import { shown } from '../../machines/index.ts';
import { nearest } from '../../machines/sandbox/index.ts';
import { RequestError } from './errors.ts';
import { card as cardField, edition, ruleset } from './fields.ts';
import { command } from './requests.ts';

interface AnyCard {
  readonly name: string;
  readonly id?: string;
}

const battleCards = battle.cards.cards;
const byId = new Map([...battleCards.values()].flatMap((card) => (card.id === undefined ? [] : [[card.id, card]])));

const known = (word: string): BattleCard | undefined => byId.get(word) ?? battleCards.get(word);

const unknown = (word: string, cards: Iterable<AnyCard>): RequestError => {
  const words = [...cards].flatMap(({ name, id }) => (id === undefined ? [name] : [name, id]));
  const near = nearest(word.slice(0, 80), words);
  const guess = near === undefined ? 'Name it by its id or its name.' : `Did you mean "${near}"?`;
  return new RequestError('unknown-card', `There is no card ${shown(word)}. ${guess}`);
};

/** The name of a card of the battle rules, which is how the rules know it. */
export const cardName = (word: string): string => {
  const card = known(word);
  if (card === undefined) throw unknown(word, battleCards.values());
  return card.name;
};

/** The same for a list of cards; what is no list or no text is left to the rules, which refuse it. */
export const cardNames = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((word) => (typeof word === 'string' ? cardName(word) : word)) : list;

/** A card in a reply: its name, and its id if it has one. */
export const named = (name: string): { readonly card: string; readonly cardId: string | null } => ({
  card: name,
  cardId: battleCards.get(name)?.id ?? null,
});

const daleOf = (of: 'note' | 'anniversary' | undefined): DaleRuleset => (of === 'anniversary' ? daleAnniversary : dale);

const summary = (card: AnyCard & { readonly kind: string }) => ({
  card: card.name,
  cardId: card.id ?? null,
  kind: card.kind,
  ...('cost' in card ? { cost: card.cost } : {}),
  ...('isCollectible' in card ? { isCollectible: card.isCollectible } : {}),
});

export const cardCommands = {
  cards: command(
    { ruleset: ruleset.optional(), edition: edition.optional(), card: cardField.optional() },
    (request) => {
      const cards = [...(request.ruleset === 'dale' ? daleOf(request.edition) : battle).cards.cards.values()];
      const { card: word } = request;
      if (word === undefined) return { cards: cards.map(summary) };
      const found = cards.find(({ id }) => id === word) ?? cards.find(({ name }) => name === word);
      if (found === undefined) throw unknown(word, cards);
      return { ...summary(found), data: found };
    },
  ),
};
