// What a sandbox leaves out by itself and can be asked to keep: mana, the rules of acting, the draw of each turn.

import { describe, expect, it } from 'vitest';
import { pick, refusalOf, table } from './table.ts';

describe('chargesMana', () => {
  it('a sandbox charges nothing unless asked to', () => {
    const { addToHand, play, mana } = table();
    play(addToHand('Chillwind Yeti', 0));
    expect(mana(0)).toMatchObject({ maximum: 0, available: 0 });
  });

  it('R8.1: charges for cards and Hero Powers, and refuses what is too dear', () => {
    const { addToHand, play, useHeroPower, setMana, mana, hero } = table({ chargesMana: true });
    setMana(0, 7);
    play(addToHand('Chillwind Yeti', 0));
    expect(mana(0)).toMatchObject({ maximum: 7, available: 3 });
    useHeroPower(0, { target: hero(1) });
    expect(mana(0).available).toBe(1);
    expect(refusalOf(() => useHeroPower(0, { target: hero(1) }))).toBe('not-enough-mana');
    const raptor = addToHand('Bloodfen Raptor', 0);
    expect(refusalOf(() => play(raptor))).toBe('not-enough-mana');
    expect(mana(0).available).toBe(1);
  });

  it('starts with the crystal of the first turn and gives one each turn', () => {
    const { mana, endTurn } = table({ chargesMana: true, firstPlayer: 1 });
    expect([mana(0).available, mana(1).available]).toEqual([0, 1]);
    endTurn();
    endTurn();
    expect([mana(0).available, mana(1).available]).toEqual([1, 2]);
  });

  it('direct calls cost nothing, a spell that is cast included', () => {
    const { cast, summon, equip, mana, hero } = table({ chargesMana: true });
    cast('Fireball', 0, { target: hero(1) });
    summon('Chillwind Yeti', 0);
    equip('Arcanite Reaper', 0);
    expect(mana(0).available).toBe(1);
  });

  it('leaves turns and attacks unchecked', () => {
    const { summon, attack, hero, health } = table({ chargesMana: true });
    attack(summon('Chillwind Yeti', 1), hero(0));
    expect(health(hero(0))).toBe(26);
  });
});

describe('checksActions', () => {
  it('R13.1: attacks follow the rules', () => {
    const { summon, attack, hero, endTurn } = table({ checksActions: true });
    const yeti = summon('Chillwind Yeti', 0);
    expect(refusalOf(() => attack(yeti, hero(1)))).toBe('attack-exhausted');
    endTurn();
    expect(refusalOf(() => attack(yeti, hero(1)))).toBe('not-your-turn');
    endTurn();
    const guard = summon("Sen'jin Shieldmasta", 1);
    expect(refusalOf(() => attack(yeti, hero(1)))).toBe('taunt-in-the-way');
    attack(yeti, guard);
    expect(refusalOf(() => attack(yeti, guard))).toBe('attack-used');
  });

  it('only the player whose turn it is plays', () => {
    const { addToHand, play, board } = table({ checksActions: true });
    const mine = addToHand('Wisp', 0);
    const theirs = addToHand('Wisp', 1);
    expect(refusalOf(() => play(theirs))).toBe('not-your-turn');
    play(mine);
    expect([board(0), board(1)]).toEqual([[mine], []]);
  });

  it('one Hero Power a turn, without mana', () => {
    const { useHeroPower, endTurn } = table({ checksActions: true, firstPlayer: 1 });
    useHeroPower(1);
    expect(refusalOf(() => useHeroPower(1))).toBe('hero-power-used');
    endTurn();
    expect(refusalOf(() => useHeroPower(1))).toBe('not-your-turn');
    endTurn();
    expect(refusalOf(() => useHeroPower(1))).toBe('accepted');
  });

  it('direct calls are for both at any time', () => {
    const { summon, board } = table({ checksActions: true });
    summon('Wisp', 1);
    expect(board(1)).toHaveLength(1);
  });
});

describe('draws', () => {
  it('turns draw unless told otherwise', () => {
    const { endTurn, hand } = table();
    endTurn();
    expect(hand(1)).toHaveLength(1);
  });

  it('without them nobody draws at the start of a turn, and an empty deck does not hurt', () => {
    const { endTurn, hand, hero, health, draw, deck } = table({ draws: false, decks: [['Wisp'], []] });
    endTurn();
    endTurn();
    expect([hand(0), hand(1), health(hero(1))]).toEqual([[], [], 30]);
    const top = pick(deck(0), 0);
    draw(0);
    expect(hand(0)).toEqual([top]);
  });
});
