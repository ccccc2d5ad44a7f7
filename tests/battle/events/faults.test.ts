// What other engines of this kind get wrong (events.md §8a to §8e, §14), each as a test of the right behaviour.

import { describe, expect, it } from 'vitest';
import {
  ALL_MINIONS,
  all,
  any,
  damage,
  discard,
  draw,
  FRIENDLY_HAND,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  give,
  IS_MY_TURN,
  ifThen,
  leftmost,
  minion,
  not,
  OWN_SPELL_PLAY,
  randomMinion,
  rightmost,
  SELF,
  spell,
  summon,
  where,
} from '../../../machines/battle/cards.ts';
import { battleCards } from '../../../machines/battle/index.ts';
import type { SandboxGame } from '../../../machines/sandbox/index.ts';
import { activated, table } from '../table.ts';
import { stageWith } from './stage.ts';

const playCard = (stage: SandboxGame, name: string, seat: 0 | 1 = 0) => {
  const id = stage.addToHand(name, seat);
  stage.play(id);
  return id;
};

describe('deaths are simultaneous (§8a to §8e)', () => {
  it('FP-161: a Dark Cultist that dies with a Wisp does not save it', () => {
    const stage = table();
    const cultist = stage.summon('Dark Cultist', 0);
    stage.summon('Wisp', 0);
    stage.setHealth(cultist, 1);
    stage.cast('Whirlwind', 0);
    expect(stage.board(0)).toEqual([]);
  });

  it('FP-161: its Health goes to a minion that lives', () => {
    const stage = table();
    const cultist = stage.summon('Dark Cultist', 0);
    stage.summon('Wisp', 0);
    const yeti = stage.summon('Chillwind Yeti', 0);
    stage.setHealth(cultist, 1);
    stage.cast('Whirlwind', 0);
    expect(stage.board(0)).toEqual([yeti]);
    expect(stage.maxHealth(yeti)).toBe(8);
  });

  it.each([
    ['older', ['Baron Rivendare', 'Loot Hoarder']],
    ['younger', ['Loot Hoarder', 'Baron Rivendare']],
  ] as const)('FP-159: Twisting Nether with a Baron that is %s than the Hoarder: one card', (_age, order) => {
    const stage = table();
    for (const name of order) stage.summon(name, 0);
    stage.cast('Twisting Nether', 0);
    expect(stage.hand(0)).toHaveLength(1);
  });

  it.each([0, 1, 2, 3])(
    'FP-160: Flamestrike on three Explosive Sheep, the Acolyte at place %i: three cards',
    (place) => {
      const stage = table();
      for (let at = 0; at < 4; at += 1) {
        if (at === place) stage.summon('Acolyte of Pain', 0);
        if (at < 3) stage.summon('Explosive Sheep', 1);
      }
      stage.cast('Flamestrike', 0);
      expect(stage.board(1)).toEqual([]);
      expect(stage.hand(0)).toHaveLength(3);
    },
  );

  it('FP-162: two heroes that die in one step: a draw, whoever cast it', () => {
    for (const seat of [0, 1] as const) {
      const stage = table();
      stage.setHealth(stage.hero(0), 2);
      stage.setHealth(stage.hero(1), 2);
      stage.cast('Hellfire', seat);
      expect(stage.outcome()).toEqual({ result: 'draw' });
    }
  });

  it('8e: a game that is decided ends in a final state, with the rest of the wave processed', () => {
    const stage = table();
    stage.setHealth(stage.hero(1), 2);
    stage.summon('Loot Hoarder', 0);
    stage.summon('Leper Gnome', 1);
    stage.cast('Hellfire', 0);
    expect(stage.outcome()).toEqual({ result: 'win', player: 0 });
    expect(activated(stage)).toEqual(['Loot Hoarder: deathrattle', 'Leper Gnome: deathrattle']);
    expect([stage.board(0), stage.board(1)]).toEqual([[], []]);
    expect(stage.game.isOver).toBe(true);
  });
});

describe('events reach their listeners', () => {
  it('FP-164: each whelp that Onyxia brings makes a Knife Juggler throw, and so does Onyxia', () => {
    // Where there is place for all: six whelps and Onyxia, seven knives.
    const wide = table({ limits: { board: 8 } });
    wide.summon('Knife Juggler', 0);
    playCard(wide, 'Onyxia');
    expect(wide.board(0)).toHaveLength(8);
    expect(wide.health(wide.hero(1))).toBe(30 - 7);
    // On a board of seven the Juggler has one of the places (R21.1): five whelps, six knives.
    const usual = table();
    usual.summon('Knife Juggler', 0);
    playCard(usual, 'Onyxia');
    expect(usual.board(0)).toHaveLength(7);
    expect(usual.health(usual.hero(1))).toBe(30 - 6);
  });

  it('FP-164: and where the Juggler does not stand in the way: six whelps', () => {
    const stage = table();
    playCard(stage, 'Onyxia');
    expect(stage.board(0).map((id) => stage.nameOf(id))).toEqual([
      ...Array(3).fill('Whelp'),
      'Onyxia',
      ...Array(3).fill('Whelp'),
    ]);
  });

  it('FP-163: a summon by a spell is told "after" at once, "whenever" at the boundary (R6.4)', () => {
    const both = minion('Test Both', {
      cost: 0,
      attack: 0,
      health: 9,
      text: 'Hears.',
      events: [summon().on(damage(SELF, 0)), summon().after(damage(SELF, 0))],
    });
    const three = spell('Test Three', { cost: 0, text: 'Three Wisps.', spell: summon('Wisp', { count: 3 }) });
    const stage = stageWith([both, three]);
    stage.summon('Test Both', 0);
    stage.clearLog();
    stage.cast('Test Three', 0);
    const kinds = activated(stage).map((line) => line.split(': ')[1]);
    expect(kinds).toEqual([...Array(3).fill('afterSummon'), ...Array(3).fill('onSummon')]);
  });

  it('FP-165: a Wild Pyromancer reacts to Tracking once the choice is made', () => {
    const stage = table();
    const pyromancer = stage.summon('Wild Pyromancer', 0);
    const wisp = stage.summon('Wisp', 1);
    playCard(stage, 'Tracking');
    expect(stage.pendingChoice()).toBeDefined();
    expect([stage.health(pyromancer), stage.health(wisp)]).toEqual([2, 1]);
    stage.choose(0);
    expect(stage.health(pyromancer)).toBe(1);
    expect(stage.zoneOf(wisp)).toBe('graveyard');
  });

  it('14.7: a Wild Pyromancer does not react to the spell that put it into play (R6.6)', () => {
    const call = spell('Test Call', { cost: 0, text: 'A Wild Pyromancer.', spell: summon('Wild Pyromancer') });
    const stage = stageWith([call]);
    stage.cast('Test Call', 0);
    stage.summon('Wisp', 1);
    expect(activated(stage)).toEqual([]);
    stage.cast('The Coin', 0);
    expect(activated(stage)).toEqual(['Wild Pyromancer: afterSpell']);
  });

  it('14.7: a Secretkeeper reacts to the Secrets of both players', () => {
    const stage = table();
    const keeper = stage.summon('Secretkeeper', 0);
    playCard(stage, 'Counterspell', 1);
    expect([stage.attackOf(keeper), stage.health(keeper)]).toEqual([2, 3]);
    stage.endTurn();
    playCard(stage, 'Vaporize', 0);
    expect([stage.attackOf(keeper), stage.health(keeper)]).toEqual([3, 4]);
  });
});

describe('multipliers reach their triggers (14.3)', () => {
  it('FP-068: a doubled battlecry draws twice', () => {
    const stage = table();
    stage.summon('Brann Bronzebeard', 0);
    playCard(stage, 'Novice Engineer');
    expect(stage.hand(0)).toHaveLength(2);
  });

  it('FP-179: the second activation on a dying target deals its damage, and one on what is gone does nothing', () => {
    const stage = table();
    stage.summon('Brann Bronzebeard', 0);
    const wisp = stage.summon('Wisp', 0);
    const archer = stage.addToHand('Elven Archer', 0);
    stage.play(archer, { target: wisp });
    // Between the activations nobody is removed (R8.4): the Wisp is hit twice and then dies once.
    const damaged = stage.trace().filter((event) => event.type === 'Damaged' && event.target === wisp);
    expect(damaged).toHaveLength(2);
    expect(stage.trace().filter((event) => event.type === 'Destroyed' && event.id === wisp)).toHaveLength(1);
    const destroyedAt = stage.trace().findIndex((event) => event.type === 'Destroyed');
    const lastHit = stage.trace().findLastIndex((event) => event.type === 'Damaged');
    expect(lastHit).toBeLessThan(destroyedAt);
  });
});

describe('selectors, conditions and pickers', () => {
  it('14.4: the leftmost and the rightmost card of a hand are two cards', () => {
    const drop = spell('Test Drop', {
      cost: 0,
      text: 'Discard the card at either end.',
      spell: [discard(leftmost(FRIENDLY_HAND)), discard(rightmost(FRIENDLY_HAND))],
    });
    const stage = stageWith([drop]);
    const ids = ['Wisp', 'Chillwind Yeti', 'The Coin'].map((name) => stage.addToHand(name, 0));
    stage.cast('Test Drop', 0);
    expect(stage.hand(0)).toEqual([ids[1]]);
  });

  it('14.5: of two conditions both are asked, or either', () => {
    const hurt = { kind: 'minion', isDamaged: true } as const;
    const damagedOnes = where(FRIENDLY_MINIONS, hurt);
    const bothHold = all(IS_MY_TURN, { if: 'exists', selector: damagedOnes, atLeast: 1 });
    const oneHolds = any(not(IS_MY_TURN), { if: 'exists', selector: damagedOnes, atLeast: 1 });
    const ask = spell('Test Ask', {
      cost: 0,
      text: 'Asks.',
      spell: [ifThen(bothHold, draw(1)), ifThen(oneHolds, draw(1))],
    });
    const drawn = (isDamaged: boolean): number => {
      const stage = stageWith([ask]);
      const yeti = stage.summon('Chillwind Yeti', 0);
      if (isDamaged) stage.dealDamage(yeti, 1);
      stage.cast('Test Ask', 0);
      return stage.hand(0).length;
    };
    expect([drawn(false), drawn(true)]).toEqual([0, 2]);
  });

  it('14.6: cards filtered by two properties have both, each card once', () => {
    const find = spell('Test Find', {
      cost: 0,
      text: 'A legendary Beast.',
      spell: give(randomMinion({ race: 'beast', rarity: 'legendary' })),
    });
    const found = new Set<string>();
    for (let seed = 1; seed <= 30; seed += 1) {
      const stage = stageWith([find], { seed });
      stage.cast('Test Find', 0);
      for (const id of stage.hand(0)) found.add(stage.nameOf(id));
    }
    expect(found.size).toBeGreaterThan(1);
    const fitting = battleCards.filter(
      (each) => each.kind === 'minion' && each.race === 'beast' && each.rarity === 'legendary' && each.isCollectible,
    );
    for (const name of found) expect(fitting.map((each) => each.name)).toContain(name);
  });
});

describe('a text goes on after what it set off', () => {
  it('a choice in a reaction suspends the text that caused it, which then goes on', () => {
    const curious = minion('Test Curious', {
      cost: 0,
      attack: 1,
      health: 9,
      text: 'After you cast a spell, discover a minion.',
      events: OWN_SPELL_PLAY.on({ verb: 'discover', pool: { kind: 'minion' }, options: 3, then: [draw(1)] }),
    });
    const strike = spell('Test Strike', {
      cost: 0,
      text: '1 damage to all minions and to your hero.',
      spell: [damage(ALL_MINIONS, 1), damage(FRIENDLY_HERO, 1)],
    });
    const stage = stageWith([curious, strike]);
    stage.summon('Test Curious', 0);
    stage.play(stage.addToHand('Test Strike', 0));
    expect(stage.health(stage.hero(0))).toBe(30);
    stage.choose(1);
    expect(stage.health(stage.hero(0))).toBe(29);
    expect(stage.hand(0)).toHaveLength(1);
  });
});
