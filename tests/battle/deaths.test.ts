// Deaths: the order of Death Events, who is present, rounds, and deaths in the middle of a text (R4, R19).

import { expect, it } from 'vitest';
import { activated, pick, table } from './table.ts';

it('R19.5 step 3: deathrattles of both players run in one order of play', () => {
  const game = table();
  const { summon, cast, clearLog, nameOf, log } = game;
  const made = [
    summon('Loot Hoarder', 1),
    summon('Leper Gnome', 0),
    summon('Loot Hoarder', 0),
    summon('Leper Gnome', 1),
  ];
  clearLog();
  cast('Twisting Nether', 0);
  expect(log().flatMap((event) => (event.type === 'Triggered' ? [event.source] : []))).toEqual(made);
  expect(nameOf(pick(made))).toBe('Leper Gnome');
});

it('R19.5 step 2: who arrives in a Death Phase does not react to its later deaths', () => {
  const game = table();
  const { summon, cast, board, attackOf } = game;
  const ghoul = summon('Flesheating Ghoul', 0);
  cast('Ancestral Spirit', 0, { target: ghoul });
  summon('Wisp', 0);
  summon('Wisp', 1);
  cast('Twisting Nether', 1);
  expect([board(0).length, attackOf(pick(board(0)))]).toEqual([1, 3]);
});

it('R19.5 step 2: it does react to the deaths of the next round', () => {
  const { summon, cast, board, nameOf, attackOf } = table();
  const ghoul = summon('Flesheating Ghoul', 0);
  cast('Ancestral Spirit', 0, { target: ghoul });
  summon('Explosive Sheep', 0);
  summon('War Golem', 0);
  cast('Flamestrike', 1);
  expect(board(0).map(nameOf)).toEqual(['Flesheating Ghoul']);
  expect(attackOf(pick(board(0)))).toBe(4);
});

it('R19.6: a minion brought to 0 in a Death Phase is still there for the next deathrattle of it', () => {
  const game = table();
  const { summon, cast, log } = game;
  summon('Unstable Ghoul', 0);
  const wisp = summon('Wisp', 1);
  cast('Test Blessing', 1, { target: wisp });
  summon('Unstable Ghoul', 0);
  cast('Flamestrike', 1);
  const hits = log().filter((event) => event.type === 'Damaged' && event.target === wisp);
  expect(hits).toHaveLength(2);
});

it('R4.3: rounds are counted anew for the deaths of the next Phase', () => {
  const { summon, dealDamage, log } = table();
  dealDamage(summon('Wisp', 0), 1);
  summon('Leper Gnome', 1);
  dealDamage(summon('Explosive Sheep', 0), 1);
  expect(log().filter(({ type }) => type === 'DeathPhase')).toEqual([
    { type: 'DeathPhase', round: 1 },
    { type: 'DeathPhase', round: 1 },
    { type: 'DeathPhase', round: 2 },
  ]);
});

it('R19.2: a mark to be destroyed is not lifted by Health', () => {
  const { summon, cast, zoneOf } = table();
  const cultist = summon('Dark Cultist', 1);
  const yeti = summon('Chillwind Yeti', 1);
  cast('Twisting Nether', 0);
  expect([zoneOf(cultist), zoneOf(yeti)]).toEqual(['graveyard', 'graveyard']);
});

it('R10.3: a text is carried out to its end before anyone dies of it', () => {
  const { summon, addToHand, cast, log, hand, clearLog } = table();
  const wisp = summon('Wisp', 1);
  addToHand('Wisp', 0);
  clearLog();
  cast('Soulfire', 0, { target: wisp });
  expect(hand(0)).toEqual([]);
  expect(log()).toEqual([
    { type: 'SpellCast', card: 'Soulfire' },
    { type: 'Damaged', target: wisp, amount: 4 },
    { type: 'Destroyed', id: wisp },
    { type: 'DeathPhase', round: 1 },
  ]);
});

it('R19.9: Reincarnate runs the deathrattle before it brings back', () => {
  const game = table();
  const { summon, cast, log, clearLog } = game;
  const gnome = summon('Leper Gnome', 0);
  clearLog();
  cast('Reincarnate', 0, { target: gnome });
  expect(log().map(({ type }) => type)).toEqual([
    'SpellCast',
    'Destroyed',
    'DeathPhase',
    'Triggered',
    'Damaged',
    'Summoned',
  ]);
});

it('R19.9: an enemy minion reincarnated comes back for the enemy', () => {
  const { summon, cast, board, nameOf } = table();
  const yeti = summon('Chillwind Yeti', 1);
  cast('Reincarnate', 0, { target: yeti });
  expect([board(0), board(1).map(nameOf)]).toEqual([[], ['Chillwind Yeti']]);
});

it('R6.5: a mortally wounded minion keeps triggering within the Phase', () => {
  const game = table();
  const { summon, cast } = game;
  summon('Frothing Berserker', 0);
  summon('Wisp', 0);
  summon('Acolyte of Pain', 0);
  game.clearLog();
  cast('Flamestrike', 1);
  expect(activated(game)).toEqual([
    'Frothing Berserker: onDamage',
    'Frothing Berserker: onDamage',
    'Frothing Berserker: onDamage',
    'Acolyte of Pain: onDamage',
  ]);
});

it('R6.9: by default order of play counts across both players', () => {
  const game = table();
  const { summon, dealDamage, clearLog } = game;
  summon('Flesheating Ghoul', 1);
  summon('Cult Master', 0);
  const wisp = summon('Wisp', 0);
  clearLog();
  dealDamage(wisp, 1);
  expect(activated(game)).toEqual(['Flesheating Ghoul: onDeath', 'Cult Master: onDeath']);
});

it('R6.9: with a dominant player that one comes first, whoever it is', () => {
  for (const dominantPlayer of [0, 1] as const) {
    const game = table({ triggerOrdering: 'dominantPlayerFirst', dominantPlayer });
    const { summon, dealDamage, clearLog, log, ownerOf } = game;
    summon('Flesheating Ghoul', 0);
    summon('Flesheating Ghoul', 1);
    summon('Flesheating Ghoul', 0);
    const wisp = summon('Wisp', 1);
    clearLog();
    dealDamage(wisp, 1);
    const owners = log().flatMap((event) => (event.type === 'Triggered' ? [ownerOf(event.source)] : []));
    expect(owners).toEqual(dominantPlayer === 0 ? [0, 0, 1] : [1, 0, 0]);
  }
});

it('R6.9: Death Events stay in the one order of play all the same', () => {
  const game = table({ triggerOrdering: 'dominantPlayerFirst', dominantPlayer: 1 });
  const { summon, cast, log, clearLog } = game;
  const made = [summon('Loot Hoarder', 0), summon('Loot Hoarder', 1), summon('Loot Hoarder', 0)];
  clearLog();
  cast('Twisting Nether', 0);
  expect(log().flatMap((event) => (event.type === 'Triggered' ? [event.source] : []))).toEqual(made);
});
