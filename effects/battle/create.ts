// The World at the start of a game.

import type { CardName } from '../../cards/terms.ts';
import { createChance, shuffle } from '../chance.ts';
import { emptyJournal } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { type CardSet, cardNamed } from './catalogue.ts';
import { type BattleOptions, DEFAULT_HEROES, DEFAULT_LIMITS, OPTION_NAMES, optionFault } from './options.ts';
import { type BattleWorld, type Player, playerOf } from './world.ts';
import { createEntity, move, stampOrder } from './zones.ts';

const OPENING_HAND = { first: 3, second: 4 };

type AllOptions = { readonly [Name in keyof BattleOptions]-?: BattleOptions[Name] | undefined };

/** To read an option that is not there takes many times as long as to read one that is. */
const LEFT_OUT = Object.fromEntries(OPTION_NAMES.map((name) => [name, undefined])) as AllOptions;

/** A World ready for the mulligan, or for `main` in a sandbox; a refusal if the options cannot be played with. */
export const createBattle = (cards: CardSet, options: BattleOptions = {}): BattleWorld | Refusal => {
  const fault = optionFault(cards, options);
  if (fault !== null) return fault;
  const given: AllOptions = Object.assign({ ...LEFT_OUT }, options);
  const { seed = 0, firstPlayer = 0, decks = [[], []], heroes = DEFAULT_HEROES, sandbox = false } = given;
  const limits = { ...DEFAULT_LIMITS, ...given.limits };
  const world: BattleWorld = {
    ruleset: 'battle',
    cardSet: cards.id,
    rules: {
      limits,
      triggerOrdering: given.triggerOrdering ?? 'orderOfPlay',
      dominantPlayer: given.dominantPlayer ?? 0,
      isSandbox: sandbox,
      chargesMana: given.chargesMana ?? !sandbox,
      checksActions: given.checksActions ?? !sandbox,
      drawsEachTurn: given.draws ?? true,
    },
    stack: null,
    events: emptyJournal(),
    chance: createChance(seed, 2),
    spent: 0,
    entities: {},
    nextId: 1,
    nextOrder: 1,
    players: [emptyPlayer(sandbox), emptyPlayer(sandbox)],
    activePlayer: firstPlayer,
    turn: 1,
    activeAuras: [],
    activeStats: [],
    pendingSummons: [],
    waitingDeaths: [],
    deaths: [],
    battlecriesPlayed: [],
    outcome: { result: 'none' },
  };
  addHeroes(world, heroes);
  addDecks(world, decks, sandbox ? null : seed);
  if (!sandbox) dealOpeningHands(world);
  else if (world.rules.chargesMana) giveFirstCrystal(world);
  return world;
};

const emptyPlayer = (hasMulliganed: boolean): Player => ({
  hero: 0,
  heroPower: null,
  weapon: null,
  deck: [],
  hand: [],
  board: [],
  secrets: [],
  graveyard: [],
  mana: { maximum: 0, available: 0, temporary: 0, owed: 0, locked: 0 },
  fatigue: 0,
  cardsPlayedThisTurn: [],
  enchantments: [],
  spentListeners: [],
  heroPowerUses: 0,
  isHeroDead: false,
  hasMulliganed,
});

/** Both heroes, then both Hero Powers: the oldest entities, seat 0's first (R2.3). */
const addHeroes = (world: BattleWorld, heroes: readonly [CardName, CardName]): void => {
  heroes.forEach((hero, seat) => {
    stampOrder(world, createEntity(world, hero, seat, 'hero'));
  });
  heroes.forEach((hero, seat) => {
    const card = cardNamed(world, hero);
    stampOrder(world, createEntity(world, card.kind === 'hero' ? card.heroPower : '', seat, 'heroPower'));
  });
};

/** Without a seed the cards are made in the order in which they are listed. */
const addDecks = (world: BattleWorld, decks: readonly (readonly CardName[])[], seed: number | null): void => {
  const { length: seats } = world.players;
  const dealing = seed === null ? null : { chance: createChance(seed, 2 * seats) };
  decks.forEach((deck, seat) => {
    if (dealing === null) for (const card of deck) createEntity(world, card, seat, 'deck');
    else addDeck(world, seat, deck, shuffle(dealing, seats + seat, [...deck.keys()]));
  });
};

/**
 * Makes the cards of a deck in the order of these places in its list. Ids count up, so in a real game the places come by
 * chance, from streams that the game does not use: an id seen on the table must tell neither where its card stood in the
 * deck list nor when it was drawn.
 */
const addDeck = (world: BattleWorld, seat: Seat, deck: readonly CardName[], places: readonly number[]): void => {
  const ids: EntityId[] = [];
  for (const place of places) ids[place] = createEntity(world, deck[place] as CardName, seat, 'deck').id;
  playerOf(world, seat).deck = ids;
};

/** A sandbox starts inside the first turn, whose start would have brought it (R14.1 step 4). */
const giveFirstCrystal = (world: BattleWorld): void => {
  const { mana } = playerOf(world, world.activePlayer);
  mana.maximum = 1;
  mana.available = 1;
};

const dealOpeningHands = (world: BattleWorld): void => {
  world.players.forEach((player, seat) => {
    player.deck = shuffle(world, seat, player.deck);
    const count = seat === world.activePlayer ? OPENING_HAND.first : OPENING_HAND.second;
    for (const id of player.deck.slice(0, count)) move(world, id, seat, 'hand');
  });
};
