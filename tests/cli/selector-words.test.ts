// The words for selectors, filters, amounts and conditions, as they stand in the sentences about auras.

import { describe, expect, it } from 'vitest';
import { amountWords } from '../../cli/amount-words.ts';
import { conditionWords } from '../../cli/condition-words.ts';
import { playerWords, selectorWords } from '../../cli/selector-words.ts';
import {
  ACTIVE_PLAYER,
  ALL_HANDS,
  ALL_HEROES,
  ALL_MINIONS,
  type Amount,
  adjacentTo,
  all,
  any,
  BEAST,
  both,
  CARDS_PLAYED_THIS_TURN,
  CHOSEN,
  CONTROLLER,
  type Condition,
  CRYSTAL_LIMIT,
  choseCard,
  compare,
  controllerOf,
  count,
  crystals,
  DEMON,
  DRAWN,
  EACH,
  EACH_PLAYER,
  ENEMY_HAND,
  ENEMY_MINIONS,
  ENEMY_WEAPON,
  EVENT_AMOUNT,
  EVENT_CARD,
  EVENT_OPPONENT,
  EVENT_OTHER,
  EVENT_PLAYER,
  EVENT_SOURCE,
  either,
  except,
  exists,
  FRIENDLY_DEAD,
  FRIENDLY_DECK,
  FRIENDLY_HAND,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  FRIENDLY_SECRETS,
  FRIENDLY_WEAPON,
  GIVEN,
  greatest,
  HAS_BOARD_ROOM,
  HAS_EMPTY_BOARD,
  HAS_EMPTY_HAND,
  HAS_FULL_HAND,
  HAS_PLAYED_THIS_TURN,
  handSize,
  hasDied,
  highest,
  highestOf,
  IS_MY_TURN,
  LEGENDARY_MINION,
  least,
  leftmost,
  leftOf,
  lowestOf,
  minus,
  NOT_CHOSEN,
  not,
  OPPONENT,
  other,
  type PlayerTerm,
  playedThisTurn,
  plus,
  type RolledAmount,
  random,
  randomBetween,
  rightmost,
  rightOf,
  SELF,
  type Selector,
  SPELL,
  SUMMONED,
  sumOf,
  TARGET,
  times,
  topOf,
  where,
} from '../../machines/battle/index.ts';

const viewpoint = { owner: 0, source: 'Wolf W' };

describe('selectors', () => {
  it.each<[Selector, string]>([
    [SELF, 'Wolf W'],
    [TARGET, 'the target'],
    [EVENT_CARD, 'the card concerned'],
    [EVENT_OTHER, 'the other card concerned'],
    [EVENT_SOURCE, 'what caused it'],
    [CHOSEN, 'the card chosen'],
    [NOT_CHOSEN, 'the cards not chosen'],
    [SUMMONED, 'the minion summoned'],
    [DRAWN, 'the card drawn'],
    [GIVEN, 'the card given'],
    [EACH, 'each of them'],
    [FRIENDLY_HERO, "seat 0's hero"],
    [ENEMY_WEAPON, "seat 1's weapon"],
    [ALL_HEROES, 'all heroes'],
    [other(FRIENDLY_MINIONS), "seat 0's other minions"],
    [FRIENDLY_DEAD, "cards in seat 0's graveyard"],
    [where(ALL_HANDS, SPELL), 'spells in every hand'],
    [adjacentTo(SELF), 'the minions next to Wolf W'],
    [leftOf(TARGET), 'the minion to the left of the target'],
    [rightOf(SELF), 'the minion to the right of Wolf W'],
    [where(adjacentTo(SELF), BEAST), 'the minions next to Wolf W that are beasts'],
    [where(SELF, { isDamaged: true }), 'Wolf W if it is damaged'],
    [where(TARGET, { ...DEMON, keyword: 'taunt' }), 'the target if it is a demon with taunt'],
    [either(SELF, adjacentTo(SELF)), 'Wolf W and the minions next to Wolf W'],
    [both(FRIENDLY_MINIONS, adjacentTo(TARGET)), "seat 0's minions that are among the minions next to the target"],
    [both(EVENT_CARD, FRIENDLY_MINIONS), "the card concerned if it is among seat 0's minions"],
    [except(ENEMY_MINIONS, TARGET), "seat 1's minions except the target"],
    [leftmost(FRIENDLY_MINIONS), "the leftmost of seat 0's minions"],
    [topOf(FRIENDLY_DECK, 2), "the top 2 of the cards in seat 0's deck"],
    [
      leftmost(FRIENDLY_HAND, count(ENEMY_MINIONS)),
      "the leftmost of the cards in seat 0's hand, as many as the number of seat 1's minions",
    ],
    [rightmost(FRIENDLY_HAND), "the rightmost of the cards in seat 0's hand"],
    [rightmost(FRIENDLY_DECK), "the bottom of the cards in seat 0's deck"],
    [random(ENEMY_MINIONS), "a random one of seat 1's minions"],
    [random(FRIENDLY_HAND, 2), "2 random ones of the cards in seat 0's hand"],
    [random(ENEMY_MINIONS, EVENT_AMOUNT), "random ones of seat 1's minions, as many as the amount concerned"],
    [highest('attack', ENEMY_MINIONS), "whichever of seat 1's minions has the highest Attack"],
  ])('%j', (selector, words) => {
    expect(selectorWords(selector, viewpoint)).toBe(words);
  });

  it.each<[Parameters<typeof where>[1], string]>([
    [LEGENDARY_MINION, 'all legendary minions'],
    [{ class: 'demonHunter', kind: 'spell' }, 'all demon hunter spells'],
    [{ isDying: true }, 'all dying minions'],
    [{ isDying: false, isFrozen: true }, 'all frozen living minions'],
    [{ hasBattlecry: true }, 'all minions with a battlecry'],
    [{ hasDeathrattle: true, isDamaged: false }, 'all undamaged minions with a deathrattle'],
    [{ hasOverload: true }, 'all minions with Overload'],
    [{ hasAttacked: true }, 'all minions that have attacked this turn'],
    [{ attackAtMost: 2 }, 'all minions with at most 2 Attack'],
    [{ attackAtLeast: 7 }, 'all minions with at least 7 Attack'],
    [{ costAtMost: 3, name: 'Wisp' }, 'all minions called Wisp that cost at most 3'],
    [{ cost: handSize(CONTROLLER) }, "all minions that cost the number of cards in seat 0's hand"],
    [{ kind: 'heroPower' }, 'all Hero Powers'],
    [{ isSecret: true }, 'all secrets'],
  ])('the filter %j', (filter, words) => {
    expect(selectorWords(where(ALL_MINIONS, filter), viewpoint)).toBe(words);
  });

  it('are read from the side of their owner', () => {
    expect(selectorWords(ENEMY_HAND, { owner: 1, source: 'Wolf W' })).toBe("cards in seat 0's hand");
  });
});

describe('players', () => {
  it.each<[PlayerTerm, string]>([
    [CONTROLLER, 'seat 0'],
    [OPPONENT, 'seat 1'],
    [EACH_PLAYER, 'each player'],
    [ACTIVE_PLAYER, 'the active player'],
    [EVENT_PLAYER, 'the player concerned'],
    [EVENT_OPPONENT, 'the opponent of the player concerned'],
    [controllerOf(TARGET), 'the controller of the target'],
  ])('%j', (term, words) => {
    expect(playerWords(term, viewpoint)).toBe(words);
  });
});

describe('amounts', () => {
  const hand: Amount = handSize(CONTROLLER);

  it.each<[RolledAmount, string]>([
    [3, '3'],
    [-2, '−2'],
    [count(where(FRIENDLY_HAND, SPELL)), "the number of the spells in seat 0's hand"],
    [sumOf('health', SELF), 'the Health of Wolf W'],
    [sumOf('health', EACH), 'the Health of each of them'],
    [sumOf('damage', SELF), 'the damage on Wolf W'],
    [sumOf('armor', FRIENDLY_HERO), "the armor of seat 0's hero"],
    [sumOf('attack', ENEMY_MINIONS), "the total Attack of seat 1's minions"],
    [highestOf('printedCost', FRIENDLY_HAND), "the highest printed cost of the cards in seat 0's hand"],
    [lowestOf('maxHealth', ALL_MINIONS), 'the lowest maximum Health of all minions'],
    [handSize(OPPONENT), "the number of cards in seat 1's hand"],
    [crystals(CONTROLLER), "the number of seat 0's mana crystals"],
    [CRYSTAL_LIMIT, 'the most mana crystals there may be'],
    [CARDS_PLAYED_THIS_TURN, 'the number of cards that seat 0 has played this turn'],
    [playedThisTurn(SPELL), 'the number of spells that seat 0 has played this turn'],
    [EVENT_AMOUNT, 'the amount concerned'],
    [plus(1, hand), "1 plus the number of cards in seat 0's hand"],
    [minus(20, hand), "20 minus the number of cards in seat 0's hand"],
    [plus(hand, -3, times(hand, -2)), expect.stringMatching(/hand minus 3 minus 2 times the number of .*hand$/)],
    [times(hand, 2), "2 times the number of cards in seat 0's hand"],
    [times(plus(1, hand), -1), "minus (1 plus the number of cards in seat 0's hand)"],
    [greatest(1, 2, EVENT_AMOUNT), 'the greatest of 1, 2 and the amount concerned'],
    [least(5, EVENT_AMOUNT), 'the least of 5 and the amount concerned'],
    [randomBetween(1, 4), 'a random number from 1 to 4'],
  ])('%j', (amount, words) => {
    expect(amountWords(amount, viewpoint)).toEqual(words);
  });
});

describe('conditions', () => {
  it.each<[Condition, holds: string, fails: string]>([
    [IS_MY_TURN, "it is seat 0's turn", "it is not seat 0's turn"],
    [HAS_BOARD_ROOM, "there is room on seat 0's board", "there is no room on seat 0's board"],
    [HAS_FULL_HAND, "there is no room in seat 0's hand", "there is room in seat 0's hand"],
    [HAS_EMPTY_BOARD, 'seat 0 has no minion', 'seat 0 has a minion'],
    [exists(FRIENDLY_WEAPON), 'seat 0 has a weapon', 'seat 0 has no weapon'],
    [exists(FRIENDLY_SECRETS, 2), 'seat 0 has at least 2 secrets', 'seat 0 has fewer than 2 secrets'],
    [exists(other(where(FRIENDLY_MINIONS, BEAST))), 'seat 0 has another beast', 'seat 0 has no other beast'],
    [
      exists(where(ENEMY_HAND, { race: 'elemental' })),
      'seat 1 has an elemental in hand',
      'seat 1 has no elemental in hand',
    ],
    [
      exists(where(ALL_MINIONS, { isDamaged: true, hasAttacked: true })),
      'there is a damaged minion that has attacked this turn',
      'there is no damaged minion that has attacked this turn',
    ],
    [exists(where(SELF, { isDamaged: true })), 'Wolf W is damaged', 'Wolf W is not damaged'],
    [exists(where(SELF, { keyword: 'stealth' })), 'Wolf W is a card with stealth', 'Wolf W is not a card with stealth'],
    [
      exists(both(EVENT_CARD, FRIENDLY_MINIONS)),
      "the card concerned is among seat 0's minions",
      "the card concerned is not among seat 0's minions",
    ],
    [exists(TARGET), 'the target is there', 'the target is not there'],
    [
      exists(adjacentTo(SELF)),
      'one of the minions next to Wolf W is there',
      'none of the minions next to Wolf W is there',
    ],
    [
      exists(adjacentTo(SELF), 2),
      'at least 2 of the minions next to Wolf W are there',
      'fewer than 2 of the minions next to Wolf W are there',
    ],
    [HAS_EMPTY_HAND, "the number of cards in seat 0's hand is 0", "the number of cards in seat 0's hand is not 0"],
    [
      compare(sumOf('health', FRIENDLY_HERO), '<=', 12),
      "the Health of seat 0's hero is at most 12",
      "the Health of seat 0's hero is more than 12",
    ],
    [compare(EVENT_AMOUNT, '<', 3), 'the amount concerned is less than 3', 'the amount concerned is at least 3'],
    [compare(EVENT_AMOUNT, '>', 3), 'the amount concerned is more than 3', 'the amount concerned is at most 3'],
    [compare(EVENT_AMOUNT, '>=', 3), 'the amount concerned is at least 3', 'the amount concerned is less than 3'],
    [{ if: 'isDying', who: TARGET }, 'the target is dying', 'the target is not dying'],
    [{ if: 'isDying', who: ENEMY_MINIONS }, "one of seat 1's minions is dying", "none of seat 1's minions is dying"],
    [hasDied('Wisp'), 'Wisp has died this game', 'no Wisp has died this game'],
    [HAS_PLAYED_THIS_TURN, 'seat 0 has played another card this turn', 'seat 0 has played no other card this turn'],
    [choseCard('Wisp'), 'Wisp was chosen', 'Wisp was not chosen'],
    [
      all(IS_MY_TURN, exists(FRIENDLY_WEAPON)),
      "it is seat 0's turn and seat 0 has a weapon",
      "it is not seat 0's turn or seat 0 has no weapon",
    ],
    [
      any({ if: 'isDying', who: SELF }, not(exists(FRIENDLY_WEAPON))),
      'Wolf W is dying or seat 0 has no weapon',
      'Wolf W is not dying and seat 0 has a weapon',
    ],
    [
      all(IS_MY_TURN, not(any(exists(FRIENDLY_WEAPON), choseCard('Wisp')))),
      "it is seat 0's turn and (seat 0 has no weapon and Wisp was not chosen)",
      "it is not seat 0's turn or (seat 0 has a weapon or Wisp was chosen)",
    ],
  ])('%j', (condition, holds, fails) => {
    expect(conditionWords(condition, viewpoint)).toBe(holds);
    expect(conditionWords(not(condition), viewpoint)).toBe(fails);
  });
});
