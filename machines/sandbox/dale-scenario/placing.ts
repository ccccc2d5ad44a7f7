// The set-up sentences of a dale scenario: which cards lie where.

import type { SandboxZone } from '../../../effects/dale/inputs.ts';
import type { Seat } from '../../../effects/world.ts';
import type { Form } from '../scenario/sentences.ts';

/** A card, with the name that the scenario gives it, if any. */
export interface Placed {
  readonly card: string;
  readonly name?: string;
}

export type PlacingCommand =
  /** Onto a pile or into a hand, the first card on top. */
  | {
      readonly do: 'put';
      readonly seat: Seat;
      readonly zone: Exclude<SandboxZone, 'stall' | 'market'>;
      readonly cards: readonly Placed[];
    }
  | { readonly do: 'stall'; readonly seat: Seat; readonly stacks: readonly (readonly Placed[])[] }
  /** Slot 0, the rightmost, first; null leaves a slot empty. */
  | { readonly do: 'market'; readonly slots: readonly (Placed | null)[] };

const CARD_NAME = String.raw`[A-Z](?:(?! as )[\w ])*`;
const CARD = String.raw`(?:[1-9]\d? ${CARD_NAME}|${CARD_NAME}(?: as \w+)?)`;
const CARDS = `${CARD}(?:, ${CARD})*`;
const SLOT = `(?:${CARD}|-)`;

const ENTRY = /^(?:(?<count>\d+) )?(?<card>.+?)(?: as (?<name>\w+))?$/;
const placedOf = (entry: string): Placed[] => {
  const { count = '1', card = '', name } = ENTRY.exec(entry)?.groups ?? {};
  return Array.from({ length: Number(count) }, () => ({ card, ...(name === undefined ? {} : { name }) }));
};
const cardsOf = (text = ''): Placed[] => text.split(', ').flatMap(placedOf);
const slotsOf = (text = ''): (Placed | null)[] =>
  text.split(', ').flatMap((entry) => (entry === '-' ? [null] : placedOf(entry)));

export const PLACING_FORMS: readonly Form<PlacingCommand>[] = [
  {
    form: 'seat <seat> hand|deck|discard|schedule: <Card>[ as <Name>][, <n> <Card>…]',
    pattern: new RegExp(`^seat (?<seat>[0-3]) (?<zone>hand|deck|discard|schedule): (?<cards>${CARDS})$`),
    read: ({ seat, zone, cards }) => ({
      do: 'put',
      seat: Number(seat),
      zone: zone as 'hand' | 'deck' | 'discard' | 'schedule',
      cards: cardsOf(cards),
    }),
  },
  {
    form: 'seat <seat> stall: [<Card>[ as <Name>], …][ [<Card>…]…]',
    pattern: new RegExp(`^seat (?<seat>[0-3]) stall: (?<stacks>\\[${CARDS}\\](?: \\[${CARDS}\\])*)$`),
    read: ({ seat, stacks = '' }) => ({
      do: 'stall',
      seat: Number(seat),
      stacks: stacks.slice(1, -1).split('] [').map(cardsOf),
    }),
  },
  {
    form: 'market: <Card>[ as <Name>], -, <Card>…',
    pattern: new RegExp(`^market: (?<slots>${SLOT}(?:, ${SLOT})*)$`),
    read: ({ slots }) => ({ do: 'market', slots: slotsOf(slots) }),
  },
  {
    form: 'supply|bin: <Card>[ as <Name>][, <n> <Card>…]',
    pattern: new RegExp(`^(?<zone>supply|bin): (?<cards>${CARDS})$`),
    read: ({ zone, cards }) => ({ do: 'put', seat: 0, zone: zone as 'supply' | 'bin', cards: cardsOf(cards) }),
  },
];

export const cardsPlaced = (command: PlacingCommand): readonly Placed[] => {
  switch (command.do) {
    case 'put':
      return command.cards;
    case 'stall':
      return command.stacks.flat();
    case 'market':
      return command.slots.filter((slot) => slot !== null);
  }
};
