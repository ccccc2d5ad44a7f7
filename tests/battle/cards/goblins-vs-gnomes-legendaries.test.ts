// Goblins vs Gnomes neutral Legendary minions.

import { expect } from 'vitest';
import { battle } from '../../../machines/battle/index.ts';
import { pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

card("Mimiron's Head", 'with three Mechs at the start of its turn, all of them become one V-07-TR-0N', () => {
  const game = table({ checksActions: true });
  const { summon, endTurn, board, zoneOf, attack, hero, health } = game;
  const mechs = [summon("Mimiron's Head", 0), summon('Target Dummy', 0), summon('Spider Tank', 0)];
  const [wisp, enemy] = [summon('Wisp', 0), summon('Spider Tank', 1)];
  endTurn();
  expect(board(0)).toHaveLength(4);
  endTurn();
  expect(mechs.map(zoneOf)).toEqual(['graveyard', 'graveyard', 'graveyard']);
  expect(namesOf(game, board(0))).toEqual(['Wisp', 'V-07-TR-0N']);
  expect([zoneOf(wisp), zoneOf(enemy)]).toEqual(['board', 'board']);
  const titan = pick(board(0));
  for (let attacks = 0; attacks < 4; attacks += 1) attack(titan, hero(1));
  expect([health(hero(1)), refusalOf(() => attack(titan, hero(1)))]).toEqual([14, 'attack-used']);
});

card("Mimiron's Head", 'two Mechs are too few; enemy Mechs do not count', () => {
  const game = table();
  const { summon, endTurn, board } = game;
  const own = [summon("Mimiron's Head", 0), summon('Target Dummy', 0)];
  for (let mechs = 0; mechs < 3; mechs += 1) summon('Target Dummy', 1);
  endTurn();
  endTurn();
  expect(board(0)).toEqual(own);
});

card("Mimiron's Head", 'R19.9: what the Mechs leave behind comes before V-07-TR-0N', () => {
  const game = table();
  const { summon, endTurn, board } = game;
  summon("Mimiron's Head", 0);
  for (let golems = 0; golems < 6; golems += 1) summon('Harvest Golem', 0);
  endTurn();
  endTurn();
  expect(namesOf(game, board(0))).toEqual([...Array(6).fill('Damaged Golem'), 'V-07-TR-0N']);
});

card('Blingtron 3000', 'each player gets a random weapon', () => {
  const weapons = new Set<string>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    playFromHand(game, 'Blingtron 3000', 0);
    for (const seat of [0, 1] as const) {
      const name = game.nameOf(game.weapon(seat) ?? 0);
      expect(battle.cards.cards.get(name)).toMatchObject({ kind: 'weapon', isCollectible: true });
      weapons.add(name);
    }
  }
  expect(weapons.size).toBeGreaterThan(3);
});

card('Blingtron 3000', 'the weapons that were there break, with their deathrattles', () => {
  const game = table();
  const { equip, summon, zoneOf, health } = game;
  const yeti = summon('Chillwind Yeti', 1);
  const old = [equip("Death's Bite", 0), equip("Death's Bite", 1)];
  playFromHand(game, 'Blingtron 3000', 0);
  expect([old.map(zoneOf), health(yeti)]).toEqual([['graveyard', 'graveyard'], 3]);
  expect([game.weapon(0), game.weapon(1)]).not.toContain(undefined);
});

/** Who was hit when the attacker was sent against one of two: `meant`, `other`, or something worse. */
const hitBy = (game: ReturnType<typeof table>, attacker: number, meant: number, other: number): string => {
  game.clearLog();
  game.attack(attacker, meant);
  const first = game.log().find((event) => event.type === 'Damaged');
  if (first?.type !== 'Damaged') return 'nobody';
  if (first.target === meant) return 'meant';
  return first.target === other ? 'other' : `entity ${first.target}`;
};

card('Mogor the Ogre', 'minions of both sides hit another of their enemies half the time', () => {
  for (const attackingSeat of [0, 1] as const) {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const game = table({ seed });
      game.summon('Mogor the Ogre', 0);
      const defendingSeat = attackingSeat === 0 ? 1 : 0;
      const attacker = game.summon('Boulderfist Ogre', attackingSeat);
      const victim = attackingSeat === 0 ? game.summon('War Golem', 1) : pick(game.board(0), 0);
      seen.add(hitBy(game, attacker, game.hero(defendingSeat), victim));
    }
    expect([...seen].sort()).toEqual(['meant', 'other']);
  }
});

card('Mogor the Ogre', 'heroes hit what they mean', () => {
  for (const seed of SEEDS) {
    const game = table({ seed });
    game.summon('Mogor the Ogre', 0);
    game.equip('Arcanite Reaper', 0);
    const golem = game.summon('War Golem', 1);
    expect(hitBy(game, game.hero(0), game.hero(1), golem)).toBe('meant');
  }
});

card('Dr. Boom', 'two Boom Bots, one on each side of him', () => {
  const game = table();
  const { summon, board, nameOf } = game;
  summon('Wisp', 0);
  playFromHand(game, 'Dr. Boom', 0);
  expect(board(0).map(nameOf)).toEqual(['Wisp', 'Boom Bot', 'Dr. Boom', 'Boom Bot']);
  expect(board(1)).toEqual([]);
});

card('Dr. Boom', 'one place, one Boom Bot; summoned he brings none', () => {
  const game = table();
  for (let place = 0; place < 4; place += 1) game.summon('Wisp', 0);
  game.summon('Dr. Boom', 0);
  expect(game.board(0)).toHaveLength(5);
  playFromHand(game, 'Dr. Boom', 0);
  expect(namesOf(game, game.board(0)).filter((name) => name === 'Boom Bot')).toHaveLength(1);
});

card('Boom Bot', '1 to 4 damage to one enemy when it dies, minion or hero', () => {
  const amounts = new Set<number>();
  const victims = new Set<number>();
  for (let seed = 0; seed < 30; seed += 1) {
    const { summon, destroy, log, hero } = table({ seed });
    const bot = summon('Boom Bot', 0);
    const [own, enemy] = [summon('Boulderfist Ogre', 0), summon('Boulderfist Ogre', 1)];
    destroy(bot);
    const hits = log().flatMap((event) => (event.type === 'Damaged' ? [event] : []));
    expect(hits).toHaveLength(1);
    for (const { target, amount } of hits) {
      expect([own, hero(0)]).not.toContain(target);
      expect([enemy, hero(1)]).toContain(target);
      amounts.add(amount);
      victims.add(target);
    }
  }
  expect([[...amounts].sort(), victims.size]).toEqual([[1, 2, 3, 4], 2]);
});

card('Troggzor the Earthinator', "one Burly Rockjaw Trogg before each of the opponent's spells is carried out", () => {
  const game = table();
  const { summon, endTurn, board, attackOf } = game;
  summon('Troggzor the Earthinator', 0);
  playFromHand(game, 'The Coin', 0);
  endTurn();
  playFromHand(game, 'Wisp', 1);
  expect(board(0)).toHaveLength(1);
  playFromHand(game, 'The Coin', 1);
  playFromHand(game, 'The Coin', 1);
  expect(namesOf(game, board(0)).slice(1)).toEqual(Array(2).fill('Burly Rockjaw Trogg'));
  // The first one has seen the second Coin.
  expect(board(0).slice(1).map(attackOf).sort()).toEqual([3, 5]);
});

card('Foe Reaper 4000', 'hits the neighbours of the minion that it attacks as hard', () => {
  const { summon, attack, health, board, hero } = table();
  const [far, left, middle, right] = [0, 1, 2, 3].map(() => summon('War Golem', 1));
  const reaper = summon('Foe Reaper 4000', 0);
  attack(reaper, middle ?? 0);
  expect([far, left, middle, right].map((id) => health(id ?? 0))).toEqual([7, 1, 1, 1]);
  expect([health(reaper), board(1).length, health(hero(1))]).toEqual([2, 4, 30]);
});

card('Foe Reaper 4000', 'R13.4: the three die together, also with the reaper itself', () => {
  const { summon, attack, zoneOf, log, setHealth, clearLog } = table();
  const prey = [0, 1, 2].map(() => summon('Boulderfist Ogre', 1));
  for (const ogre of prey) setHealth(ogre, 6);
  const reaper = summon('Foe Reaper 4000', 0);
  setHealth(reaper, 6);
  clearLog();
  attack(reaper, pick(prey, 1));
  expect([...prey, reaper].map(zoneOf)).toEqual(Array(4).fill('graveyard'));
  expect(log().filter(({ type }) => type === 'DeathPhase')).toHaveLength(1);
});

card('Foe Reaper 4000', 'a hero has no neighbours, and it hits nobody else when it defends', () => {
  const { summon, attack, health, hero, trace } = table();
  const [enemy, other] = [summon('Boulderfist Ogre', 1), summon('War Golem', 1)];
  const reaper = summon('Foe Reaper 4000', 0);
  attack(reaper, hero(1));
  expect([health(hero(1)), health(enemy), health(other)]).toEqual([24, 7, 7]);
  attack(enemy, reaper);
  expect([health(enemy), health(other)]).toEqual([1, 7]);
  expect(trace().filter(({ type }) => type === 'Damaged')).toHaveLength(3);
});

card("Sneed's Old Shredder", 'leaves a collectible Legendary minion', () => {
  const pilots = new Set<string>();
  for (const seed of SEEDS) {
    const { summon, destroy, board, nameOf } = table({ seed });
    destroy(summon("Sneed's Old Shredder", 0));
    expect(board(0)).toHaveLength(1);
    const name = nameOf(pick(board(0)));
    const found = battle.cards.cards.get(name);
    expect(found).toMatchObject({ kind: 'minion', rarity: 'legendary', isCollectible: true });
    pilots.add(name);
  }
  expect(pilots.size).toBeGreaterThan(4);
});

card('Mekgineer Thermaplugg', 'one Leper Gnome for each enemy minion that dies, none for his own', () => {
  const game = table();
  const { summon, destroy, board } = game;
  const plugg = summon('Mekgineer Thermaplugg', 0);
  destroy(summon('Wisp', 0));
  expect(board(0)).toEqual([plugg]);
  summon('Wisp', 1);
  summon('Wisp', 1);
  playFromHand(game, 'Arcane Explosion', 0);
  expect(namesOf(game, board(0)).slice(1)).toEqual(['Leper Gnome', 'Leper Gnome']);
});
