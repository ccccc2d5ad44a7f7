// Classic Secrets about minions: Snake Trap, Snipe, Freezing Trap, Redemption, Repentance.

import { expect } from 'vitest';
import {
  battleCards,
  battleWith,
  CONTROLLER,
  costOf,
  EVENT_CARD,
  enchant,
  minion,
  summon,
  testCards,
} from '../../../machines/battle/index.ts';
import { activated, pick, table } from '../table.ts';
import { behindSecret } from './behind-secret.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Snake Trap', 'three Snakes when an own minion is attacked', () => {
  const game = behindSecret('Snake Trap');
  const { summon, attack, board, zoneOf, secrets, attackOf, health } = game;
  const wisp = summon('Wisp', 0);
  attack(summon('Chillwind Yeti', 1), wisp);
  expect([namesOf(game, board(0)), zoneOf(wisp)]).toEqual([['Snake', 'Snake', 'Snake'], 'graveyard']);
  expect([secrets(0), attackOf(pick(board(0))), health(pick(board(0)))]).toEqual([[], 1, 1]);
});

card('Snake Trap', 'not for attacks on the hero; a full board keeps it hidden, one free place does not', () => {
  const game = behindSecret('Snake Trap');
  const { summon, attack, hero, board, secrets, destroy } = game;
  const [first, ...others] = Array.from({ length: 7 }, () => summon('Chillwind Yeti', 0));
  const attacker = summon('Wisp', 1);
  attack(attacker, hero(0));
  attack(attacker, pick(others));
  expect([board(0).length, secrets(0).length]).toEqual([7, 1]);
  destroy(first ?? 0);
  attack(summon('Wisp', 1), pick(others));
  expect([board(0).length, namesOf(game, board(0)).at(-1), secrets(0)]).toEqual([7, 'Snake', []]);
});

card('Snipe', '4 damage to a minion that the opponent has played, after its battlecry', () => {
  const game = behindSecret('Snipe');
  const { zoneOf, hand, secrets, health } = game;
  const engineer = playFromHand(game, 'Novice Engineer', 1);
  expect([zoneOf(engineer), hand(1).length, secrets(0)]).toEqual(['graveyard', 1, []]);
  expect(health(playFromHand(game, 'Boulderfist Ogre', 1))).toBe(7);
});

card('Snipe', 'not for minions that are summoned, nor for own ones', () => {
  const game = behindSecret('Snipe');
  const { summon, secrets, health } = game;
  const summoned = summon('Boulderfist Ogre', 1);
  const own = playFromHand(game, 'Boulderfist Ogre', 0);
  expect([health(summoned), health(own), secrets(0).length]).toEqual([7, 7, 1]);
  expect(health(playFromHand(game, 'Boulderfist Ogre', 1))).toBe(3);
});

card('Freezing Trap', "the attacker goes back to its owner's hand and costs 2 more until it is played", () => {
  const game = behindSecret('Freezing Trap');
  const { summon, attack, hand, hero, health, play, returnToHand } = game;
  const cost = (id: number) => costOf(game.game.world, id);
  const raptor = summon('Bloodfen Raptor', 1);
  attack(raptor, hero(0));
  expect([hand(1), cost(raptor), health(hero(0))]).toEqual([[raptor], 4, 30]);
  play(raptor);
  expect([cost(raptor), game.game.world.entities[raptor]?.enchantments]).toEqual([2, []]);
  returnToHand(raptor);
  expect(cost(raptor)).toBe(2);
});

card('Freezing Trap', 'also for an attack on a minion, not for a hero that attacks', () => {
  const { summon, attack, equip, hand, hero, health, secrets } = behindSecret('Freezing Trap');
  equip('Wicked Knife', 1);
  attack(hero(1), hero(0));
  expect([health(hero(0)), secrets(0).length]).toEqual([29, 1]);
  const [wisp, yeti] = [summon('Wisp', 0), summon('Chillwind Yeti', 1)];
  attack(yeti, wisp);
  expect([hand(1), health(wisp), secrets(0)]).toEqual([[yeti], 1, []]);
});

card('Freezing Trap', 'into a full hand: the attacker dies', () => {
  const { summon, attack, addToHand, hand, hero, zoneOf } = behindSecret('Freezing Trap');
  for (let cards = 0; cards < 10; cards += 1) addToHand('Wisp', 1);
  const gnome = summon('Leper Gnome', 1);
  attack(gnome, hero(0));
  expect([hand(1).length, zoneOf(gnome)]).toEqual([10, 'graveyard']);
});

card('Freezing Trap', 'once the attacker is gone no later Secret answers the attack (FP-175)', () => {
  const game = table();
  const { addSecret, summon, attack, hero, hand, secrets, board } = game;
  addSecret('Freezing Trap', 1);
  addSecret('Noble Sacrifice', 1);
  addSecret('Ice Barrier', 1);
  const wisp = summon('Wisp', 0);
  attack(wisp, hero(1));
  expect([hand(0), namesOf(game, secrets(1)), board(1)]).toEqual([[wisp], ['Noble Sacrifice', 'Ice Barrier'], []]);
  expect(activated(game)).toEqual(['Freezing Trap: secret']);
});

card('Redemption', 'an own minion comes back with 1 Health where it stood, once', () => {
  const game = behindSecret('Redemption');
  const { summon, destroy, board, health, maxHealth, nameOf, secrets } = game;
  summon('Wisp', 0);
  const yeti = summon('Chillwind Yeti', 0);
  summon('Wisp', 0);
  destroy(yeti);
  expect(board(0).map(nameOf)).toEqual(['Wisp', 'Chillwind Yeti', 'Wisp']);
  const back = pick(board(0), 1);
  expect([back === yeti, health(back), maxHealth(back), secrets(0)]).toEqual([false, 1, 5, []]);
  destroy(back);
  expect(board(0)).toHaveLength(2);
});

card('Redemption', 'of several that die the oldest comes back, without what it was given', () => {
  const game = behindSecret('Redemption');
  const { summon, cast, board, attackOf, health } = game;
  const raptor = summon('Bloodfen Raptor', 0);
  summon('Wisp', 0);
  cast('Blessing of Kings', 0, { target: raptor });
  cast('Twisting Nether', 1);
  expect(namesOf(game, board(0))).toEqual(['Bloodfen Raptor']);
  expect([attackOf(pick(board(0))), health(pick(board(0)))]).toEqual([3, 1]);
});

card('Redemption', 'it comes with 1 Health already when others react to its arrival (R9.2)', () => {
  const nurse = minion('Test Nurse', {
    cost: 1,
    attack: 1,
    health: 1,
    text: '',
    events: summon(CONTROLLER).after(enchant(EVENT_CARD, { health: 2 })),
  });
  const ruleset = battleWith([...battleCards, ...testCards, nurse]);
  const game = behindSecret('Redemption', { ruleset });
  const ogre = game.summon('Boulderfist Ogre', 0);
  game.summon('Test Nurse', 0);
  game.destroy(ogre);
  const back = pick(game.board(0), 0);
  expect([game.health(back), game.maxHealth(back)]).toEqual([3, 9]);
});

card('Redemption', 'not for enemy minions, and not in the own turn', () => {
  const { summon, destroy, secrets, board, endTurn } = behindSecret('Redemption');
  destroy(summon('Wisp', 1));
  expect([secrets(0).length, board(1)]).toEqual([1, []]);
  endTurn();
  destroy(summon('Wisp', 0));
  expect([secrets(0).length, board(0)]).toEqual([1, []]);
});

card('Redemption', 'when tokens have filled the board first it stays hidden (R11.3)', () => {
  const game = table({ firstPlayer: 1 });
  const { summon, addSecret, destroy, secrets, board } = game;
  const creeper = summon('Haunted Creeper', 0);
  for (let place = 0; place < 6; place += 1) summon('Wisp', 0);
  addSecret('Redemption', 0);
  destroy(creeper);
  expect([board(0).length, secrets(0).length]).toEqual([7, 1]);
  expect(namesOf(game, board(0)).filter((name) => name === 'Spectral Spider')).toHaveLength(1);
});

card('Repentance', 'sets the Health of a minion that the opponent has played to 1', () => {
  const game = behindSecret('Repentance');
  const { summon, health, maxHealth, attackOf, secrets } = game;
  const summoned = summon('Boulderfist Ogre', 1);
  const own = playFromHand(game, 'Boulderfist Ogre', 0);
  const played = playFromHand(game, 'Boulderfist Ogre', 1);
  expect([summoned, own, played].map(health)).toEqual([7, 7, 1]);
  expect([maxHealth(played), attackOf(played), secrets(0)]).toEqual([1, 6, []]);
});

card('Repentance', 'comes after the battlecry', () => {
  const game = behindSecret('Repentance');
  game.addToHand('Wisp', 1);
  const drake = playFromHand(game, 'Twilight Drake', 1);
  expect([game.health(drake), game.maxHealth(drake)]).toEqual([1, 1]);
});
