// Secrets: when they wake, in which order, when they stay hidden (R11).

import { expect, it } from 'vitest';
import { activated, count, pick, refusalOf, table } from './table.ts';

it("R11.1: a Secret triggers in the opponent's turn only", () => {
  const game = table();
  const { addSecret, dealDamage, hero, health, endTurn } = game;
  addSecret('Eye for an Eye', 0);
  dealDamage(hero(0), 3);
  expect([activated(game), health(hero(1))]).toEqual([[], 30]);
  endTurn();
  dealDamage(hero(0), 3);
  expect([activated(game), health(hero(1))]).toEqual([['Eye for an Eye: secret'], 27]);
});

it('R11.4: it leaves its zone before its effect and triggers once', () => {
  const game = table();
  const { addSecret, dealDamage, hero, health, secrets, zoneOf, trace } = game;
  const eye = addSecret('Eye for an Eye', 1);
  dealDamage(hero(1), 2);
  dealDamage(hero(1), 2);
  expect([health(hero(0)), secrets(1), zoneOf(eye)]).toEqual([28, [], 'graveyard']);
  const told = trace().map(({ type }) => type);
  expect(told.indexOf('SecretRevealed')).toBeLessThan(told.lastIndexOf('Damaged'));
});

it('R11.2: Secrets of one Event resolve in the order in which they were played', () => {
  for (const [first, second] of [
    ['Noble Sacrifice', 'Explosive Trap'],
    ['Explosive Trap', 'Noble Sacrifice'],
  ] as const) {
    const game = table();
    const { addSecret, summon, attack, hero } = game;
    addSecret(first, 1);
    addSecret(second, 1);
    attack(summon('Boulderfist Ogre', 0), hero(1));
    expect(activated(game)).toEqual([`${first}: secret`, `${second}: secret`]);
  }
});

it('R11.2: with other triggers of the Event they stand by order of play', () => {
  const game = table();
  const { addSecret, summon, dealDamage, clearLog } = game;
  summon('Flesheating Ghoul', 0);
  addSecret('Avenge', 1);
  summon('Cult Master', 1);
  const wisp = summon('Wisp', 1);
  clearLog();
  dealDamage(wisp, 1);
  expect(activated(game)).toEqual(['Flesheating Ghoul: onDeath', 'Avenge: secret', 'Cult Master: onDeath']);
});

it('R11.3: Noble Sacrifice stays hidden while there is no place for the Defender', () => {
  const game = table();
  const { addSecret, summon, attack, hero, secrets, health } = game;
  addSecret('Noble Sacrifice', 1);
  for (let place = 0; place < 7; place += 1) summon('Wisp', 1);
  attack(summon('Chillwind Yeti', 0), hero(1));
  expect([secrets(1).length, health(hero(1))]).toEqual([1, 26]);
});

it('R11.3: Mirror Entity stays hidden with a full board', () => {
  const { addSecret, summon, addToHand, play, secrets, board } = table();
  addSecret('Mirror Entity', 1);
  for (let place = 0; place < 7; place += 1) summon('Wisp', 1);
  play(addToHand('Chillwind Yeti', 0));
  expect([secrets(1).length, board(1).length]).toEqual([1, 7]);
});

it('R11.3: Avenge stays hidden while everyone it could strengthen is dying', () => {
  const { addSecret, summon, dealDamage, secrets, zoneOf, log } = table();
  const ghoul = summon('Unstable Ghoul', 1);
  const wisp = summon('Wisp', 1);
  addSecret('Avenge', 1);
  dealDamage(ghoul, 3);
  expect([zoneOf(wisp), secrets(1).length]).toEqual(['graveyard', 1]);
  expect(log().filter(({ type }) => type === 'DeathPhase')).toHaveLength(2);
});

it('R11.3: Avenge passes over a dying minion and takes a living one', () => {
  const { addSecret, summon, dealDamage, secrets, attackOf } = table();
  const ghoul = summon('Unstable Ghoul', 1);
  summon('Wisp', 1);
  const yeti = summon('Chillwind Yeti', 1);
  addSecret('Avenge', 1);
  dealDamage(ghoul, 3);
  expect([attackOf(yeti), secrets(1)]).toEqual([7, []]);
});

it('R11.5: no two of the same name', () => {
  const { addSecret, addToHand, play, secrets } = table();
  addSecret('Counterspell', 0);
  const second = addToHand('Counterspell', 0);
  expect(refusalOf(() => play(second))).toBe('secret-twice');
  expect(refusalOf(() => addSecret('Counterspell', 1))).toBe('accepted');
  expect([secrets(0).length, secrets(1).length]).toEqual([1, 1]);
});

it('R21.1: at most five Secrets', () => {
  const { addSecret, addToHand, play, secrets } = table();
  for (const name of ['Counterspell', 'Mirror Entity', 'Avenge', 'Spellbender', 'Explosive Trap']) addSecret(name, 0);
  const sixth = addToHand('Noble Sacrifice', 0);
  expect(refusalOf(() => play(sixth))).toBe('secrets-full');
  expect(secrets(0)).toHaveLength(5);
});

it('R23.1: Mad Scientist picks among the Secrets that may come into play', () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const game = table({ seed, decks: [['Mirror Entity', 'Counterspell', 'Mirror Entity', 'Mirror Entity'], []] });
    const { addSecret, summon, dealDamage, secrets, nameOf, deck } = game;
    addSecret('Mirror Entity', 0);
    dealDamage(summon('Mad Scientist', 0), 2);
    expect(secrets(0).map(nameOf)).toEqual(['Mirror Entity', 'Counterspell']);
    expect(deck(0)).toHaveLength(3);
  }
});

it('R11.5: Mad Scientist leaves the deck alone when none of its Secrets may come', () => {
  const game = table({ decks: [['Mirror Entity', 'Wisp'], []] });
  const { addSecret, summon, dealDamage, secrets, deck } = game;
  addSecret('Mirror Entity', 0);
  dealDamage(summon('Mad Scientist', 0), 2);
  expect([secrets(0).length, deck(0).length]).toEqual([1, 2]);
});

it('R3.2: a Secret played from hand is a spell: those who cast spells for a living react', () => {
  const game = table();
  const { addToHand, summon, play, board, secrets, log, clearLog } = game;
  summon('Violet Teacher', 0);
  const trap = addToHand('Explosive Trap', 0);
  clearLog();
  play(trap);
  expect(log()[0]).toEqual({ type: 'SpellCast', card: 'Explosive Trap' });
  expect([board(0).length, secrets(0)]).toEqual([2, [trap]]);
});

it('R11.1: a countered Secret is not put into play', () => {
  const { addSecret, cast, secrets } = table();
  addSecret('Counterspell', 1);
  cast('Explosive Trap', 0);
  expect([secrets(0), secrets(1)]).toEqual([[], []]);
});

it('R10.2: Counterspell leaves minions and the own spells alone', () => {
  const { addSecret, addToHand, play, cast, hand, secrets } = table();
  addSecret('Counterspell', 1);
  play(addToHand('Novice Engineer', 0));
  cast('Arcane Intellect', 1);
  expect([hand(0).length, hand(1).length, secrets(1).length]).toEqual([1, 2, 1]);
});

it('R13.3: Explosive Trap ends the attack of a minion that it kills', () => {
  const game = table();
  const { addSecret, summon, attack, hero, health, zoneOf } = game;
  addSecret('Explosive Trap', 1);
  const raptor = summon('Bloodfen Raptor', 0);
  const bystander = summon('Chillwind Yeti', 0);
  attack(raptor, hero(1));
  expect([zoneOf(raptor), health(hero(1)), health(hero(0)), health(bystander)]).toEqual(['graveyard', 30, 28, 3]);
  expect(count(game, 'AttackCancelled')).toBe(1);
});

it('R13.2: Explosive Trap is not for attacks on minions', () => {
  const { addSecret, summon, attack, secrets } = table();
  addSecret('Explosive Trap', 1);
  attack(summon('Chillwind Yeti', 0), summon('Wisp', 1));
  expect(secrets(1)).toHaveLength(1);
});

it('R10.4: Spell Damage of the side that set it strengthens a Secret', () => {
  const { addSecret, summon, attack, hero, health } = table();
  addSecret('Explosive Trap', 1);
  summon('Kobold Geomancer', 1);
  attack(summon('Chillwind Yeti', 0), hero(1));
  expect(health(hero(0))).toBe(27);
});

it('R10.2 step 4: Spellbender takes a spell meant for a minion', () => {
  const { addSecret, summon, cast, board, nameOf, zoneOf, hasKeyword } = table();
  addSecret('Spellbender', 1);
  const yeti = summon('Chillwind Yeti', 1);
  cast('Polymorph', 0, { target: yeti });
  expect([zoneOf(yeti), nameOf(pick(board(1)))]).toEqual(['board', 'Sheep']);
  expect([board(1).length, hasKeyword(yeti, 'taunt')]).toEqual([2, false]);
});

it('R10.2 step 4: Spellbender is not for spells at heroes, nor for spells without a target', () => {
  const { addSecret, cast, hero, secrets, summon } = table();
  addSecret('Spellbender', 1);
  summon('Chillwind Yeti', 1);
  cast('Fireball', 0, { target: hero(1) });
  cast('Flamestrike', 0);
  expect(secrets(1)).toHaveLength(1);
});

it('R11.3: Spellbender stays hidden with a full board', () => {
  const { addSecret, cast, secrets, summon, zoneOf } = table();
  addSecret('Spellbender', 1);
  const target = summon('Chillwind Yeti', 1);
  for (let place = 0; place < 6; place += 1) summon('Wisp', 1);
  cast('Fireball', 0, { target });
  expect([secrets(1).length, zoneOf(target)]).toEqual([1, 'graveyard']);
});
