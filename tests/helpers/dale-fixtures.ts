// Positions in the states in which several players are active: the owl state of several kinds, the old Cheer, and the
// choice of sets. All are reached by inputs in a sandbox or a real game.

import { type DaleGame, type DaleInput, dale, owlsOf } from '../../machines/dale/index.ts';
import { createGame, type EntityId, type Seat } from '../../machines/index.ts';
import { type DaleSandbox, newDale } from '../../machines/sandbox/index.ts';

export const QI = 'Quality Inspection';
export const AK = 'Ancient Knowledge';

/** What a seat is going to send about one pending effect. */
export type Plan =
  | { readonly does: 'answer'; readonly card: EntityId; readonly target: EntityId | 'none' | 'skip' }
  | { readonly does: 'bind'; readonly card: EntityId; readonly target: EntityId };

export interface OwlFixture {
  readonly game: DaleGame;
  /** For each seat what it owes, in the order in which a single request would be carried out. */
  readonly plans: readonly (readonly Plan[])[];
}

export const seatsOf = (players: number): Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** The number of the effect that a card carries for its owner. */
export const effectOn = (game: DaleGame, seat: Seat, card: EntityId): number => {
  const effect = owlsOf(game.world, seat).find((each) => each.card === card);
  if (effect === undefined) throw new Error(`Nothing is pending on card ${card}.`);
  return effect.number;
};

const put = (table: DaleSandbox, names: readonly string[], zone: 'deck' | 'hand' | 'discard', seat: Seat): EntityId[] =>
  names.map((name) => table.put(name, zone, seat));

/** A sandbox in which each seat has two hand cards and three techniques in the deck, and seat 0 the old Cheer. */
const cheerTable = (players: number, seed: number) => {
  const table = newDale({ players, seed });
  const cheer = table.put('Cheer', 'hand', 0);
  for (const seat of seatsOf(players)) {
    put(table, ['Junk', 'Swift Broker'], 'hand', seat);
    put(table, ['Magnet', 'Spyglass', 'Nuisance'], 'deck', seat);
  }
  return { table, play: () => table.send({ type: 'PLAY', seat: 0, card: cheer }) };
};

const inspections = (players: number, table: DaleSandbox): EntityId[] =>
  seatsOf(players).map((seat) => table.put(QI, 'deck', seat));

const chooseAll = (table: DaleSandbox, picks: readonly EntityId[]): void => {
  picks.forEach((card, seat) => {
    table.send({ type: 'CHOOSE', seat, cards: [card] });
  });
};

const junkOf = (table: DaleSandbox, seat: Seat): EntityId => {
  const junk = table.hand(seat).find((id) => table.nameOf(id) === 'Junk');
  if (junk === undefined) throw new Error(`Seat ${seat} has no junk.`);
  return junk;
};

/** The old Cheer gives each seat an inspection: one effect each. Even seats toss a Swift Broker, odd ones decline. */
export const inspectionsOnly = (players: number): OwlFixture => {
  const { table, play } = cheerTable(players, 11);
  const carriers = inspections(players, table);
  play();
  chooseAll(table, carriers);
  const broker = (seat: Seat) => table.hand(seat).find((id) => table.nameOf(id) === 'Swift Broker') ?? 0;
  const plans = carriers.map((card, seat): Plan[] => [
    { does: 'answer', card, target: seat % 2 === 0 ? broker(seat) : 'none' },
  ]);
  return { game: table.game, plans };
};

/** As before, and everybody but the turn player holds an Ancient Knowledge: two effects for each of them. */
export const knowledgeAndInspection = (players: number): OwlFixture => {
  const { table, play } = cheerTable(players, 12);
  const knowledge = seatsOf(players).map((seat) => (seat === 0 ? null : table.put(AK, 'hand', seat)));
  const carriers = inspections(players, table);
  play();
  chooseAll(table, carriers);
  const plans = carriers.map((card, seat): Plan[] => {
    const search = knowledge[seat];
    const inspect: Plan = { does: 'answer', card, target: junkOf(table, seat) };
    if (search === null || search === undefined) return [inspect];
    // The lowest card: the draw of the inspection takes the top one.
    return [{ does: 'answer', card: search, target: table.deck(seat).at(-1) ?? 'none' }, inspect];
  });
  return { game: table.game, plans };
};

/** Dangerous Test leaves the turn player with two inspections; the others hold an Ancient Knowledge each. */
export const twoInspections = (players: number): OwlFixture => {
  const table = newDale({ players, seed: 13 });
  const test = table.put('Dangerous Test', 'hand', 0);
  const rest = put(table, ['Magnet', 'Spyglass', 'Swift Broker', 'Nuisance', 'Junk'], 'hand', 0);
  put(table, ['Prepaid Good', 'Rotten Food', 'Raffle'], 'deck', 0);
  const drawn = put(table, ['Junk', QI, QI], 'deck', 0);
  const knowledge = seatsOf(players).map((seat) => (seat === 0 ? 0 : table.put(AK, 'hand', seat)));
  for (const seat of seatsOf(players).slice(1)) put(table, ['Magnet', 'Junk', 'Charity'], 'deck', seat);
  table.send({ type: 'PLAY', seat: 0, card: test });
  table.send({ type: 'CHOOSE', seat: 0, cards: rest.slice(0, 3) });
  const [, first = 0, second = 0] = drawn;
  const plans = knowledge.map((card, seat): Plan[] =>
    seat === 0
      ? [
          { does: 'answer', card: first, target: rest[3] ?? 0 },
          { does: 'answer', card: second, target: rest[4] ?? 0 },
        ]
      : [{ does: 'answer', card, target: seat === 1 ? 'none' : (table.deck(seat)[1] ?? 'skip') }],
  );
  return { game: table.game, plans };
};

/** Tasters gives each seat a chameleon that reaches an inspection: in the market, or in the own hand. */
export const chameleonsToBind = (players: number): OwlFixture => {
  const table = newDale({ players, seed: 14 });
  const tasters = table.put('Tasters', 'hand', 0);
  for (let card = 0; card < 5; card += 1) table.put('Magnet', 'supply');
  const chameleons = seatsOf(players).map((seat) => {
    const held = table.put(QI, 'hand', seat);
    const junk = table.put('Junk', 'hand', seat);
    table.put('Junk', 'deck', seat);
    const isTrend = seat % 2 === 0;
    return {
      held,
      junk,
      isTrend,
      card: table.put(isTrend ? 'Trendsetting' : 'Seeing Doubles', 'market', 0, { at: seat }),
    };
  });
  table.put(QI, 'market', 0, { at: 4 });
  table.send({ type: 'PLAY', seat: 0, card: tasters });
  while (table.phase() === 'choice') {
    const [card, player] = chameleons.flatMap(({ card: id }, seat) =>
      table.zoneOf(id) === 'market' ? [[id, seat] as const] : [],
    )[0] ?? [0, 0];
    table.send({ type: 'CHOOSE', seat: 0, gives: [{ card, player }] });
  }
  const shown = table.market().find((id) => id !== null && table.nameOf(id) === QI) ?? 0;
  const other = table.market().find((id) => id !== null && table.nameOf(id) === 'Magnet') ?? 0;
  const plans = chameleons.map(({ card, held, junk, isTrend }, seat): Plan[] => {
    // Seats 0 and 1 become an inspection and answer; the others copy something else, which ends the effect.
    if (seat >= 2) return [{ does: 'bind', card, target: isTrend ? other : junk }];
    return [
      { does: 'bind', card, target: isTrend ? shown : held },
      { does: 'answer', card, target: held },
    ];
  });
  return { game: table.game, plans };
};

/** Everybody has been asked by the old Cheer, nobody has answered; `picks` are what each is going to take. */
export const cheerOpen = (players: number): { readonly game: DaleGame; readonly inputs: readonly DaleInput[] } => {
  const { table, play } = cheerTable(players, 15);
  const picks = inspections(players, table);
  play();
  return {
    game: table.game,
    inputs: picks.map((card, seat) => ({ type: 'CHOOSE', seat, cards: [card] })),
  };
};

/** Nobody has voted yet. */
export const votesOpen = (players: number): { readonly game: DaleGame; readonly inputs: readonly DaleInput[] } => ({
  game: createGame(dale, { players, seed: 16 }),
  inputs: seatsOf(players).map((seat) => ({ type: 'SELECT_SETS', seat, sets: seat % 2 === 0 ? ['owls'] : [] })),
});
