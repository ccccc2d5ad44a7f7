// What a Dale card is, and the makers through which every card file goes: a finished card is plain frozen data.

import { plain } from '../plain.ts';
import type { BuildModifier, CopySource, PurchaseModifier, ReactionEvent, SetName } from './kinds.ts';
import type { Step } from './steps.ts';
import type { Need } from './what.ts';

/** How many copies a game has of a card: in each starting deck, and in the supply (rules.md §2). */
export interface Copies {
  readonly startingDeck: number;
  readonly supply: number;
}

interface DaleCommon {
  readonly name: string;
  /** The card's key in the catalogue of facts; fictional cards have none. */
  readonly id?: string;
  /** null for junk. */
  readonly set: SetName | null;
  readonly value: number;
  /** In our own words. */
  readonly text: string;
  readonly copies: Copies;
  /** Of two versions of a card's text, the one this is: the design note's or the anniversary edition's. */
  readonly edition: 'both' | 'note' | 'anniversary';
}

export interface TechniqueCard extends DaleCommon {
  readonly kind: 'technique';
  /** A technique with plus does not end the action phase. */
  readonly plus: boolean;
  readonly resolve: readonly Step[];
  /** Stays in the schedule; this part is carried out at the start of the owner's next turn (rules.md §11.4). */
  readonly atTurnStart?: readonly Step[];
  /** Without this the card can only be played without effect. */
  readonly need?: Need;
}

/** Used from hand, once a turn: in the action phase, or in the end-of-turn step (rules.md §12). */
export interface AbilityCard extends DaleCommon {
  readonly kind: 'ability';
  readonly when: 'action' | 'endOfTurn';
  readonly steps: readonly Step[];
  readonly need?: Need;
}

export interface BuildCard extends DaleCommon {
  readonly kind: 'build';
  readonly modifier: BuildModifier;
}

export interface PurchaseCard extends DaleCommon {
  readonly kind: 'purchase';
  readonly modifier: PurchaseModifier;
}

export interface ChameleonCard extends DaleCommon {
  readonly kind: 'chameleon';
  readonly copies: Copies;
  readonly source: CopySource;
  /** First turns up a hidden card: discards from a deck, tosses from the supply (rules.md §13.1). */
  readonly sideStep?: 'discardTheirTop' | 'tossSupplyTop';
  /** Copies inside the owl state; not for a source that is hidden (owls.md §8.1). */
  readonly copiesInOwlState: boolean;
}

/** How an owl is answered (owls.md §6.1, §14). */
export const ANSWERS = [
  'tossAndDraw',
  'searchAndDiscard',
  'drawThenDiscard',
  'exchangeWithDiscard',
  'discardToDeck',
  'drawTwoAndLeave',
  'fetchTwoAndLeave',
  'tradeTwo',
  'takeTwoAndLeave',
] as const;
export type AnswerKind = (typeof ANSWERS)[number];

export interface ReactionCard extends DaleCommon {
  readonly kind: 'reaction';
  readonly reactsTo: ReactionEvent;
  readonly answer: AnswerKind;
}

export interface JunkCard extends DaleCommon {
  readonly kind: 'junk';
}

export type DaleCard = TechniqueCard | AbilityCard | BuildCard | PurchaseCard | ChameleonCard | ReactionCard | JunkCard;

/** Three copies of the 2, 3 and 4, one of each 5, and one 1 in each starting deck (rules.md §2). */
const usualCopies = (value: number): Copies => ({
  startingDeck: value === 1 ? 1 : 0,
  supply: value === 1 ? 0 : value === 5 ? 1 : 3,
});

type Written<C extends DaleCommon, Lists extends keyof C = never, Usual extends keyof C = never> = Omit<
  C,
  'kind' | 'name' | 'copies' | 'edition' | Lists | Usual
> & {
  readonly [K in Lists]?: Step | readonly (Step | readonly Step[])[];
} & { readonly [K in Usual]?: C[K] } & { readonly copies?: Copies; readonly edition?: DaleCommon['edition'] };

const steps = (written: Step | readonly (Step | readonly Step[])[] | undefined): readonly Step[] =>
  written === undefined ? [] : Array.isArray(written) ? (written.flat() as readonly Step[]) : [written as Step];

const common = (name: string, written: { value: number; copies?: Copies; edition?: DaleCommon['edition'] }) => ({
  name,
  copies: written.copies ?? usualCopies(written.value),
  edition: written.edition ?? ('both' as const),
});

/** A technique; with `atTurnStart` it is scheduled. `plus` is the usual. */
export const technique = (
  name: string,
  written: Written<TechniqueCard, 'resolve' | 'atTurnStart', 'plus'>,
): TechniqueCard =>
  plain({
    ...written,
    ...common(name, written),
    kind: 'technique',
    plus: written.plus ?? true,
    resolve: steps(written.resolve),
    ...(written.atTurnStart === undefined ? {} : { atTurnStart: steps(written.atTurnStart) }),
  } as TechniqueCard);

/** An ability, used in the action phase unless said otherwise. */
export const ability = (name: string, written: Written<AbilityCard, 'steps', 'when'>): AbilityCard =>
  plain({
    ...written,
    ...common(name, written),
    kind: 'ability',
    when: written.when ?? 'action',
    steps: steps(written.steps),
  } as AbilityCard);

export const buildCard = (name: string, written: Written<BuildCard>): BuildCard =>
  plain({ ...written, ...common(name, written), kind: 'build' } as BuildCard);

export const purchaseCard = (name: string, written: Written<PurchaseCard>): PurchaseCard =>
  plain({ ...written, ...common(name, written), kind: 'purchase' } as PurchaseCard);

export const chameleon = (name: string, written: Written<ChameleonCard, never, 'copiesInOwlState'>): ChameleonCard =>
  plain({
    ...written,
    ...common(name, written),
    kind: 'chameleon',
    copiesInOwlState: written.copiesInOwlState ?? true,
  } as ChameleonCard);

export const reaction = (name: string, written: Written<ReactionCard>): ReactionCard =>
  plain({ ...written, ...common(name, written), kind: 'reaction' } as ReactionCard);

/** The filler card; there is always more of it. */
export const junk = (name: string): JunkCard =>
  plain({
    name,
    kind: 'junk',
    set: null,
    value: 1,
    text: '',
    copies: { startingDeck: 0, supply: 0 },
    edition: 'both',
  });
