// FP-074 to FP-092, FP-175: the Secrets. Seat 0 plays its Secret from the hand unless a row says otherwise, and seat 1 sets it
// off in a turn of its own.

import { describe, expect, it } from 'vitest';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { activated, pick, refusalOf } from '../../battle/table.ts';
import { colossus, match } from './match.ts';

it('FP-074: Counterspell lets a minion pass and takes Lightning Bolt: mana spent, no damage, no Overload', () => {
  const game = match({ chargesMana: true });
  const { setMana, endTurn, secrets, hero, health, mana } = game;
  for (const seat of [0, 1] as const) setMana(seat, 10);
  playFromHand(game, 'Counterspell', 0);
  endTurn();
  playFromHand(game, 'Wisp', 1);
  expect(secrets(0)).toHaveLength(1);
  playFromHand(game, 'Lightning Bolt', 1, { target: hero(0) });
  expect([secrets(0), health(hero(0))]).toEqual([[], 30]);
  expect(mana(1)).toMatchObject({ available: 9, owed: 0 });
});

it('FP-075: Ice Barrier is there once and waits for an attack on its own hero', () => {
  const game = match();
  const { summon, addToHand, attack, endTurn, secrets, hero, health, armor, equip } = game;
  const [own, trader, attacker] = [summon('Bloodfen Raptor', 0), summon('Wisp', 1), summon('Wisp', 1)];
  playFromHand(game, 'Ice Barrier', 0);
  const second = addToHand('Ice Barrier', 0);
  expect(refusalOf(() => game.play(second))).toBe('secret-twice');
  equip("Light's Justice", 0);
  attack(hero(0), hero(1));
  endTurn();
  attack(trader, own);
  expect([secrets(0).length, armor(0)]).toEqual([1, 0]);
  attack(attacker, hero(0));
  expect([secrets(0), armor(0), health(hero(0))]).toEqual([[], 7, 30]);
});

it('FP-076: Explosive Trap clears four Wisps and breaks the attack off', () => {
  const game = match();
  const { summon, setHealth, endTurn, attack, hero, health, board } = game;
  const wisps = [1, 2, 3, 4].map(() => summon('Wisp', 1));
  setHealth(hero(1), 26);
  playFromHand(game, 'Explosive Trap', 0);
  endTurn();
  attack(pick(wisps), hero(0));
  expect([board(1), health(hero(1)), health(hero(0))]).toEqual([[], 24, 30]);
});

it('FP-077: Explosive Trap kills the Wisp beside, but the blow of the hero lands', () => {
  const game = match();
  const { summon, equip, endTurn, attack, hero, health, zoneOf } = game;
  const wisp = summon('Wisp', 1);
  equip("Light's Justice", 1);
  playFromHand(game, 'Explosive Trap', 0);
  endTurn();
  attack(hero(1), hero(0));
  expect([zoneOf(wisp), health(hero(0)), health(hero(1))]).toEqual(['graveyard', 29, 28]);
});

it('FP-078: Freezing Trap sends the Wisp back at a cost of 2, paid once', () => {
  const game = match();
  const { summon, endTurn, attack, hero, health, hand, play, zoneOf, costs, enchantmentsOn } = game;
  const wisp = summon('Wisp', 1);
  playFromHand(game, 'Freezing Trap', 0);
  endTurn();
  attack(wisp, hero(0));
  expect([hand(1), health(hero(0)), costs(wisp)]).toEqual([[wisp], 30, [2]]);
  play(wisp);
  expect([zoneOf(wisp), costs(wisp), enchantmentsOn(wisp)]).toEqual(['board', [0], 0]);
});

it('FP-079: Noble Sacrifice: Defender and Wisp kill each other', () => {
  const game = match();
  const { summon, endTurn, attack, hero, health, board, trace } = game;
  const wisp = summon('Wisp', 1);
  playFromHand(game, 'Noble Sacrifice', 0);
  endTurn();
  attack(wisp, hero(0));
  expect([board(0), board(1), health(hero(0))]).toEqual([[], [], 30]);
  const dead = trace().flatMap((event) => (event.type === 'Destroyed' ? [game.nameOf(event.id)] : []));
  expect(dead).toEqual(['Wisp', 'Defender']);
});

it('FP-080: Misdirection with nobody else: the hero of the attacker takes the hit', () => {
  const game = match();
  const { summon, endTurn, attack, hero, health, secrets } = game;
  const wisp = summon('Wisp', 1);
  playFromHand(game, 'Misdirection', 0);
  endTurn();
  attack(wisp, hero(0));
  expect([secrets(0), health(hero(0)), health(hero(1))]).toEqual([[], 30, 29]);
});

it('FP-081: Snake Trap: three Snakes, and the Wisp that was attacked is dead', () => {
  const game = match();
  const { summon, endTurn, attack, board, zoneOf } = game;
  const [wisp, boar] = [summon('Wisp', 0), summon('Stonetusk Boar', 1)];
  playFromHand(game, 'Snake Trap', 0);
  endTurn();
  attack(boar, wisp);
  expect([namesOf(game, board(0)), zoneOf(wisp)]).toEqual([['Snake', 'Snake', 'Snake'], 'graveyard']);
});

it('FP-082: Mirror Entity copies Injured Blademaster after its battlecry', () => {
  const game = match();
  const { endTurn, board, health } = game;
  playFromHand(game, 'Mirror Entity', 0);
  endTurn();
  const blademaster = playFromHand(game, 'Injured Blademaster', 1);
  expect(namesOf(game, board(0))).toEqual(['Injured Blademaster']);
  expect([health(blademaster), health(pick(board(0)))]).toEqual([3, 3]);
});

it('FP-083: Repentance, played before Mirror Entity, comes first: Footman and copy have 1 Health', () => {
  const game = match();
  const { endTurn, board, health, secrets } = game;
  playFromHand(game, 'Repentance', 0);
  playFromHand(game, 'Mirror Entity', 0);
  endTurn();
  const footman = playFromHand(game, 'Goldshire Footman', 1);
  expect([secrets(0), namesOf(game, board(0))]).toEqual([[], ['Goldshire Footman']]);
  expect([health(footman), health(pick(board(0)))]).toEqual([1, 1]);
});

it('FP-084: Repentance is for the minion that is played, not for the one that is summoned', () => {
  const game = match({}, [colossus]);
  const { summon, endTurn, health, maxHealth, secrets } = game;
  playFromHand(game, 'Repentance', 0);
  endTurn();
  const summoned = summon('Test Colossus', 1);
  expect([secrets(0).length, health(summoned), maxHealth(summoned)]).toEqual([1, 10, 10]);
  const played = playFromHand(game, 'Test Colossus', 1);
  expect([secrets(0).length, health(played), maxHealth(played)]).toEqual([0, 1, 1]);
  expect(health(summoned)).toBe(10);
});

it('FP-085: Spellbender lets a spell at the hero pass and takes the one at the Footman', () => {
  const game = match();
  const { summon, endTurn, hero, health, secrets, board } = game;
  const footman = summon('Goldshire Footman', 0);
  playFromHand(game, 'Spellbender', 0);
  endTurn();
  playFromHand(game, 'Moonfire', 1, { target: hero(0) });
  expect([secrets(0).length, health(hero(0)), board(0)]).toEqual([1, 29, [footman]]);
  playFromHand(game, 'Moonfire', 1, { target: footman });
  expect([secrets(0).length, health(footman)]).toEqual([0, 2]);
  expect(namesOf(game, board(0))).toEqual(['Goldshire Footman', 'Spellbender (minion)']);
  expect(game.stats(pick(board(0)))).toEqual([[1, 2]]);
});

it('FP-086: Redemption brings the Footman back with 1 Health', () => {
  const game = match();
  const { summon, endTurn, board, health, zoneOf } = game;
  const footman = summon('Goldshire Footman', 0);
  playFromHand(game, 'Redemption', 0);
  endTurn();
  playFromHand(game, 'Assassinate', 1, { target: footman });
  expect([zoneOf(footman), namesOf(game, board(0))]).toEqual(['graveyard', ['Goldshire Footman']]);
  expect(health(pick(board(0)))).toBe(1);
});

it('FP-087: Avenge waits for somebody to buff, and sleeps in the own turn', () => {
  const game = match();
  const { summon, endTurn, attack, secrets, zoneOf, stats } = game;
  const [wisp, boar] = [summon('Wisp', 0), summon('Stonetusk Boar', 1)];
  playFromHand(game, 'Avenge', 0);
  endTurn();
  attack(boar, wisp);
  expect([zoneOf(wisp), secrets(0).length]).toEqual(['graveyard', 1]);
  endTurn();
  const [mine, first, second] = [summon('Wisp', 0), summon('Wisp', 0), summon('Wisp', 0)];
  playFromHand(game, 'Moonfire', 0, { target: mine });
  expect([zoneOf(mine), secrets(0).length]).toEqual(['graveyard', 1]);
  endTurn();
  attack(playFromHand(game, 'Stonetusk Boar', 1), first);
  expect([zoneOf(first), secrets(0).length, stats(second)]).toEqual(['graveyard', 0, [[4, 3]]]);
});

it("FP-088: Duplicate: two Wisps in hand when one dies in the enemy's turn", () => {
  const game = match();
  const { summon, endTurn, hand, secrets } = game;
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Duplicate', 0);
  endTurn();
  playFromHand(game, 'Moonfire', 1, { target: wisp });
  expect([namesOf(game, hand(0)), secrets(0)]).toEqual([['Wisp', 'Wisp'], []]);
});

it('FP-089: Eye for an Eye mirrors 1 of a Boar, and for the other player 3 of Hammer of Wrath', () => {
  const game = match({ decks: [['Wisp'], []] });
  const { endTurn, attack, hero, health, secrets } = game;
  playFromHand(game, 'Eye for an Eye', 0);
  endTurn();
  attack(playFromHand(game, 'Stonetusk Boar', 1), hero(0));
  expect([health(hero(0)), health(hero(1)), secrets(0)]).toEqual([29, 29, []]);
  playFromHand(game, 'Eye for an Eye', 1);
  endTurn();
  playFromHand(game, 'Hammer of Wrath', 0, { target: hero(1) });
  expect([health(hero(0)), health(hero(1)), secrets(1)]).toEqual([26, 26, []]);
});

it("FP-090: Eaglehorn Bow has a third charge when Ice Barrier is revealed in the enemy's turn", () => {
  const game = match();
  const { summon, endTurn, attack, hero, health, weapon } = game;
  const wisp = summon('Wisp', 1);
  playFromHand(game, 'Eaglehorn Bow', 0);
  playFromHand(game, 'Ice Barrier', 0);
  const bow = weapon(0) ?? 0;
  expect(health(bow)).toBe(2);
  endTurn();
  attack(wisp, hero(0));
  expect(health(bow)).toBe(3);
});

it('FP-091: Kezan Mystic takes Snipe over before it is hit; a second one finds nothing', () => {
  const game = match();
  const { endTurn, secrets, health } = game;
  playFromHand(game, 'Snipe', 0);
  const snipe = pick(secrets(0));
  endTurn();
  const mystic = playFromHand(game, 'Kezan Mystic', 1);
  expect([secrets(0), secrets(1), health(mystic)]).toEqual([[], [snipe], 3]);
  const second = playFromHand(game, 'Kezan Mystic', 1);
  expect([secrets(0), secrets(1), health(second)]).toEqual([[], [snipe], 3]);
  expect(activated(game)).toEqual(['Kezan Mystic: battlecry', 'Kezan Mystic: battlecry']);
});

it('FP-092: Flare: no enemy Secret is left, and the own minion is no longer hidden', () => {
  const game = match({ decks: [[], ['Wisp']] });
  const { summon, endTurn, secrets, hasKeyword } = game;
  const worgen = summon('Worgen Infiltrator', 1);
  playFromHand(game, 'Ice Barrier', 0);
  endTurn();
  expect(hasKeyword(worgen, 'stealth')).toBe(true);
  playFromHand(game, 'Flare', 1);
  expect([secrets(0), hasKeyword(worgen, 'stealth'), activated(game)]).toEqual([[], false, []]);
});

describe('FP-175: two Secrets wait for the same attack', () => {
  const attackBehind = (...secrets: readonly string[]) => {
    const game = match();
    const wisp = game.summon('Wisp', 1);
    for (const secret of secrets) playFromHand(game, secret, 0);
    game.endTurn();
    game.attack(wisp, game.hero(0));
    const { hand, health, hero, board } = game;
    expect([hand(1), health(hero(0))]).toEqual([[wisp], 30]);
    return { board: namesOf(game, board(0)), left: namesOf(game, game.secrets(0)) };
  };

  it('FP-175: Noble Sacrifice first: both are used, and the Defender stays', () => {
    expect(attackBehind('Noble Sacrifice', 'Freezing Trap')).toEqual({ board: ['Defender'], left: [] });
  });

  it('FP-175: Freezing Trap first: the attacker is gone, and Noble Sacrifice waits on', () => {
    expect(attackBehind('Freezing Trap', 'Noble Sacrifice')).toEqual({ board: [], left: ['Noble Sacrifice'] });
  });
});
