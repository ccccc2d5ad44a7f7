// Classic class minions about spells, mana, healing and hiding.

import { expect } from 'vitest';
import { costOf } from '../../../machines/battle/index.ts';
import { refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Archmage Antonidas', 'a Fireball for each own spell', () => {
  const game = table();
  const { hand, hero } = game;
  playFromHand(game, 'Archmage Antonidas', 0);
  playFromHand(game, 'Moonfire', 0, { target: hero(1) });
  playFromHand(game, 'Counterspell', 0);
  expect([namesOf(game, hand(0)), hand(1)]).toEqual([['Fireball', 'Fireball'], []]);
});

card('Archmage Antonidas', "not for minions, not for the opponent's spells, none into a full hand", () => {
  const game = table();
  const { summon, addToHand, hand } = game;
  summon('Archmage Antonidas', 0);
  playFromHand(game, 'Wisp', 0);
  playFromHand(game, 'The Coin', 1);
  expect(hand(0)).toEqual([]);
  for (let cards = 0; cards < 10; cards += 1) addToHand('Wisp', 0);
  game.cast('The Coin', 0);
  expect(namesOf(game, hand(0))).not.toContain('Fireball');
});

card("Sorcerer's Apprentice", 'own spells cost 1 less, two of them take off 2, nothing below 0', () => {
  const game = table();
  const { addToHand, summon, destroy } = game;
  const cards = [addToHand('Fireball', 0), addToHand('Moonfire', 0), addToHand('Wisp', 0), addToHand('Fireball', 1)];
  const costs = () => cards.map((id) => costOf(game.game.world, id));
  const first = summon("Sorcerer's Apprentice", 0);
  expect(costs()).toEqual([3, 0, 0, 4]);
  summon("Sorcerer's Apprentice", 0);
  expect(costs()).toEqual([2, 0, 0, 4]);
  destroy(first);
  expect(costs()).toEqual([3, 0, 0, 4]);
});

card("Sorcerer's Apprentice", 'Secrets are spells too, weapons and minions are not', () => {
  const game = table({ chargesMana: true });
  const { summon, setMana, mana, addToHand, play } = game;
  summon("Sorcerer's Apprentice", 0);
  setMana(0, 2);
  const [axe, barrier] = [addToHand('Fiery War Axe', 0), addToHand('Ice Barrier', 0)];
  expect(refusalOf(() => play(axe))).toBe('not-enough-mana');
  play(barrier);
  expect(mana(0).available).toBe(0);
});

card('Lightwell', 'heals a random damaged own character for 3 when the own turn begins', () => {
  const healed = new Set<number>();
  for (let seed = 0; seed < 10; seed += 1) {
    const { summon, dealDamage, endTurn, hero, health } = table({ seed });
    const well = summon('Lightwell', 0);
    const [hurt, whole, enemy] = [summon('Boulderfist Ogre', 0), summon('Oasis Snapjaw', 0), summon('Core Hound', 1)];
    for (const id of [hero(0), hero(1), hurt, enemy]) dealDamage(id, 4);
    endTurn();
    expect([hero(0), hero(1), hurt, enemy].map(health)).toEqual([26, 26, 3, 1]);
    endTurn();
    expect([health(hero(0)) + health(hurt), health(hero(1)), health(enemy)]).toEqual([32, 26, 1]);
    expect([health(well), health(whole)]).toEqual([5, 7]);
    healed.add(health(hurt));
  }
  expect([...healed].sort()).toEqual([3, 6]);
});

card('Lightwell', 'with nobody damaged nothing is healed', () => {
  const { summon, endTurn, dealDamage, hero, trace } = table({ firstPlayer: 1 });
  summon('Lightwell', 0);
  dealDamage(hero(1), 3);
  endTurn();
  expect(trace().map(({ type }) => type)).not.toContain('Healed');
});

card('Master of Disguise', 'another own minion has Stealth until the own next turn', () => {
  const game = table();
  const { summon, addToHand, play, hasKeyword, endTurn } = game;
  const [own, enemy] = [summon('Wisp', 0), summon('Wisp', 1)];
  const master = addToHand('Master of Disguise', 0);
  expect(refusalOf(() => play(master, { target: enemy }))).toBe('target-not-allowed');
  play(master, { target: own });
  const hidden = [hasKeyword(own, 'stealth')];
  endTurn();
  hidden.push(hasKeyword(own, 'stealth'));
  endTurn();
  hidden.push(hasKeyword(own, 'stealth'));
  expect([hidden, hasKeyword(master, 'stealth')]).toEqual([[true, true, false], false]);
});

card(
  'Master of Disguise',
  'the Stealth goes with an attack, and one that was printed stays when the turn comes',
  () => {
    const game = table();
    const { summon, attack, hero, hasKeyword, endTurn } = game;
    const [wisp, worgen] = [summon('Wisp', 0), summon('Worgen Infiltrator', 0)];
    playFromHand(game, 'Master of Disguise', 0, { target: wisp });
    playFromHand(game, 'Master of Disguise', 0, { target: worgen });
    attack(wisp, hero(1));
    expect(hasKeyword(wisp, 'stealth')).toBe(false);
    endTurn();
    endTurn();
    expect([hasKeyword(wisp, 'stealth'), hasKeyword(worgen, 'stealth')]).toEqual([false, true]);
  },
);

card('Unbound Elemental', '+1/+1 for each own card with Overload, spell, minion or weapon', () => {
  const game = table();
  const { hero, attackOf, health } = game;
  const elemental = playFromHand(game, 'Unbound Elemental', 0);
  playFromHand(game, 'Lightning Bolt', 0, { target: hero(1) });
  playFromHand(game, 'Dust Devil', 0);
  playFromHand(game, 'Doomhammer', 0);
  expect([attackOf(elemental), health(elemental)]).toEqual([5, 7]);
});

card('Unbound Elemental', "not for other cards and not for the opponent's", () => {
  const game = table();
  const { summon, hero, attackOf } = game;
  const elemental = summon('Unbound Elemental', 0);
  playFromHand(game, 'The Coin', 0);
  playFromHand(game, 'Lightning Bolt', 1, { target: hero(0) });
  summon('Dust Devil', 0);
  expect(attackOf(elemental)).toBe(2);
});

card('Felguard', 'its player loses a mana crystal, an empty one if there is one', () => {
  const game = table({ chargesMana: true });
  const { setMana, mana } = game;
  setMana(0, 10);
  setMana(1, 5);
  playFromHand(game, 'Felguard', 0);
  expect([mana(0).maximum, mana(0).available, mana(1).maximum]).toEqual([9, 7, 5]);
});

card('Felguard', 'without crystals nothing is lost; it has Taunt', () => {
  const game = table();
  const felguard = playFromHand(game, 'Felguard', 0);
  expect([game.mana(0).maximum, game.mana(0).available, game.hasKeyword(felguard, 'taunt')]).toEqual([0, 0, true]);
});
