// Matching (events.md §4): the same or a derived kind of event, and arguments that encompass what happened, seen from
// the listener's side. Who listens is fixed when the event happens (R6.1).

import { describe, expect, it } from 'vitest';
import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  adjacentTo,
  attack,
  CONTROLLER,
  changeAmount,
  compare,
  damage,
  destroy,
  draw,
  EACH_PLAYER,
  type Effect,
  ENEMY_CHARACTERS,
  EVENT_AMOUNT,
  either,
  except,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  fullHeal,
  heal,
  healthOf,
  type Listener,
  minion,
  named,
  not,
  OPPONENT,
  OWN_CARD_PLAY,
  other,
  play,
  returnToHand,
  SELF,
  SELF_DAMAGE,
  SPELL,
  silence,
  spell,
  summon,
  times,
  transform,
  where,
} from '../../../machines/battle/cards.ts';
import type { SandboxGame } from '../../../machines/sandbox/index.ts';
import { pick } from '../table.ts';
import { ear, kindsOf, stageWith } from './stage.ts';

const listening = (name: string, listener: Listener) => ear(name, listener);
const hear = fullHeal(SELF);
const body = { cost: 0, attack: 1, health: 20, text: 'Reacts.' };

/** How often the ear, on seat 0's side, reacts to what is done. */
const reactions = (listener: Listener, act: (stage: SandboxGame) => void): number => {
  const stage = stageWith([listening('Ear', listener)]);
  const id = stage.summon('Test Ear', 0);
  stage.clearLog();
  act(stage);
  return kindsOf(stage, id).length;
};

describe('arguments encompass what happened', () => {
  const sweep: readonly (readonly [string, Listener, number])[] = [
    ['no argument hears every hit', damage().after(hear), 4],
    ['all characters hear every hit', damage(ALL_CHARACTERS).after(hear), 4],
    ['the own hero hears the one hit on it', damage(FRIENDLY_HERO).after(hear), 1],
    ['the listener hears the hit on itself', SELF_DAMAGE.after(hear), 1],
    ['other own minions hear none', damage(other(FRIENDLY_MINIONS)).after(hear), 0],
    ['enemies hear two', damage(ENEMY_CHARACTERS).after(hear), 2],
    ['enemies but their minions hear one', damage(except(ENEMY_CHARACTERS, ALL_MINIONS)).after(hear), 1],
    ['either of two groups', damage(either(FRIENDLY_HERO, where(ALL_MINIONS, { name: 'Wisp' }))).after(hear), 2],
    ['no neighbour is there', damage(adjacentTo(SELF)).after(hear), 0],
  ];

  it.each(sweep)('%s of Hellfire', (_name, listener, expected) => {
    const heard = reactions(listener, ({ summon: put, cast }) => {
      put('Wisp', 1);
      cast('Hellfire', 1);
    });
    expect(heard).toBe(expected);
  });

  it('is seen from the side of the listener', () => {
    const byOpponent = play(OPPONENT).after(hear);
    expect(reactions(byOpponent, ({ cast }) => cast('The Coin', 0))).toBe(0);
    expect(reactions(byOpponent, ({ cast }) => cast('The Coin', 1))).toBe(1);
    expect(reactions(byOpponent, ({ addToHand, play: put }) => put(addToHand('Wisp', 1)))).toBe(1);
    const spellByMe = play(CONTROLLER, SPELL).after(hear);
    expect(reactions(spellByMe, ({ addToHand, play: put }) => put(addToHand('Wisp', 0)))).toBe(0);
    const byAnyone = play(EACH_PLAYER, SPELL).after(hear);
    expect(reactions(byAnyone, ({ cast }) => cast('The Coin', 1))).toBe(1);
  });

  it('asks for the source of an event', () => {
    const bySelf = damage().by(SELF).after(hear);
    expect(reactions(bySelf, ({ dealDamage, hero }) => dealDamage(hero(1), 1))).toBe(0);
    expect(reactions(bySelf, ({ cast, hero }) => cast('Moonfire', 0, { target: hero(1) }))).toBe(0);
    const bySpell = damage()
      .by(where({ select: 'group', side: 'any', kind: 'card', zone: 'play' }, SPELL))
      .after(hear);
    expect(reactions(bySpell, ({ cast, hero }) => cast('Moonfire', 0, { target: hero(1) }))).toBe(1);
  });

  it('asks for both parties of an attack', () => {
    const atMyHero = attack(undefined, FRIENDLY_HERO).on(hear);
    const charge = (defends: (stage: SandboxGame) => number) => (stage: SandboxGame) =>
      stage.attack(stage.summon('Bluegill Warrior', 1), defends(stage));
    expect(
      reactions(
        atMyHero,
        charge(({ hero }) => hero(0)),
      ),
    ).toBe(1);
    expect(
      reactions(
        atMyHero,
        charge(({ summon: put }) => put('Wisp', 0)),
      ),
    ).toBe(0);
  });

  it('asks for the amount', () => {
    const hard = damage(FRIENDLY_HERO).atLeast(3).after(hear);
    expect(reactions(hard, ({ dealDamage, hero }) => dealDamage(hero(0), 2))).toBe(0);
    expect(reactions(hard, ({ dealDamage, hero }) => dealDamage(hero(0), 3))).toBe(1);
  });
});

describe('derived kinds of event reach listeners of their base kind', () => {
  const both = minion('Test Mother', { ...body, battlecry: { verb: 'summonBothSides', card: 'Wisp', count: 3 } });
  const heard = (verb: Listener['listen'], act: (stage: SandboxGame) => void): number => {
    const stage = stageWith([both, ear('Ear', { listen: verb, position: 'after' })], { decks: [[], []] });
    const id = stage.summon('Test Ear', 0);
    stage.clearLog();
    act(stage);
    return kindsOf(stage, id).length;
  };
  const playMother = ({ addToHand, play: put }: SandboxGame) => put(addToHand('Test Mother', 0));
  const burnOne = ({ addToHand, addToDeck, draw: take }: SandboxGame) => {
    for (let cards = 0; cards < 10; cards += 1) addToHand('Wisp', 0);
    addToDeck('Wisp', 0);
    take(0);
  };

  it('summoning on both sides is a summon, and a summon is not that', () => {
    expect(heard('summon', playMother)).toBe(4);
    expect(heard('summonBothSides', playMother)).toBe(3);
    expect(heard('summonBothSides', ({ summon: put }) => put('Wisp', 0))).toBe(0);
  });

  it('fatigue is damage, and damage is not fatigue', () => {
    expect(heard('damage', ({ draw: take }) => take(0))).toBe(1);
    expect(heard('fatigue', ({ draw: take }) => take(0))).toBe(1);
    expect(heard('fatigue', ({ dealDamage, hero }) => dealDamage(hero(0), 1))).toBe(0);
  });

  it('a burned card is discarded, not drawn, and a discard burns nothing', () => {
    expect(heard('discard', burnOne)).toBe(1);
    expect(heard('burn', burnOne)).toBe(1);
    expect(heard('draw', burnOne)).toBe(0);
    expect(heard('burn', ({ addToHand, discard }) => discard(addToHand('Wisp', 0)))).toBe(0);
  });
});

describe('who listens is fixed when the event happens (R6.1, R6.5)', () => {
  const meddler = (reaction: Effect) => minion('Test Meddler', { ...body, events: OWN_CARD_PLAY.on(reaction) });
  const victims = where(ALL_MINIONS, { name: 'Test Victim' });
  const victim = minion('Test Victim', { ...body, events: OWN_CARD_PLAY.on(hear) });
  const playCoin = (stage: SandboxGame) => {
    stage.summon('Test Meddler', 0);
    const id = stage.summon('Test Victim', 0);
    stage.clearLog();
    stage.play(stage.addToHand('The Coin', 0));
    return id;
  };

  it.each([
    ['destroyed, and still in play', destroy(victims), 1],
    ['bounced', returnToHand(victims), 0],
    ['silenced', silence(victims), 0],
    ['transformed', transform(victims, 'Sheep'), 0],
  ] as const)('a younger listener that is %s', (_name, reaction, expected) => {
    const stage = stageWith([meddler(reaction), victim]);
    expect(kindsOf(stage, playCoin(stage))).toHaveLength(expected);
  });

  it('a newcomer does not hear what was going on when it came, but hears the next', () => {
    const late = ear('Late', OWN_CARD_PLAY.on(hear));
    const stage = stageWith([meddler(summon(named('Test Late'))), victim, late]);
    playCoin(stage);
    const [newcomer] = stage.board(0).filter((id) => stage.nameOf(id) === 'Test Late');
    if (newcomer === undefined) throw new Error('Nobody has come.');
    expect(kindsOf(stage, newcomer)).toEqual([]);
    stage.play(stage.addToHand('The Coin', 0));
    expect(kindsOf(stage, newcomer)).toEqual(['onSpell']);
  });

  it('asks a condition when the turn of the trigger comes (R6.3)', () => {
    const healer = minion('Test Healer', { ...body, events: SELF_DAMAGE.after(heal(ALL_MINIONS, 9)) });
    const sore = minion('Test Sore', {
      ...body,
      events: damage(ALL_MINIONS)
        .when(compare(healthOf(SELF), '<', 20))
        .after(draw(1)),
    });
    const stage = stageWith([healer, sore]);
    stage.summon('Test Healer', 0);
    stage.summon('Test Sore', 0);
    stage.cast('Whirlwind', 0);
    expect(stage.hand(0)).toHaveLength(0);
  });
});

describe('proposed damage and healing can be changed (R6.10)', () => {
  const shield = (listener: Listener) => minion('Test Shield', { ...body, events: listener });

  it('to another amount, which armour, Health and the Damage Event then have', () => {
    const half = damage(FRIENDLY_HERO).on(changeAmount(times(EVENT_AMOUNT, 0.5)));
    const stage = stageWith([shield(half), ear('Ear', damage(FRIENDLY_HERO).atLeast(3).after(hear))]);
    stage.summon('Test Shield', 0);
    const id = stage.summon('Test Ear', 0);
    stage.dealDamage(stage.hero(0), 5);
    expect(stage.health(stage.hero(0))).toBe(27);
    stage.dealDamage(stage.hero(0), 4);
    expect(stage.health(stage.hero(0))).toBe(25);
    expect(kindsOf(stage, id)).toEqual(['onDamage']);
  });

  it('to nothing: no damage, no Damage Event, no shield lost', () => {
    const none = damage(FRIENDLY_MINIONS).on(changeAmount(0));
    const stage = stageWith([shield(none), ear('Ear', damage().after(hear))]);
    const guarded = stage.summon('Test Shield', 0);
    const squire = stage.summon('Argent Squire', 0);
    const id = stage.summon('Test Ear', 1);
    stage.clearLog();
    stage.dealDamage(guarded, 3);
    stage.dealDamage(squire, 3);
    expect(stage.health(guarded)).toBe(20);
    expect(stage.hasKeyword(squire, 'divineShield')).toBe(true);
    expect(kindsOf(stage, id)).toEqual([]);
    stage.dealDamage(stage.hero(0), 3);
    expect(kindsOf(stage, id)).toEqual(['onDamage']);
  });

  it('one after the other, the second on what the first has left', () => {
    const minusOne = minion('Test Pad', {
      ...body,
      events: damage(FRIENDLY_HERO)
        .when(compare(EVENT_AMOUNT, '>', 1))
        .on(changeAmount({ number: 'plus', of: [EVENT_AMOUNT, -1] })),
    });
    const stage = stageWith([minusOne]);
    for (let pads = 0; pads < 3; pads += 1) stage.summon('Test Pad', 0);
    stage.dealDamage(stage.hero(0), 3);
    expect(stage.health(stage.hero(0))).toBe(29);
  });

  it('of one target of an area, not of the others', () => {
    const none = damage(SELF).on(changeAmount(0));
    const stage = stageWith([shield(none)]);
    const guarded = stage.summon('Test Shield', 0);
    const yeti = stage.summon('Chillwind Yeti', 0);
    stage.cast('Hellfire', 1);
    expect([stage.health(guarded), stage.health(yeti), stage.health(stage.hero(0))]).toEqual([20, 2, 27]);
  });

  it('of healing', () => {
    const double = heal(FRIENDLY_HERO).on(changeAmount(times(EVENT_AMOUNT, 2)));
    const stage = stageWith([shield(double)]);
    stage.summon('Test Shield', 0);
    stage.dealDamage(stage.hero(0), 9);
    stage.heal(stage.hero(0), 3);
    expect(stage.health(stage.hero(0))).toBe(27);
    stage.heal(stage.hero(0), 3);
    expect(stage.health(stage.hero(0))).toBe(30);
  });

  it('is not asked of an Immune target, and is asked of one with a Divine Shield', () => {
    const stage = stageWith([ear('Ear', damage().on(hear))]);
    const id = stage.summon('Test Ear', 0);
    const squire = stage.summon('Argent Squire', 0);
    stage.dealDamage(squire, 1);
    expect(kindsOf(stage, id)).toEqual(['onProposedDamage']);
    stage.summon("Mal'Ganis", 0);
    stage.clearLog();
    stage.dealDamage(stage.hero(0), 1);
    expect(kindsOf(stage, id)).toEqual([]);
  });
});

describe('the current event is handed to the reaction', () => {
  it('also where the same listener is called again inside its own reaction', () => {
    const echoing = minion('Test Echoing', {
      ...body,
      health: 40,
      events: damage(SELF)
        .when(not(compare(EVENT_AMOUNT, '<=', 1)))
        .after(damage(SELF, { number: 'plus', of: [EVENT_AMOUNT, -1] }), damage(FRIENDLY_HERO, EVENT_AMOUNT)),
    });
    const stage = stageWith([echoing]);
    const id = stage.summon('Test Echoing', 0);
    stage.dealDamage(id, 4);
    // 4, then 3, 2 and 1 inside; each outer reaction still knows its own amount when the inner ones are done.
    expect(stage.health(id)).toBe(40 - 4 - 3 - 2 - 1);
    expect(stage.health(stage.hero(0))).toBe(30 - 2 - 3 - 4);
    const toHero = stage
      .trace()
      .flatMap((event) => (event.type === 'Damaged' && event.target === stage.hero(0) ? [event.amount] : []));
    expect(toHero).toEqual([2, 3, 4]);
  });
});

describe('a spell that is its own pattern', () => {
  it('holds no function', () => {
    const hush = spell('Test Hush', { cost: 0, text: 'Silence all minions.', spell: silence(ALL_MINIONS) });
    expect(JSON.parse(JSON.stringify(hush))).toEqual(hush);
    const stage = stageWith([hush, ear('Ear', silence(FRIENDLY_MINIONS).on(hear))]);
    const id = stage.summon('Test Ear', 0);
    const wisp = stage.summon('Wisp', 0);
    stage.clearLog();
    stage.cast('Test Hush', 0);
    expect(kindsOf(stage, id)).toEqual(['onSilence']);
    expect(pick(stage.board(0))).toBe(wisp);
  });
});
