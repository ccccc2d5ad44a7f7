// Classic neutral minions that react to damage, healing, arrivals and deaths.

import { expect } from 'vitest';
import { activated, pick, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Amani Berserker', '+3 Attack while it is damaged', () => {
  const { summon, dealDamage, heal, attackOf } = table();
  const berserker = summon('Amani Berserker', 0);
  const attacks = [attackOf(berserker)];
  dealDamage(berserker, 1);
  attacks.push(attackOf(berserker));
  heal(berserker, 1);
  attacks.push(attackOf(berserker));
  expect(attacks).toEqual([2, 5, 2]);
});

card('Amani Berserker', 'silenced it gains nothing', () => {
  const { summon, dealDamage, silence, attackOf } = table();
  const berserker = summon('Amani Berserker', 0);
  dealDamage(berserker, 1);
  silence(berserker);
  expect(attackOf(berserker)).toBe(2);
});

card(
  'Knife Juggler',
  '1 damage to a random enemy after each arrival on its side, not for its own and not for an enemy',
  () => {
    const hit = new Set<number>();
    for (let seed = 0; seed < 10; seed += 1) {
      const game = table({ seed });
      const { summon, hero, log } = game;
      const knives = () => log().flatMap((event) => (event.type === 'Damaged' ? [event] : []));
      const yeti = summon('Chillwind Yeti', 1);
      playFromHand(game, 'Knife Juggler', 0);
      const ogre = summon('Boulderfist Ogre', 1);
      expect(knives()).toEqual([]);
      playFromHand(game, 'Murloc Tidehunter', 0);
      expect(knives().map(({ amount }) => amount)).toEqual([1, 1]);
      for (const { target } of knives()) {
        expect([hero(1), yeti, ogre]).toContain(target);
        hit.add(target);
      }
    }
    expect(hit.size).toBe(3);
  },
);

card('Acolyte of Pain', 'draws one each time it takes damage, however much, not for a broken shield', () => {
  const game = table();
  const { cast, dealDamage, hand, summon } = game;
  const acolyte = playFromHand(game, 'Acolyte of Pain', 0);
  summon('Acolyte of Pain', 1);
  dealDamage(acolyte, 2);
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
  cast('Hand of Protection', 0, { target: acolyte });
  dealDamage(acolyte, 5);
  expect(hand(0)).toHaveLength(1);
  dealDamage(acolyte, 5);
  expect([hand(0).length, game.zoneOf(acolyte)]).toEqual([2, 'graveyard']);
});

card('Flesheating Ghoul', '+1 Attack for each minion that dies, on either side', () => {
  const { summon, destroy, equip, attackOf } = table();
  const ghoul = summon('Flesheating Ghoul', 0);
  destroy(summon('Wisp', 0));
  destroy(summon('Wisp', 1));
  const grown = attackOf(ghoul);
  destroy(equip('Fiery War Axe', 0));
  expect([grown, attackOf(ghoul)]).toEqual([5, 5]);
});

card('Flesheating Ghoul', 'those that die together with it give nothing', () => {
  const game = table();
  game.summon('Flesheating Ghoul', 0);
  game.summon('Wisp', 1);
  game.cast('Twisting Nether', 0);
  expect(activated(game)).toEqual([]);
});

card('Cult Master', 'draws for another own minion that dies, not for an enemy and not for itself', () => {
  const game = table();
  const { summon, destroy, hand } = game;
  const master = playFromHand(game, 'Cult Master', 0);
  destroy(summon('Wisp', 1));
  expect(hand(0)).toHaveLength(0);
  destroy(summon('Wisp', 0));
  expect(hand(0)).toHaveLength(1);
  destroy(master);
  expect(hand(0)).toHaveLength(1);
});

card('Lightwarden', '+2 Attack each time a character of either side is healed', () => {
  const { summon, dealDamage, heal, hero, attackOf } = table();
  const warden = summon('Lightwarden', 0);
  const enemy = summon('Chillwind Yeti', 1);
  for (const id of [hero(0), hero(1), enemy]) dealDamage(id, 3);
  for (const id of [hero(0), hero(1), enemy]) heal(id, 1);
  expect(attackOf(warden)).toBe(7);
});

card('Lightwarden', 'not for healing where nothing is missing; each of several healed counts', () => {
  const { summon, dealDamage, heal, cast, hero, attackOf } = table();
  const warden = summon('Lightwarden', 0);
  heal(hero(0), 5);
  expect(attackOf(warden)).toBe(1);
  const [hurt, alsoHurt] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  summon('Chillwind Yeti', 1);
  for (const id of [hurt, alsoHurt]) dealDamage(id, 1);
  cast('Circle of Healing', 1);
  expect(attackOf(warden)).toBe(5);
});

card(
  'Murloc Tidecaller',
  '+1 Attack for each Murloc summoned on either side, not for others and not for itself',
  () => {
    const game = table();
    const { summon, attackOf } = game;
    const caller = playFromHand(game, 'Murloc Tidecaller', 0);
    expect(attackOf(caller)).toBe(1);
    summon('Wisp', 0);
    expect(attackOf(caller)).toBe(1);
    playFromHand(game, 'Murloc Tidehunter', 0);
    expect(attackOf(caller)).toBe(3);
    summon('Murloc Raider', 1);
    expect(attackOf(caller)).toBe(4);
  },
);

card('Imp Master', 'at the end of the own turn it takes 1 damage and an Imp comes', () => {
  const game = table();
  const { endTurn, health, board, attackOf } = game;
  const master = playFromHand(game, 'Imp Master', 0);
  endTurn();
  expect([health(master), namesOf(game, board(0))]).toEqual([4, ['Imp Master', 'Imp']]);
  const imp = pick(board(0));
  expect([attackOf(imp), health(imp)]).toEqual([1, 1]);
  endTurn();
  expect([health(master), board(0).length]).toEqual([4, 2]);
});

card('Imp Master', 'its last point of Health still brings an Imp', () => {
  const game = table();
  const { summon, setHealth, endTurn, board } = game;
  setHealth(summon('Imp Master', 0), 1);
  endTurn();
  expect(namesOf(game, board(0))).toEqual(['Imp']);
});
