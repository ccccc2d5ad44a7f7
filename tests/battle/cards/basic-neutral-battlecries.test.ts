// Basic neutral minions with a battlecry.

import { expect } from 'vitest';
import type { KnownCardName } from '../../../machines/battle/index.ts';
import { activated, count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

/** Any character of either side; Spell Damage does not help. */
const hitsFor = (name: KnownCardName, amount: number): void => {
  const game = table();
  const { summon, hero, health } = game;
  const [friend, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  summon('Kobold Geomancer', 0);
  for (const target of [friend, enemy, hero(0), hero(1)]) playFromHand(game, name, 0, { target });
  expect([health(friend), health(enemy)]).toEqual([5 - amount, 5 - amount]);
  expect([health(hero(0)), health(hero(1))]).toEqual([30 - amount, 30 - amount]);
};

/** It never means itself, nor a hidden enemy; summoned it does nothing. */
const sparesItselfAndTheHidden = (name: KnownCardName): void => {
  const game = table();
  const { summon, addToHand, play, hero, health } = game;
  const hidden = summon('Worgen Infiltrator', 1);
  const id = addToHand(name, 0);
  expect(refusalOf(() => play(id))).toBe('target-required');
  expect(refusalOf(() => play(id, { target: id }))).toBe('target-not-allowed');
  expect(refusalOf(() => play(id, { target: hidden }))).toBe('target-not-allowed');
  summon(name, 0);
  expect([health(hero(0)), health(hero(1)), activated(game)]).toEqual([30, 30, []]);
};

card('Elven Archer', '1 damage to any character', () => hitsFor('Elven Archer', 1));
card('Elven Archer', 'needs a target that may be meant', () => sparesItselfAndTheHidden('Elven Archer'));
card('Ironforge Rifleman', '1 damage to any character', () => hitsFor('Ironforge Rifleman', 1));
card('Ironforge Rifleman', 'needs a target that may be meant', () => sparesItselfAndTheHidden('Ironforge Rifleman'));
card('Stormpike Commando', '2 damage to any character', () => hitsFor('Stormpike Commando', 2));
card('Stormpike Commando', 'needs a target that may be meant', () => sparesItselfAndTheHidden('Stormpike Commando'));

card('Voodoo Doctor', 'heals any character for 2, at most to full', () => {
  const game = table();
  const { summon, dealDamage, hero, health } = game;
  const enemy = summon('Chillwind Yeti', 1);
  dealDamage(hero(0), 5);
  dealDamage(enemy, 1);
  playFromHand(game, 'Voodoo Doctor', 0, { target: hero(0) });
  playFromHand(game, 'Voodoo Doctor', 0, { target: enemy });
  expect([health(hero(0)), health(enemy)]).toEqual([27, 5]);
});

card('Voodoo Doctor', 'takes a target that needs no healing, and nothing is healed then', () => {
  const game = table();
  const { hero, health } = game;
  playFromHand(game, 'Voodoo Doctor', 0, { target: hero(1) });
  expect([health(hero(1)), count(game, 'Healed')]).toEqual([30, 0]);
});

const drawsOne = (name: KnownCardName): void => {
  const game = table();
  const { hand, deck, summon, hero, health } = game;
  playFromHand(game, name, 0);
  expect([hand(0).length, deck(0).length, hand(1).length, deck(1).length]).toEqual([1, 19, 0, 20]);
  summon(name, 0);
  expect(hand(0)).toHaveLength(1);
  const tired = table({ decks: [[], []] });
  playFromHand(tired, name, 0);
  expect([tired.hand(0).length, tired.health(tired.hero(0)), health(hero(0))]).toEqual([0, 29, 30]);
};

card('Novice Engineer', 'draws a card when played, with an empty deck it costs Health', () =>
  drawsOne('Novice Engineer'),
);
card('Gnomish Inventor', 'draws a card when played, with an empty deck it costs Health', () =>
  drawsOne('Gnomish Inventor'),
);

card('Acidic Swamp Ooze', 'destroys the weapon of the opponent and leaves the own one', () => {
  const game = table();
  const { equip, weapon, zoneOf } = game;
  const [own, theirs] = [equip('Arcanite Reaper', 0), equip('Fiery War Axe', 1)];
  playFromHand(game, 'Acidic Swamp Ooze', 0);
  expect([weapon(0), zoneOf(own), weapon(1), zoneOf(theirs)]).toEqual([own, 'weapon', undefined, 'graveyard']);
});

card('Acidic Swamp Ooze', 'is played all the same when there is no weapon to destroy', () => {
  const game = table();
  const own = game.equip('Arcanite Reaper', 0);
  const ooze = playFromHand(game, 'Acidic Swamp Ooze', 0);
  expect([game.board(0), game.weapon(0)]).toEqual([[ooze], own]);
});

/** One token at its right side; none if it took the last place, and none when it is summoned. */
const bringsOne = (
  name: KnownCardName,
  token: KnownCardName,
  { attack, health: printed }: { readonly attack: number; readonly health: number },
): void => {
  const game = table();
  const { summon, board, attackOf, health } = game;
  summon('Wisp', 0);
  playFromHand(game, name, 0, { position: 0 });
  expect(namesOf(game, board(0))).toEqual([name, token, 'Wisp']);
  const made = pick(board(0), 1);
  expect([attackOf(made), health(made), board(1)]).toEqual([attack, printed, []]);
  for (let count = 3; count < 6; count += 1) summon(name, 0);
  playFromHand(game, name, 0);
  expect(namesOf(game, board(0)).filter((each) => each === token)).toEqual([token]);
};

card('Murloc Tidehunter', 'brings a 1/1 Murloc Scout if there is room', () =>
  bringsOne('Murloc Tidehunter', 'Murloc Scout', { attack: 1, health: 1 }),
);
card('Razorfen Hunter', 'brings a 1/1 Boar if there is room', () =>
  bringsOne('Razorfen Hunter', 'Boar', { attack: 1, health: 1 }),
);
card('Dragonling Mechanic', 'brings a 2/1 Mechanical Dragonling if there is room', () =>
  bringsOne('Dragonling Mechanic', 'Mechanical Dragonling', { attack: 2, health: 1 }),
);

card('Shattered Sun Cleric', '+1/+1 for another own minion, until silenced', () => {
  const game = table();
  const { summon, attackOf, health, silence } = game;
  const friend = summon('Chillwind Yeti', 0);
  const cleric = playFromHand(game, 'Shattered Sun Cleric', 0, { target: friend });
  expect([attackOf(friend), health(friend)]).toEqual([5, 6]);
  expect([attackOf(cleric), health(cleric)]).toEqual([3, 2]);
  silence(friend);
  expect([attackOf(friend), health(friend)]).toEqual([4, 5]);
});

card('Shattered Sun Cleric', 'is for own minions only, and needs none to be played', () => {
  const game = table();
  const { summon, addToHand, play, hero, board } = game;
  const enemy = summon('Chillwind Yeti', 1);
  const cleric = addToHand('Shattered Sun Cleric', 0);
  for (const target of [enemy, hero(0), cleric]) {
    expect(refusalOf(() => play(cleric, { target }))).toBe('target-not-allowed');
  }
  play(cleric);
  expect(board(0)).toEqual([cleric]);
  const second = addToHand('Shattered Sun Cleric', 0);
  expect(refusalOf(() => play(second))).toBe('target-required');
});

card('Darkscale Healer', 'heals all own characters for 2, and no enemy', () => {
  const game = table();
  const { summon, dealDamage, hero, health } = game;
  const [hurt, scratched, enemy] = [
    summon('Chillwind Yeti', 0),
    summon('Chillwind Yeti', 0),
    summon('Chillwind Yeti', 1),
  ];
  for (const [target, amount] of [
    [hurt, 3],
    [scratched, 1],
    [enemy, 3],
    [hero(0), 5],
    [hero(1), 5],
  ] as const) {
    dealDamage(target, amount);
  }
  playFromHand(game, 'Darkscale Healer', 0);
  expect([health(hurt), health(scratched), health(hero(0))]).toEqual([4, 5, 27]);
  expect([health(enemy), health(hero(1))]).toEqual([2, 25]);
});

card('Nightblade', '3 damage to the enemy hero, armour first, and to nobody else', () => {
  const game = table();
  const { summon, gainArmor, hero, health, armor } = game;
  const enemy = summon('Chillwind Yeti', 1);
  gainArmor(1, 2);
  playFromHand(game, 'Nightblade', 0);
  expect([health(hero(1)), armor(1), health(hero(0)), health(enemy)]).toEqual([29, 0, 30, 5]);
  summon('Nightblade', 0);
  expect(health(hero(1))).toBe(29);
});

card('Frostwolf Warlord', '+1/+1 for each other own minion that is there when it is played', () => {
  const game = table();
  const { summon, attackOf, health, silence } = game;
  for (const seat of [0, 0, 0, 1] as const) summon('Wisp', seat);
  const warlord = playFromHand(game, 'Frostwolf Warlord', 0);
  expect([attackOf(warlord), health(warlord)]).toEqual([7, 7]);
  summon('Wisp', 0);
  expect([attackOf(warlord), health(warlord)]).toEqual([7, 7]);
  silence(warlord);
  expect([attackOf(warlord), health(warlord)]).toEqual([4, 4]);
});

card('Frostwolf Warlord', 'alone it is 4/4', () => {
  const game = table();
  game.summon('Wisp', 1);
  const warlord = playFromHand(game, 'Frostwolf Warlord', 0);
  expect([game.attackOf(warlord), game.health(warlord)]).toEqual([4, 4]);
});
