// Whether a card means its target well, read from its printed text: the first thing that it does to the target.

import { battle, type CardName } from '../../../machines/battle/index.ts';

/** `amount` is the damage, where that is a printed number. */
export type Intent =
  | { readonly kind: 'harm'; readonly amount?: number }
  | { readonly kind: 'heal' }
  | { readonly kind: 'help' }
  | { readonly kind: 'unknown' };

const HARMFUL: ReadonlySet<string> = new Set([
  'damage',
  'destroy',
  'discard',
  'freeze',
  'moveToDeck',
  'remove',
  'returnToHand',
  'setRemainingHealth',
  'silence',
  'takeControl',
  'transform',
]);
const HEALING: ReadonlySet<string> = new Set(['heal', 'fullHeal']);

const TEXTS = ['spell', 'battlecry', 'combo', 'power'] as const;

const intents = new Map<string, Intent>();

/** What playing this card (with this one of its texts) does to its target. */
export const intentOf = (name: CardName, option: number | undefined): Intent => {
  const key = `${option ?? ''} ${name}`;
  const known = intents.get(key);
  if (known !== undefined) return known;
  const card = (battle.cards.cards.get(name) ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = option === undefined ? [] : [(card.chooseOne as readonly unknown[] | undefined)?.[option]];
  const found = intentIn([...chosen, ...TEXTS.map((text) => card[text])]) ?? { kind: 'unknown' };
  intents.set(key, found);
  return found;
};

/** Texts nest (conditions, repetitions), so all that is in them is looked through in reading order. */
const intentIn = (part: unknown): Intent | undefined => {
  if (typeof part !== 'object' || part === null) return undefined;
  const effect = part as Readonly<Record<string, unknown>>;
  if (typeof effect.verb === 'string' && (isTarget(effect.who) || isTarget(effect.to))) return meaning(effect);
  for (const inner of Object.values(effect)) {
    const found = intentIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
};

const isTarget = (selector: unknown): boolean =>
  typeof selector === 'object' && selector !== null && (selector as { select?: unknown }).select === 'target';

const meaning = ({ verb, amount, enchantment }: Readonly<Record<string, unknown>>): Intent => {
  if (HARMFUL.has(String(verb))) {
    return verb === 'damage' && typeof amount === 'number' ? { kind: 'harm', amount } : { kind: 'harm' };
  }
  if (HEALING.has(String(verb))) return { kind: 'heal' };
  if (verb !== 'enchant') return { kind: 'unknown' };
  const { attack, setAttack, setHealth } = enchantment as Readonly<Record<string, unknown>>;
  const isWorse = (typeof attack === 'number' && attack < 0) || setAttack !== undefined || setHealth !== undefined;
  return { kind: isWorse ? 'harm' : 'help' };
};
