// The sentences of a dale scenario: what each player sends. Every one begins with the seat.

import type { AnyDaleInput } from '../../../effects/dale/inputs.ts';
import type { Seat } from '../../../effects/world.ts';
import { type Form, type Groups, type InputCommand, inputForm, NAMES, namesOf } from '../scenario/sentences.ts';
import { cardsPlaced, PLACING_FORMS, type PlacingCommand } from './placing.ts';

/** What a player chooses when a question is open; cards by name. */
export type Choice =
  | { readonly cards: readonly string[] }
  | { readonly players: readonly Seat[] }
  | { readonly pile: { readonly player: Seat; readonly pile: 'deck' | 'discard' } }
  | { readonly direction: 'left' | 'right' };

/** The answer to one owl effect, which goes by the card that carries it. */
export interface NamedAnswer {
  readonly carrier: string;
  readonly target: readonly string[] | 'none' | 'skip' | 'use';
  readonly take?: string;
}

export type ActionCommand = { readonly seat: Seat } & (
  | { readonly do: 'play'; readonly card: string; readonly isWithoutEffect: boolean }
  | { readonly do: 'use' | 'resolve'; readonly card: string }
  | { readonly do: 'choose'; readonly choice: Choice }
  | { readonly do: 'give'; readonly gives: readonly { readonly card: string; readonly player: Seat }[] }
  /** To a card by name, or first to a hidden one: of the supply, or of a player's deck or hand. */
  | { readonly do: 'bind'; readonly card: string; readonly target: string }
  | { readonly do: 'bindHidden'; readonly card: string; readonly from: 'supply' | 'deck' | 'hand'; readonly of?: Seat }
  | {
      readonly do: 'buy';
      readonly card: string;
      readonly payment: readonly string[];
      readonly keep?: readonly string[];
      readonly market?: readonly string[];
    }
  | { readonly do: 'build'; readonly hand: readonly string[]; readonly discard?: readonly string[] }
  | { readonly do: 'inventory'; readonly cards: readonly string[] }
  | { readonly do: 'answer'; readonly answers: readonly NamedAnswer[] }
  | { readonly do: 'skipBuild' | 'endTurn' | 'leave' }
);

export type DaleCommand = PlacingCommand | ActionCommand | InputCommand<AnyDaleInput>;

const listed = (key: string, names: string | undefined): Readonly<Record<string, readonly string[]>> =>
  names === undefined ? {} : { [key]: namesOf(names) };

const ANSWER = String.raw`\w+: (?:${NAMES})(?: for \w+)?`;
const ANSWER_PARTS = new RegExp(`^(?<carrier>\\w+): (?<target>${NAMES})(?: for (?<take>\\w+))?$`);
const answerOf = (text: string): NamedAnswer => {
  const { carrier = '', target = '', take } = ANSWER_PARTS.exec(text)?.groups ?? {};
  const isWord = target === 'none' || target === 'skip' || target === 'use';
  return { carrier, target: isWord ? target : namesOf(target), ...(take === undefined ? {} : { take }) };
};

const giveOf = (text: string) => {
  const [card = '', player = ''] = text.split(' to ');
  return { card, player: Number(player) };
};

/** A form whose sentence begins with a seat. */
const by = (
  form: string,
  rest: string,
  read: (groups: Groups) => { readonly do: ActionCommand['do'] },
): Form<DaleCommand> => ({
  form: `<seat> ${form}`,
  pattern: new RegExp(`^(?<seat>[0-3]) ${rest}$`),
  read: (groups) => ({ seat: Number(groups.seat), ...read(groups) }) as ActionCommand,
});

const ACTION_FORMS: readonly Form<DaleCommand>[] = [
  by('plays <Name>[ without effect]', 'plays (?<card>\\w+)(?<without> without effect)?', ({ card, without }) => ({
    do: 'play',
    card,
    isWithoutEffect: without !== undefined,
  })),
  by('uses <Name>', 'uses (?<card>\\w+)', ({ card }) => ({ do: 'use', card })),
  by('resolves <Name>', 'resolves (?<card>\\w+)', ({ card }) => ({ do: 'resolve', card })),
  by('chooses nothing', 'chooses nothing', () => ({ do: 'choose', choice: { cards: [] } })),
  by('chooses left|right', 'chooses (?<direction>left|right)', ({ direction }) => ({
    do: 'choose',
    choice: { direction },
  })),
  by('chooses deck|discard of <seat>', 'chooses (?<pile>deck|discard) of (?<of>[0-3])', ({ pile, of }) => ({
    do: 'choose',
    choice: { pile: { player: Number(of), pile } },
  })),
  by('chooses seat <seat>[, <seat>…]', 'chooses seat (?<seats>[0-3](?:, [0-3])*)', ({ seats = '' }) => ({
    do: 'choose',
    choice: { players: seats.split(', ').map(Number) },
  })),
  by('chooses <Name>[, <Name>…]', `chooses (?<names>${NAMES})`, ({ names }) => ({
    do: 'choose',
    choice: { cards: namesOf(names) },
  })),
  by('gives <Name> to <seat>[, <Name> to <seat>…]', 'gives (?<gives>\\w+ to [0-3](?:, \\w+ to [0-3])*)', (groups) => ({
    do: 'give',
    gives: (groups.gives ?? '').split(', ').map(giveOf),
  })),
  by(
    'binds <Name> to the supply | to the deck of <seat> | to the hand of <seat>',
    'binds (?<card>\\w+) to the (?:(?<supply>supply)|(?<from>deck|hand) of (?<of>[0-3]))',
    ({ card, from = 'supply', of }) => ({
      do: 'bindHidden',
      card,
      from,
      ...(of === undefined ? {} : { of: Number(of) }),
    }),
  ),
  by('binds <Name> to <Name>', 'binds (?<card>\\w+) to (?<target>\\w+)', ({ card, target }) => ({
    do: 'bind',
    card,
    target,
  })),
  by(
    'buys <Name>[ with <Name>, …][ keeping <Name>, …][ in order <Name>, …]',
    `buys (?<card>\\w+)(?: with (?<payment>${NAMES}))?(?: keeping (?<keep>${NAMES}))?(?: in order (?<market>${NAMES}))?`,
    ({ card, payment, keep, market }) => ({
      do: 'buy',
      card,
      payment: namesOf(payment),
      ...listed('keep', keep),
      ...listed('market', market),
    }),
  ),
  by('skips the build', 'skips the build', () => ({ do: 'skipBuild' })),
  by(
    'builds with <Name>, …[ and <Name>, … from the discard pile]',
    `builds with (?<hand>${NAMES})(?: and (?<discard>${NAMES}) from the discard pile)?`,
    ({ hand, discard }) => ({ do: 'build', hand: namesOf(hand), ...listed('discard', discard) }),
  ),
  by('takes inventory[: <Name>, …]', `takes inventory(?:: (?<cards>${NAMES}))?`, ({ cards }) => ({
    do: 'inventory',
    cards: namesOf(cards),
  })),
  by('answers nothing', 'answers nothing', () => ({ do: 'answer', answers: [] })),
  by(
    'answers <Carrier>: <Name>[, <Name>]|none|skip|use[ for <Name>][; <Carrier>: …]',
    `answers (?<answers>${ANSWER}(?:; ${ANSWER})*)`,
    ({ answers = '' }) => ({ do: 'answer', answers: answers.split('; ').map(answerOf) }),
  ),
  by('ends the turn', 'ends the turn', () => ({ do: 'endTurn' })),
  by('leaves', 'leaves', () => ({ do: 'leave' })),
];

export const DALE_FORMS: readonly Form<DaleCommand>[] = [inputForm<AnyDaleInput>(), ...PLACING_FORMS, ...ACTION_FORMS];

export const isPlacing = (command: DaleCommand): command is PlacingCommand =>
  command.do === 'put' || command.do === 'stall' || command.do === 'market';

/** The cards that a sentence names. */
export const cardsNamed = (command: DaleCommand): string[] =>
  isPlacing(command) ? cardsPlaced(command).map(({ card }) => card) : [];
