// The hero powers of the Basic heroes and their upgraded forms, each used by a hero that has it.

import { expect } from 'vitest';
import {
  battleCards,
  battleWith,
  hero as heroCard,
  type KnownCardName,
  named,
  testCards,
} from '../../../machines/battle/index.ts';
import type { GameOptions } from '../../../machines/sandbox/index.ts';
import { count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf } from './from-hand.ts';

const bearerOf = (power: string) => `Test Bearer of ${power}`;
/** No card of these sets gives an upgraded hero power, so each has a hero of its own. */
const bearers = battleCards
  .filter(({ kind }) => kind === 'heroPower')
  .map((power) =>
    heroCard(bearerOf(power.name), { class: power.class, health: 30, heroPower: named(power.name), text: '' }),
  );
const ruleset = battleWith([...battleCards, ...testCards, ...bearers]);

/** Both heroes have this power. */
const having = (power: KnownCardName, options: GameOptions = {}) =>
  table({ ruleset, heroes: [bearerOf(power), bearerOf(power)], ...options });

/** What a use costs, and that it is refused with less. */
const costOfUse = (power: KnownCardName, isAimed = false): number => {
  const { setMana, useHeroPower, mana, hero } = having(power, { chargesMana: true, draws: false });
  const target = isAimed ? { target: hero(1) } : {};
  setMana(0, 10, 0);
  expect(refusalOf(() => useHeroPower(0, target))).toBe('not-enough-mana');
  setMana(0, 10);
  useHeroPower(0, target);
  return 10 - mana(0).available;
};

/** Attack for the own hero in this turn, armour for good. */
const arms = (power: KnownCardName, gained: { readonly attack: number; readonly armor: number }): void => {
  const { useHeroPower, attackOf, armor, hero, health, attack, endTurn } = having(power);
  useHeroPower(0);
  expect([attackOf(hero(0)), armor(0), attackOf(hero(1)), armor(1)]).toEqual([gained.attack, gained.armor, 0, 0]);
  attack(hero(0), hero(1));
  expect(health(hero(1))).toBe(30 - gained.attack);
  endTurn();
  endTurn();
  expect([attackOf(hero(0)), armor(0)]).toEqual([0, gained.armor]);
};

card('Demon Claws', '+1 Attack for its hero this turn, for one mana', () => {
  arms('Demon Claws', { attack: 1, armor: 0 });
  expect(costOfUse('Demon Claws')).toBe(1);
});

card("Demon's Bite", '+2 Attack for its hero this turn, for one mana', () => {
  arms("Demon's Bite", { attack: 2, armor: 0 });
  expect(costOfUse("Demon's Bite")).toBe(1);
});

card('Shapeshift', '+1 Attack this turn and 1 Armor', () => {
  arms('Shapeshift', { attack: 1, armor: 1 });
  expect(costOfUse('Shapeshift')).toBe(2);
});

card('Dire Shapeshift', '+2 Attack this turn and 2 Armor', () => {
  arms('Dire Shapeshift', { attack: 2, armor: 2 });
  expect(costOfUse('Dire Shapeshift')).toBe(2);
});

const shootsHero = (power: KnownCardName, amount: number): void => {
  const { summon, useHeroPower, hero, health } = having(power);
  const taunt = summon('Goldshire Footman', 1);
  summon('Kobold Geomancer', 0);
  useHeroPower(0);
  expect([health(hero(0)), health(hero(1)), health(taunt)]).toEqual([30, 30 - amount, 2]);
  useHeroPower(1);
  expect([health(hero(0)), health(hero(1))]).toEqual([30 - amount, 30 - amount]);
};

card('Steady Shot', '2 damage to the enemy hero', () => {
  shootsHero('Steady Shot', 2);
  expect(costOfUse('Steady Shot')).toBe(2);
});

card('Ballista Shot', '3 damage to the enemy hero', () => {
  shootsHero('Ballista Shot', 3);
  expect(costOfUse('Ballista Shot')).toBe(2);
});

const shootsAny = (power: KnownCardName, amount: number): void => {
  const { summon, useHeroPower, hero, health } = having(power);
  const [friend, enemy, hidden] = [
    summon('Chillwind Yeti', 0),
    summon('Chillwind Yeti', 1),
    summon('Worgen Infiltrator', 1),
  ];
  const elusive = summon('Faerie Dragon', 0);
  expect(refusalOf(() => useHeroPower(0))).toBe('target-required');
  for (const target of [hidden, elusive]) {
    expect(refusalOf(() => useHeroPower(0, { target }))).toBe('target-not-allowed');
  }
  for (const target of [friend, enemy, hero(0), hero(1)]) useHeroPower(0, { target });
  expect([friend, enemy, hero(0), hero(1)].map(health)).toEqual([5, 5, 30, 30].map((full) => full - amount));
};

card('Fireblast', '1 damage to any character', () => {
  shootsAny('Fireblast', 1);
  expect(costOfUse('Fireblast', true)).toBe(2);
});

card('Fireblast Rank 2', '2 damage to any character', () => {
  shootsAny('Fireblast Rank 2', 2);
  expect(costOfUse('Fireblast Rank 2', true)).toBe(2);
});

const recruits = (power: KnownCardName, many: number): void => {
  const game = having(power);
  const { summon, useHeroPower, board, attackOf, health } = game;
  summon('Wisp', 0);
  useHeroPower(0);
  expect(namesOf(game, board(0))).toEqual(['Wisp', ...Array(many).fill('Silver Hand Recruit')]);
  const recruit = pick(board(0));
  expect([attackOf(recruit), health(recruit), board(1)]).toEqual([1, 1, []]);
  while (board(0).length < 6) summon('Wisp', 0);
  useHeroPower(0);
  expect(board(0)).toHaveLength(7);
  expect(refusalOf(() => useHeroPower(0))).toBe('no-effect');
};

card('Reinforce', 'a 1/1 Silver Hand Recruit; not used without room', () => {
  recruits('Reinforce', 1);
  expect(costOfUse('Reinforce')).toBe(2);
});

card('The Silver Hand', 'two 1/1 Silver Hand Recruits; one where one fits, not used without room', () => {
  recruits('The Silver Hand', 2);
  expect(costOfUse('The Silver Hand')).toBe(2);
});

const healsAny = (power: KnownCardName, amount: number): void => {
  const game = having(power);
  const { summon, useHeroPower, dealDamage, hero, health } = game;
  const yeti = summon('Chillwind Yeti', 1);
  expect(refusalOf(() => useHeroPower(0))).toBe('target-required');
  useHeroPower(0, { target: yeti });
  expect([health(yeti), count(game, 'Healed')]).toEqual([5, 0]);
  dealDamage(yeti, 1);
  dealDamage(hero(0), 10);
  useHeroPower(0, { target: yeti });
  useHeroPower(0, { target: hero(0) });
  expect([health(yeti), health(hero(0)), health(hero(1))]).toEqual([5, 20 + amount, 30]);
};

card('Lesser Heal', 'heals any character for 2, at most to full', () => {
  healsAny('Lesser Heal', 2);
  expect(costOfUse('Lesser Heal', true)).toBe(2);
});

card('Heal', 'heals any character for 4, at most to full', () => {
  healsAny('Heal', 4);
  expect(costOfUse('Heal', true)).toBe(2);
});

const equips = (power: KnownCardName, weaponName: KnownCardName, attack: number): void => {
  const { useHeroPower, weapon, nameOf, attackOf, health, hero, equip, zoneOf } = having(power);
  const axe = equip('Fiery War Axe', 0);
  const theirs = equip('Fiery War Axe', 1);
  useHeroPower(0);
  const dagger = weapon(0) ?? 0;
  expect([nameOf(dagger), attackOf(dagger), health(dagger), attackOf(hero(0))]).toEqual([
    weaponName,
    attack,
    2,
    attack,
  ]);
  expect([zoneOf(axe), weapon(1)]).toEqual(['graveyard', theirs]);
  useHeroPower(0);
  expect([zoneOf(dagger), nameOf(weapon(0) ?? 0)]).toEqual(['graveyard', weaponName]);
};

card('Dagger Mastery', 'a 1/2 Wicked Knife in the place of the old weapon', () => {
  equips('Dagger Mastery', 'Wicked Knife', 1);
  expect(costOfUse('Dagger Mastery')).toBe(2);
});

card('Poisoned Daggers', 'a 2/2 Poisoned Dagger in the place of the old weapon', () => {
  equips('Poisoned Daggers', 'Poisoned Dagger', 2);
  expect(costOfUse('Poisoned Daggers')).toBe(2);
});

const TOTEMS = ['Searing Totem', 'Stoneclaw Totem', 'Healing Totem', 'Wrath of Air Totem'] as const;

card('Totemic Call', 'by chance a basic Totem that its side lacks, until all four are there', () => {
  const firsts = new Set<string>();
  for (let seed = 0; seed < 16; seed += 1) {
    const game = having('Totemic Call', { seed });
    const { summon, useHeroPower, board } = game;
    for (const totem of TOTEMS) summon(totem, 1);
    for (let uses = 0; uses < 4; uses += 1) useHeroPower(0);
    const names = namesOf(game, board(0));
    expect([...names].sort()).toEqual([...TOTEMS].sort());
    firsts.add(names[0] ?? '');
    expect(refusalOf(() => useHeroPower(0))).toBe('no-effect');
    game.destroy(pick(board(0), 2));
    useHeroPower(0);
    expect(namesOf(game, board(0)).sort()).toEqual([...TOTEMS].sort());
  }
  expect([...firsts].sort()).toEqual([...TOTEMS].sort());
  expect(costOfUse('Totemic Call')).toBe(2);
});

card('Totemic Call', 'is not used without room', () => {
  const { summon, useHeroPower } = having('Totemic Call');
  for (let count = 0; count < 7; count += 1) summon('Wisp', 0);
  expect(refusalOf(() => useHeroPower(0))).toBe('no-effect');
});

card('Totemic Slam', 'a basic Totem of its choice, also one that is there already', () => {
  const game = having('Totemic Slam');
  const { useHeroPower, pendingChoice, choose, board, summon } = game;
  summon('Searing Totem', 0);
  TOTEMS.forEach((_, option) => {
    useHeroPower(0);
    expect(pendingChoice()).toEqual({ player: 0, options: [...TOTEMS] });
    expect(refusalOf(() => useHeroPower(0))).toBe('choice-open');
    choose(option);
  });
  expect(namesOf(game, board(0))).toEqual(['Searing Totem', ...TOTEMS]);
  while (board(0).length < 7) summon('Wisp', 0);
  expect(refusalOf(() => useHeroPower(0))).toBe('no-effect');
});

card('Life Tap', '2 damage to its own hero and a card', () => {
  const { useHeroPower, hero, health, hand } = having('Life Tap');
  useHeroPower(0);
  expect([health(hero(0)), health(hero(1)), hand(0).length, hand(1).length]).toEqual([28, 30, 1, 0]);
  expect(costOfUse('Life Tap')).toBe(2);
});

card('Life Tap', 'the last Health can be paid: the game is lost', () => {
  const { useHeroPower, setHealth, hero, outcome } = having('Life Tap');
  setHealth(hero(0), 2);
  useHeroPower(0);
  expect(outcome()).toEqual({ result: 'win', player: 1 });
});

card('Soul Tap', 'a card, for no Health', () => {
  const { useHeroPower, hero, health, hand } = having('Soul Tap');
  useHeroPower(0);
  expect([health(hero(0)), health(hero(1)), hand(0).length, hand(1).length]).toEqual([30, 30, 1, 0]);
  expect(costOfUse('Soul Tap')).toBe(2);
});

card('Armor Up!', '2 Armor, each time', () => {
  const { useHeroPower, armor } = having('Armor Up!');
  useHeroPower(0);
  useHeroPower(0);
  expect([armor(0), armor(1), costOfUse('Armor Up!')]).toEqual([4, 0, 2]);
});

card('Tank Up!', '4 Armor, each time', () => {
  const { useHeroPower, armor } = having('Tank Up!');
  useHeroPower(0);
  useHeroPower(0);
  expect([armor(0), armor(1), costOfUse('Tank Up!')]).toEqual([8, 0, 2]);
});
