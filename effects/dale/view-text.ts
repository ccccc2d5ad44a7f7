// A view as text for sending: what JSON.stringify makes of it, letter by letter. Who sends one to each of four seats after
// each input spends more on writing than on playing, so the cards, of which views are full, have their texts ready.

import type { Decision, Viewer } from '../viewer.ts';
import type { DaleEvent, Spot } from './dale-events.ts';
import type { DaleInput } from './inputs.ts';
import type { DaleMove } from './legal-moves.ts';
import type { OwlAnswer } from './owl-answer-rules.ts';
import { type DaleView, openView, type ViewedOwl, type ViewedPlayer, viewBeside } from './view.ts';
import { type ViewedCard, viewedCardText } from './viewed-cards.ts';
import type { DaleWorld } from './world.ts';

/** For each viewer `JSON.stringify(daleViewFor(world, viewer))`. What they see alike is written once. */
export const daleViewTexts = (world: DaleWorld, viewers: readonly Viewer[]): string[] => {
  const open = openView(world);
  const openTexts = partsOf(open);
  const eventTexts = new Map<DaleEvent, string>();
  const eventTextOnce = (event: DaleEvent): string => {
    const known = eventTexts.get(event);
    if (known !== undefined) return known;
    const text = eventText(event);
    eventTexts.set(event, text);
    return text;
  };
  return viewers.map((viewer) => {
    const view = viewBeside(world, viewer, open);
    const { start, players, table } = viewer === 'judge' ? partsOf(view) : openTexts;
    const playerTexts = list(view.players, (player) =>
      player === open.players[player.seat] ? (players[player.seat] as string) : playerText(player),
    );
    const own =
      `"owls":${list(view.owls, owlText)},"question":${json(view.question)},"searched":${cards(view.searched)},` +
      `"decisions":${list(view.decisions, decisionText)},"moves":${list(view.moves, moveText)}`;
    const log = list(view.log, eventTextOnce);
    return inOnePiece(`{"viewer":${json(viewer)},`, start, playerTexts, table, own, ',"log":', log, '}');
  });
};

const json: (value: unknown) => string = JSON.stringify;

const list = <T>(items: readonly T[], text: (item: T) => string): string => {
  let written = '';
  for (let index = 0; index < items.length; index += 1) {
    written += index === 0 ? text(items[index] as T) : `,${text(items[index] as T)}`;
  }
  return `[${written}]`;
};

/** Joined, a text is in one piece; put together it would have to be copied from hundreds each time it is used. */
const inOnePiece = (...texts: readonly string[]): string => texts.join('');

/** The parts that are the same in several texts. Numbers, and words that need no escape, are written as they are. */
const partsOf = (view: DaleView) => ({
  start:
    `"phase":"${view.phase}","turn":${view.turn},"turnPlayer":${view.turnPlayer},` +
    `"awaited":[${view.awaited.join()}],"sets":${json(view.sets)},"players":`,
  players: view.players.map(playerText),
  table: inOnePiece(
    `,"market":${list(view.market, slotText)},"bin":${cards(view.bin)},"supply":${cards(view.supply)},`,
    `"supplyCount":${view.supplyCount},"outcome":${json(view.outcome)},`,
  ),
});

const cards = (viewed: readonly ViewedCard[] | null): string =>
  viewed === null ? 'null' : list(viewed, viewedCardText);

const slotText = (card: ViewedCard | null): string => (card === null ? 'null' : viewedCardText(card));

const playerText = (player: ViewedPlayer): string =>
  inOnePiece(
    `{"seat":${player.seat},"deck":${cards(player.deck)},"deckCount":${player.deckCount},"hand":`,
    cards(player.hand),
    `,"handCount":${player.handCount},"discard":`,
    cards(player.discard),
    ',"stall":',
    list(player.stall, cards),
    `,"schedule":${cards(player.schedule)},"limbo":${cards(player.limbo)},"limboCount":${player.limboCount},` +
      `"hasLeft":${player.hasLeft}}`,
  );

const owlText = ({ owner, number, card, event }: ViewedOwl): string =>
  `{"owner":${owner},"number":${number},"card":${viewedCardText(card)},"event":"${event}"}`;

const decisionText = ({ seat, owes, turn, fallback }: Decision<DaleInput>): string =>
  `{"seat":${seat},"owes":"${owes}","turn":${turn},"fallback":${inputText(fallback)}}`;

const moveText = ({ input, label, open }: DaleMove): string =>
  open === undefined
    ? `{"input":${inputText(input)},"label":${json(label)}}`
    : `{"input":${inputText(input)},"label":${json(label)},"open":${json(open)}}`;

/** The inputs of which there are many to choose from. */
const inputText = (input: DaleInput): string => {
  if (input.type === 'ANSWER') {
    return `{"type":"ANSWER","seat":${input.seat},"answers":${list(input.answers, answerText)}}`;
  }
  if (input.type === 'PURCHASE' && input.market === undefined && input.keep === undefined) {
    return `{"type":"PURCHASE","seat":${input.seat},"card":${input.card},"payment":[${input.payment.join()}]}`;
  }
  return json(input);
};

const answerText = (answer: OwlAnswer): string =>
  typeof answer.target === 'number' && answer.take === undefined
    ? `{"effect":${answer.effect},"target":${answer.target}}`
    : json(answer);

/** Nearly everything that happens is that cards move. */
const eventText = (event: DaleEvent): string => {
  if (event.type !== 'CardsMoved') return json(event);
  const { from, to, count, cards: told, seenBy } = event;
  const seats = seenBy === null ? 'null' : `[${seenBy.join()}]`;
  return (
    `{"type":"CardsMoved","from":${spotText(from)},"to":${spotText(to)},"count":${count},` +
    `"cards":${told.length === 0 ? '[]' : json(told)},"seenBy":${seats}}`
  );
};

const spotText = ({ zone, seat }: Spot): string => `{"zone":"${zone}","seat":${seat}}`;
