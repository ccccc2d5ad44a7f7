// The direct calls of a sandbox: each does one thing, in a Phase of its own with a boundary after it (course.md §2).

import { describe, expect, it } from 'vitest';
import { activated, count, pick, refusalOf, table } from './table.ts';

describe('heal', () => {
  it('restores at most what is missing, of its target alone', () => {
    const { summon, dealDamage, heal, health } = table();
    const yeti = summon('Chillwind Yeti', 0);
    const other = summon('Chillwind Yeti', 0);
    dealDamage(yeti, 3);
    dealDamage(other, 3);
    heal(yeti, 10);
    expect([health(yeti), health(other)]).toEqual([5, 2]);
  });

  it('R17.1: is turned into damage if that player heals so', () => {
    const { summon, heal, hero, health } = table();
    summon('Auchenai Soulpriest', 0);
    heal(hero(1), 4, 0);
    expect(health(hero(1))).toBe(26);
    heal(hero(1), 4, 1);
    expect(health(hero(1))).toBe(30);
  });

  it('is heard', () => {
    const game = table({ decks: [['Wisp'], []] });
    game.summon('Northshire Cleric', 0);
    const yeti = game.summon('Chillwind Yeti', 1);
    game.dealDamage(yeti, 1);
    game.heal(yeti, 1);
    expect(game.hand(0)).toHaveLength(1);
  });

  it('is for characters in play', () => {
    const { addToHand, heal } = table();
    const wisp = addToHand('Wisp', 0);
    expect(refusalOf(() => heal(wisp, 1))).toBe('wrong-zone');
  });
});

describe('set health', () => {
  it('sets the remaining Health and leaves the maximum', () => {
    const { summon, setHealth, health, maxHealth, hero } = table();
    const yeti = summon('Chillwind Yeti', 0);
    setHealth(yeti, 2);
    setHealth(hero(1), 7);
    expect([health(yeti), maxHealth(yeti), health(hero(1)), maxHealth(hero(1))]).toEqual([2, 5, 7, 30]);
    setHealth(yeti, 5);
    expect(health(yeti)).toBe(5);
  });

  it('kills with 0, at the boundary', () => {
    const { summon, setHealth, hand, zoneOf } = table();
    const hoarder = summon('Loot Hoarder', 0);
    setHealth(hoarder, 0);
    expect([zoneOf(hoarder), hand(0).length]).toEqual(['graveyard', 1]);
  });

  it('ends the game with a hero at 0', () => {
    const { setHealth, hero, outcome } = table();
    setHealth(hero(0), 0);
    expect(outcome()).toEqual({ result: 'win', player: 1 });
  });

  it('goes up to the maximum and no further', () => {
    const { setHealth, hero, health } = table();
    expect(refusalOf(() => setHealth(hero(0), 31))).toBe('health-too-high');
    expect(health(hero(0))).toBe(30);
  });
});

describe('freeze', () => {
  it('freezes one character', () => {
    const game = table();
    const wisp = game.summon('Wisp', 0);
    const other = game.summon('Wisp', 0);
    game.freeze(wisp);
    const isFrozen = (id: number) => game.game.world.entities[id]?.isFrozen;
    expect([isFrozen(wisp), isFrozen(other), count(game, 'Frozen')]).toEqual([true, false, 1]);
  });

  it('is for characters in play', () => {
    const { equip, freeze } = table();
    const axe = equip('Fiery War Axe', 0);
    expect(refusalOf(() => freeze(axe))).toBe('wrong-zone');
  });
});

describe('return to hand', () => {
  it('R22.5: hands the minion back to its controller, fresh, without a death', () => {
    const game = table();
    const hoarder = game.summon('Loot Hoarder', 0);
    game.takeControl(hoarder, 1);
    game.returnToHand(hoarder);
    expect([game.hand(1), game.hand(0), activated(game)]).toEqual([[hoarder], [], []]);
  });

  it('R21.3: with a full hand it dies, and its deathrattle runs at the boundary', () => {
    const game = table();
    const golem = game.summon('Harvest Golem', 0);
    for (let held = 0; held < 10; held += 1) game.addToHand('Wisp', 0);
    game.returnToHand(golem);
    expect([game.zoneOf(golem), game.nameOf(pick(game.board(0)))]).toEqual(['graveyard', 'Damaged Golem']);
  });

  it('takes the auras along', () => {
    const { summon, returnToHand, attackOf } = table();
    const wisp = summon('Wisp', 0);
    const leader = summon('Raid Leader', 0);
    expect(attackOf(wisp)).toBe(2);
    returnToHand(leader);
    expect(attackOf(wisp)).toBe(1);
  });

  it('is for minions on the board', () => {
    const { hero, returnToHand } = table();
    expect(refusalOf(() => returnToHand(hero(0)))).toBe('wrong-zone');
  });
});

describe('take control', () => {
  it('R22.2: moves the minion to the right end of the other board, with what is on it', () => {
    const { summon, dealDamage, takeControl, board, health, ownerOf } = table();
    const mine = summon('Wisp', 0);
    const yeti = summon('Chillwind Yeti', 1);
    dealDamage(yeti, 1);
    takeControl(yeti, 0);
    expect([board(0), board(1), health(yeti), ownerOf(yeti)]).toEqual([[mine, yeti], [], 4, 0]);
  });

  it('R21.3: with a full board it dies', () => {
    const { summon, takeControl, zoneOf } = table();
    for (let minions = 0; minions < 7; minions += 1) summon('Wisp', 0);
    const yeti = summon('Chillwind Yeti', 1);
    takeControl(yeti, 0);
    expect(zoneOf(yeti)).toBe('graveyard');
  });

  it('is for enemy minions', () => {
    const { summon, takeControl, hero } = table();
    const wisp = summon('Wisp', 0);
    expect(refusalOf(() => takeControl(wisp, 0))).toBe('already-yours');
    expect(refusalOf(() => takeControl(hero(1), 0))).toBe('wrong-zone');
  });
});

describe('move to deck', () => {
  it.each(['hand', 'board', 'graveyard'] as const)('takes a card from the %s, top or bottom', (zone) => {
    const { addToHand, summon, destroy, moveToDeck, deck, zoneOf } = table();
    const wisp = zone === 'hand' ? addToHand('Wisp', 0) : summon('Wisp', 0);
    if (zone === 'graveyard') destroy(wisp);
    expect(zoneOf(wisp)).toBe(zone);
    moveToDeck(wisp, 'bottom');
    expect([deck(0).indexOf(wisp), deck(0).length]).toEqual([20, 21]);
    moveToDeck(wisp, 'top');
    expect([deck(0).indexOf(wisp), deck(0).length]).toEqual([0, 21]);
  });

  it('is told, with the place', () => {
    const game = table();
    const wisp = game.addToHand('Wisp', 0);
    game.moveToDeck(wisp, 'shuffled');
    const seenBy = [0];
    expect(game.trace().at(-1)).toEqual({ type: 'PutIntoDeck', player: 0, id: wisp, where: 'shuffled', seenBy });
  });

  it('R21.6: takes off what it had in play', () => {
    const { summon, cast, dealDamage, moveToDeck, draw, play, attackOf, health } = table();
    const yeti = summon('Chillwind Yeti', 0);
    cast('Blessing of Kings', 0, { target: yeti });
    dealDamage(yeti, 3);
    moveToDeck(yeti);
    draw(0);
    play(yeti);
    expect([attackOf(yeti), health(yeti)]).toEqual([4, 5]);
  });

  it('finds a random place by the seed, and every place by some seed', () => {
    const placeWith = (seed: number): number => {
      const { addToHand, moveToDeck, deck } = table({ seed, decks: [['Wisp', 'Wisp'], []] });
      const raptor = addToHand('Bloodfen Raptor', 0);
      moveToDeck(raptor, 'shuffled');
      return deck(0).indexOf(raptor);
    };
    const places = Array.from({ length: 30 }, (_, seed) => placeWith(seed));
    expect([...new Set(places)].sort()).toEqual([0, 1, 2]);
    expect(placeWith(7)).toBe(places[7]);
  });

  it('a card made for the deck goes where it is asked to go, too', () => {
    const placeOf = (where: 'top' | 'bottom' | 'shuffled', seed = 0): number => {
      const { addToDeck, deck } = table({ seed, decks: [['Wisp', 'Wisp'], []] });
      const raptor = addToDeck('Bloodfen Raptor', 0, where);
      return deck(0).indexOf(raptor);
    };
    expect([placeOf('top'), placeOf('bottom')]).toEqual([0, 2]);
    const places = Array.from({ length: 30 }, (_, seed) => placeOf('shuffled', seed));
    expect([...new Set(places)].sort()).toEqual([0, 1, 2]);
  });

  it('needs room, and a card that can be drawn', () => {
    const { addToHand, moveToDeck, addToDeck, deck, hero } = table({ decks: [Array(60).fill('Wisp'), []] });
    const raptor = addToHand('Bloodfen Raptor', 0);
    expect(refusalOf(() => moveToDeck(raptor))).toBe('deck-full');
    expect(refusalOf(() => moveToDeck(hero(0)))).toBe('wrong-zone');
    const rexxar = addToHand('Rexxar', 1);
    expect(refusalOf(() => moveToDeck(rexxar))).toBe('wrong-kind');
    moveToDeck(pick(deck(0), 59), 'top');
    expect(deck(0)).toHaveLength(60);
    expect(refusalOf(() => addToDeck('Wisp', 0))).toBe('deck-full');
  });
});

describe('discard', () => {
  it('takes one card out of the hand', () => {
    const game = table();
    const wisp = game.addToHand('Wisp', 0);
    const other = game.addToHand('Wisp', 0);
    game.discard(wisp);
    expect([game.hand(0), game.zoneOf(wisp), count(game, 'Discarded')]).toEqual([[other], 'graveyard', 1]);
    expect(refusalOf(() => game.discard(wisp))).toBe('wrong-zone');
  });
});

describe('draw and fatigue', () => {
  it('draws from the top, one after another', () => {
    const { deck, draw, hand } = table();
    const [first, second] = deck(1);
    draw(1, 2);
    expect([hand(1), hand(0)]).toEqual([[first, second], []]);
    draw(1, 0);
    expect(hand(1)).toHaveLength(2);
  });

  it('R15.1: an empty deck hurts, harder each time, and a fatigue hit counts with it', () => {
    const { draw, fatigue, hero, health } = table({ decks: [[], []] });
    draw(0, 2);
    expect(health(hero(0))).toBe(27);
    fatigue(0);
    expect([health(hero(0)), health(hero(1))]).toEqual([24, 30]);
  });

  it('fatigue leaves the deck alone and can kill', () => {
    const { setHealth, hero, fatigue, deck, outcome } = table();
    setHealth(hero(0), 1);
    fatigue(0);
    expect([deck(0).length, outcome()]).toEqual([20, { result: 'win', player: 1 }]);
  });

  it('more draws than a deck can hold cards are refused', () => {
    const { draw, deck, game } = table();
    const before = game.fingerprint();
    expect(refusalOf(() => draw(0, 61))).toBe('too-many-draws');
    expect([game.fingerprint(), deck(0).length]).toEqual([before, 20]);
    draw(1, 60);
    expect(deck(1)).toEqual([]);
  });
});

describe('set mana', () => {
  it('sets the crystals of one player and what is available', () => {
    const { setMana, mana } = table();
    setMana(0, 10);
    setMana(1, 6, 2);
    expect(mana(0)).toEqual({ maximum: 10, available: 10, temporary: 0, owed: 0, locked: 0 });
    expect(mana(1)).toEqual({ maximum: 6, available: 2, temporary: 0, owed: 0, locked: 0 });
  });

  it('R24: forgets Overload', () => {
    const { cast, setMana, mana, hero, endTurn } = table();
    cast('Lightning Bolt', 0, { target: hero(1) });
    expect(mana(0).owed).toBe(1);
    setMana(0, 5);
    endTurn();
    endTurn();
    expect(mana(0)).toMatchObject({ maximum: 6, available: 6, locked: 0 });
  });

  it('more than the crystals is for this turn', () => {
    const { setMana, mana, endTurn } = table();
    setMana(0, 3, 5);
    expect(mana(0)).toMatchObject({ available: 5, temporary: 2 });
    endTurn();
    expect(mana(0)).toMatchObject({ available: 3, temporary: 0 });
  });

  it('stays within the limit of the game', () => {
    const { setMana } = table();
    expect(refusalOf(() => setMana(0, 11))).toBe('mana-too-high');
    expect(refusalOf(() => setMana(0, 3, 11))).toBe('mana-too-high');
    expect(refusalOf(() => setMana(0, 10, 10))).toBe('accepted');
  });
});
