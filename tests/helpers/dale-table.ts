// Setting a Dale table and playing on it, in few words.

import { expect } from 'vitest';
import { daleEventFor, type ToldCard } from '../../machines/dale/index.ts';
import type { EntityId, Seat, Viewer } from '../../machines/index.ts';
import { GameError } from '../../machines/index.ts';
import { type DaleSandbox, type DaleSandboxOptions, newDale } from '../../machines/sandbox/index.ts';

type PileZone = 'hand' | 'deck' | 'discard' | 'schedule' | 'supply' | 'bin';

/** Puts cards there, the first one listed on top; their ids in the order listed. */
export const fill = (dale: DaleSandbox, zone: PileZone, cards: readonly string[], seat: Seat = 0): EntityId[] =>
  [...cards]
    .reverse()
    .map((card) => dale.put(card, zone, seat))
    .reverse();

/** Market cards from slot 0, the rightmost. */
export const fillMarket = (dale: DaleSandbox, cards: readonly string[]): EntityId[] =>
  cards.map((card, at) => dale.put(card, 'market', 0, { at }));

/** A table with a full market and ten cards in the supply, so that the bin stays what it is. */
export const stocked = (options: DaleSandboxOptions = {}): DaleSandbox => {
  const dale = newDale(options);
  fill(dale, 'supply', Array<string>(10).fill('Ironing'));
  fillMarket(dale, Array<string>(5).fill('Ironing'));
  return dale;
};

/** A new stack of a stall. */
export const stack = (dale: DaleSandbox, cards: readonly string[], seat: Seat = 0): EntityId[] => {
  const at = dale.stall(seat).length + 1;
  return cards.map((card) => dale.put(card, 'stall', seat, { at }));
};

export const names = (dale: DaleSandbox, ids: readonly (EntityId | null)[]): (string | null)[] =>
  ids.map((id) => (id === null ? null : dale.nameOf(id)));

/** The turn player plays a card that lies in hand, or a new one. */
export const play = (dale: DaleSandbox, card: EntityId | string): EntityId => {
  const seat = dale.turnPlayer();
  const id = typeof card === 'string' ? dale.put(card, 'hand', seat) : card;
  dale.send({ type: 'PLAY', seat, card: id });
  return id;
};

export const playWithoutEffect = (dale: DaleSandbox, card: string): EntityId => {
  const seat = dale.turnPlayer();
  const id = dale.put(card, 'hand', seat);
  dale.send({ type: 'PLAY', seat, card: id, withoutEffect: true });
  return id;
};

/** The turn player answers with cards, in this order. */
export const choose = (dale: DaleSandbox, ...cards: EntityId[]): void => {
  dale.send({ type: 'CHOOSE', seat: dale.turnPlayer(), cards });
};

export const choosePlayers = (dale: DaleSandbox, ...players: Seat[]): void => {
  dale.send({ type: 'CHOOSE', seat: dale.turnPlayer(), players });
};

/** The turn player copies a card in sight. */
export const bind = (dale: DaleSandbox, card: EntityId, target: EntityId): void => {
  dale.send({ type: 'BIND', seat: dale.turnPlayer(), card, target });
};

/** Takes the inventory of these cards and skips the end-of-turn cards. */
export const endTurn = (dale: DaleSandbox, ...cards: EntityId[]): void => {
  const seat = dale.turnPlayer();
  dale.send({ type: 'INVENTORY', seat, cards });
  if (dale.phase() === 'endOfTurn') dale.send({ type: 'END_TURN', seat });
};

/** Ends turns until this seat is to move. */
export const passTo = (dale: DaleSandbox, seat: Seat): void => {
  do endTurn(dale);
  while (dale.turnPlayer() !== seat);
};

/** The code with which something is refused. */
export const refusalOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof GameError) return error.code;
    throw error;
  }
  return 'accepted';
};

/** Neither played with an effect it cannot have nor without one it can have. */
export const expectNeedUnmet = (dale: DaleSandbox, card: string): void => {
  const seat = dale.turnPlayer();
  const id = dale.put(card, 'hand', seat);
  expect(refusalOf(() => dale.send({ type: 'PLAY', seat, card: id }))).toBe('need-unmet');
  dale.send({ type: 'PLAY', seat, card: id, withoutEffect: true });
};

export const expectNeedMet = (dale: DaleSandbox, card: string): void => {
  const seat = dale.turnPlayer();
  const id = dale.put(card, 'hand', seat);
  expect(refusalOf(() => dale.send({ type: 'PLAY', seat, card: id, withoutEffect: true }))).toBe('need-met');
};

/** The action phase of this seat: nothing is set aside, nothing waits, and the seat may end its phase. */
export const expectActionOf = (dale: DaleSandbox, seat: Seat): void => {
  expect([dale.phase(), dale.active(), dale.turnPlayer()]).toEqual(['action', [seat], seat]);
  const { players } = dale.game.world;
  expect(players.map((_, each) => [dale.limbo(each), dale.owls(each)])).toEqual(players.map(() => [[], []]));
  expect(dale.game.legalMoves(seat).some(({ input }) => input.type === 'INVENTORY')).toBe(true);
};

/** The cards of which a viewer was told since the log was cleared. */
export const toldTo = (dale: DaleSandbox, viewer: Viewer): EntityId[] =>
  dale.trace().flatMap((event) => {
    const heard = daleEventFor(event, viewer);
    if (heard === null) return [];
    const { cards = [], card = null } = heard as { cards?: readonly ToldCard[]; card?: ToldCard | null };
    const copied = heard.type === 'Copied' ? [heard.of] : [];
    return [...cards, ...copied, ...(card === null ? [] : [card])].map(({ id }) => id);
  });
