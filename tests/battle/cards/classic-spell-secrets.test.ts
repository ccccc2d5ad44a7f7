// Classic mage Secrets: against a spell, after a minion, in the way of a spell.

import { expect } from 'vitest';
import { activated, count, manaOf, pick } from '../table.ts';
import { behindSecret } from './behind-secret.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Counterspell', 'the next enemy spell has no effect but is paid for and used up', () => {
  const game = behindSecret('Counterspell', { chargesMana: true });
  const { hero, health, secrets, hand, zoneOf } = game;
  const countered = playFromHand(game, 'Fireball', 1, { target: hero(0) });
  expect([health(hero(0)), zoneOf(countered), hand(1), secrets(0)]).toEqual([30, 'graveyard', [], []]);
  expect([manaOf(game.game, 1).available, count(game, 'Countered')]).toEqual([6, 1]);
  playFromHand(game, 'Fireball', 1, { target: hero(0) });
  expect(health(hero(0))).toBe(24);
});

card('Counterspell', 'leaves enemy minions, weapons and Hero Powers alone, and the own spells', () => {
  const game = behindSecret('Counterspell', { heroes: ['Jaina Proudmoore', 'Jaina Proudmoore'] });
  const { hero, health, secrets, board, weapon, useHeroPower, endTurn } = game;
  playFromHand(game, 'Novice Engineer', 1);
  playFromHand(game, "Light's Justice", 1);
  useHeroPower(1, { target: hero(0) });
  expect([board(1).length, weapon(1) !== undefined, health(hero(0))]).toEqual([1, true, 29]);
  endTurn();
  playFromHand(game, 'Fireball', 0, { target: hero(1) });
  expect([health(hero(1)), secrets(0).length, activated(game)]).toEqual([24, 1, ['Novice Engineer: battlecry']]);
});

card('Counterspell', 'counters an enemy Secret, which is not put into play', () => {
  const game = behindSecret('Counterspell');
  playFromHand(game, 'Mirror Entity', 1);
  expect([game.secrets(0), game.secrets(1)]).toEqual([[], []]);
});

card('Mirror Entity', 'a copy of the minion as it is after its battlecry, which does not run again', () => {
  const game = behindSecret('Mirror Entity');
  const { board, attackOf, health, hasKeyword, secrets } = game;
  const ancient = playFromHand(game, 'Ancient of War', 1, { option: 1 });
  const copy = pick(board(0));
  expect([board(0).length, board(1), copy === ancient]).toEqual([1, [ancient], false]);
  expect([attackOf(copy), health(copy), hasKeyword(copy, 'taunt'), secrets(0)]).toEqual([5, 10, true, []]);
  expect(activated(game)).toEqual(['Ancient of War: battlecry', 'Mirror Entity: secret']);
});

card('Mirror Entity', 'only once, not for a minion that is summoned, not in the own turn', () => {
  const game = behindSecret('Mirror Entity');
  const { summon, board, secrets, endTurn } = game;
  summon('Wisp', 1);
  playFromHand(game, 'Fireball', 1, { target: game.hero(0) });
  endTurn();
  playFromHand(game, 'Wisp', 1);
  expect([board(0), secrets(0).length]).toEqual([[], 1]);
  endTurn();
  playFromHand(game, 'Chillwind Yeti', 1);
  playFromHand(game, 'War Golem', 1);
  expect([namesOf(game, board(0)), secrets(0)]).toEqual([['Chillwind Yeti'], []]);
});

card('Mirror Entity', 'R11.3: waits while the own board is full', () => {
  const game = behindSecret('Mirror Entity');
  const { summon, board, secrets, destroy } = game;
  const wisps = Array.from({ length: 7 }, () => summon('Wisp', 0));
  playFromHand(game, 'Chillwind Yeti', 1);
  expect([board(0), secrets(0).length]).toEqual([wisps, 1]);
  destroy(pick(wisps));
  playFromHand(game, 'War Golem', 1);
  expect(namesOf(game, board(0)).at(-1)).toBe('War Golem');
});

card('Spellbender', 'an enemy spell at a minion hits a new 1/3 minion instead', () => {
  const game = behindSecret('Spellbender');
  const { summon, board, attackOf, health, secrets } = game;
  const yeti = summon('Chillwind Yeti', 0);
  playFromHand(game, 'Blessing of Might', 1, { target: yeti });
  const bender = pick(board(0));
  expect([namesOf(game, board(0)), secrets(0)]).toEqual([['Chillwind Yeti', 'Spellbender (minion)'], []]);
  expect([attackOf(yeti), attackOf(bender), health(bender)]).toEqual([4, 4, 3]);
});

card('Spellbender', 'also when the spell is for a minion of its own side', () => {
  const game = behindSecret('Spellbender');
  const { summon, board, attackOf } = game;
  const theirs = summon('Chillwind Yeti', 1);
  playFromHand(game, 'Blessing of Might', 1, { target: theirs });
  expect([attackOf(theirs), board(0).map(attackOf)]).toEqual([4, [4]]);
});

card('Spellbender', 'not for heroes, areas, battlecries and the own spells, nor with a full board', () => {
  const game = behindSecret('Spellbender');
  const { summon, hero, secrets, endTurn, health, attackOf, zoneOf } = game;
  const yeti = summon('Chillwind Yeti', 0);
  playFromHand(game, 'Fireball', 1, { target: hero(0) });
  playFromHand(game, 'Arcane Explosion', 1);
  playFromHand(game, 'Elven Archer', 1, { target: yeti });
  expect([health(hero(0)), health(yeti), secrets(0).length]).toEqual([24, 3, 1]);
  endTurn();
  playFromHand(game, 'Blessing of Might', 0, { target: yeti });
  expect([attackOf(yeti), secrets(0).length]).toEqual([7, 1]);
  endTurn();
  for (let place = 0; place < 6; place += 1) summon('Wisp', 0);
  playFromHand(game, 'Fireball', 1, { target: yeti });
  expect([zoneOf(yeti), secrets(0).length]).toEqual(['graveyard', 1]);
});
