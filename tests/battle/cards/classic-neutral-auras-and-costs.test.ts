// Classic neutral minions that give something to others while they are in play, or change what cards cost.

import { expect } from 'vitest';
import { costOf } from '../../../machines/battle/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import type { GameOptions } from '../../../machines/sandbox/index.ts';
import { refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

/** A table at which costs can be asked for. */
const market = (options: GameOptions = {}) => {
  const game = table({ draws: false, ...options });
  const costs = (...ids: EntityId[]): number[] => ids.map((id) => costOf(game.game.world, id));
  return { ...game, costs };
};

card('Dire Wolf Alpha', '+1 Attack for both neighbours, not for itself and not across the board', () => {
  const game = table();
  const { summon, attackOf } = game;
  const [far, left, right] = [0, 1, 2].map(() => summon('Wisp', 0)) as [number, number, number];
  const across = summon('Wisp', 1);
  const wolf = playFromHand(game, 'Dire Wolf Alpha', 0, { position: 2 });
  expect([far, left, wolf, right, across].map(attackOf)).toEqual([1, 2, 2, 2, 1]);
});

card('Dire Wolf Alpha', 'two side by side strengthen each other; whoever moves up is a neighbour', () => {
  const { summon, attackOf, destroy, silence } = table();
  const wisp = summon('Wisp', 0);
  const between = summon('Wisp', 0);
  const [wolf, second] = [summon('Dire Wolf Alpha', 0), summon('Dire Wolf Alpha', 0)];
  expect([wisp, wolf, second].map(attackOf)).toEqual([1, 3, 3]);
  destroy(between);
  expect(attackOf(wisp)).toBe(2);
  silence(wolf);
  expect([wisp, wolf, second].map(attackOf)).toEqual([1, 3, 2]);
});

card('Southsea Deckhand', 'has Charge while its player has a weapon', () => {
  const game = table();
  const { equip, destroy, hasKeyword, weapon } = game;
  const deckhand = playFromHand(game, 'Southsea Deckhand', 0);
  const charges = [hasKeyword(deckhand, 'charge')];
  equip('Fiery War Axe', 1);
  charges.push(hasKeyword(deckhand, 'charge'));
  equip('Wicked Knife', 0);
  charges.push(hasKeyword(deckhand, 'charge'));
  equip('Fiery War Axe', 0);
  charges.push(hasKeyword(deckhand, 'charge'));
  destroy(weapon(0) ?? 0);
  charges.push(hasKeyword(deckhand, 'charge'));
  expect(charges).toEqual([false, false, true, true, false]);
});

card('Southsea Deckhand', 'attacks in the turn in which it is played, the hero as well', () => {
  const game = table({ checksActions: true });
  const { equip, attack, hero, health, summon } = game;
  const unarmed = playFromHand(game, 'Southsea Deckhand', 0);
  expect(refusalOf(() => attack(unarmed, hero(1)))).toBe('attack-exhausted');
  equip('Wicked Knife', 0);
  const deckhand = playFromHand(game, 'Southsea Deckhand', 0);
  attack(deckhand, hero(1));
  expect(health(hero(1))).toBe(28);
  expect(refusalOf(() => attack(summon('Wisp', 0), hero(1)))).toBe('attack-exhausted');
});

card('Spiteful Smith', 'the own weapon has +2 Attack while the Smith is damaged', () => {
  const game = table();
  const { equip, dealDamage, heal, attackOf, hero, silence } = game;
  const knife = equip('Wicked Knife', 0);
  const enemies = equip('Wicked Knife', 1);
  const smith = playFromHand(game, 'Spiteful Smith', 0);
  const attacks = [attackOf(knife)];
  const note = () => attacks.push(attackOf(knife));
  dealDamage(smith, 2);
  note();
  expect([attackOf(hero(0)), attackOf(enemies), attackOf(smith)]).toEqual([3, 1, 4]);
  heal(smith, 2);
  note();
  dealDamage(smith, 1);
  note();
  silence(smith);
  note();
  expect(attacks).toEqual([1, 3, 1, 3, 1]);
});

card('Spiteful Smith', 'a weapon that comes later gets it too', () => {
  const { summon, dealDamage, equip, attackOf } = table();
  dealDamage(summon('Spiteful Smith', 0), 1);
  expect(attackOf(equip('Fiery War Axe', 0))).toBe(5);
});

card('Mana Wraith', 'minions in both hands cost 1 more, spells and weapons do not', () => {
  const { addToHand, costs, summon, destroy } = market();
  const minions = [addToHand('Wisp', 0), addToHand('Chillwind Yeti', 1)];
  const others = [addToHand('Fireball', 0), addToHand('Fiery War Axe', 1)];
  const wraith = summon('Mana Wraith', 1);
  expect([costs(...minions), costs(...others)]).toEqual([
    [1, 5],
    [4, 3],
  ]);
  destroy(wraith);
  expect(costs(...minions)).toEqual([0, 4]);
});

card('Pint-Sized Summoner', 'the first minion of the own turn costs 1 less, never less than nothing', () => {
  const game = market();
  const { addToHand, costs, summon, play, endTurn } = game;
  const cards = [addToHand('Wisp', 0), addToHand('Chillwind Yeti', 0), addToHand('Fireball', 0)];
  const enemies = addToHand('Chillwind Yeti', 1);
  summon('Pint-Sized Summoner', 0);
  expect([costs(...cards), costs(enemies)]).toEqual([[0, 3, 4], [4]]);
  playFromHand(game, 'The Coin', 0);
  expect(costs(...cards)).toEqual([0, 3, 4]);
  play(addToHand('Novice Engineer', 0));
  expect(costs(...cards)).toEqual([0, 4, 4]);
  endTurn();
  endTurn();
  expect(costs(...cards)).toEqual([0, 3, 4]);
});

card('Pint-Sized Summoner', 'played as the first minion of the turn it was the first one itself', () => {
  const game = market();
  const yeti = game.addToHand('Chillwind Yeti', 0);
  playFromHand(game, 'Pint-Sized Summoner', 0);
  expect(game.costs(yeti)).toEqual([4]);
});

card('Pint-Sized Summoner', 'two of them take off 2, and that is what is paid', () => {
  const game = market({ chargesMana: true });
  const { addToHand, summon, play, setMana, mana } = game;
  summon('Pint-Sized Summoner', 0);
  summon('Pint-Sized Summoner', 0);
  setMana(0, 5);
  play(addToHand('Chillwind Yeti', 0));
  expect(mana(0).available).toBe(3);
  const second = addToHand('Chillwind Yeti', 0);
  expect(refusalOf(() => play(second))).toBe('not-enough-mana');
});

card(
  'Venture Co. Mercenary',
  'own minions cost 3 more, a second Mercenary too; spells and the enemy pay as before',
  () => {
    const { addToHand, costs, summon, silence } = market();
    const [wisp, fireball, enemies] = [addToHand('Wisp', 0), addToHand('Fireball', 0), addToHand('Wisp', 1)];
    const mercenary = addToHand('Venture Co. Mercenary', 0);
    summon('Venture Co. Mercenary', 0);
    expect(costs(wisp, fireball, enemies, mercenary)).toEqual([3, 4, 0, 8]);
    silence(summon('Venture Co. Mercenary', 0));
    expect(costs(wisp)).toEqual([3]);
  },
);
