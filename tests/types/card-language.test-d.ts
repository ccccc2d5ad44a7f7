// What a card may not say does not compile.

import { describe, expectTypeOf, it } from 'vitest';
import {
  ALL_MINIONS,
  attackOf,
  auraWhile,
  type CardRef,
  CONTROLLER,
  compare,
  count,
  damage,
  death,
  discard,
  discover,
  draw,
  type Effect,
  EVENT_CARD,
  enchant,
  endTurn,
  FRIENDLY_HAND,
  FRIENDLY_MINIONS,
  give,
  hasDied,
  heal,
  hero,
  IS_MY_TURN,
  type Listener,
  minion,
  multiplyTriggers,
  named,
  OWN_SPELL_PLAY,
  oneOf,
  play,
  proposeAttack,
  random,
  randomBetween,
  randomMinion,
  requires,
  SELF,
  SPELL,
  silence,
  spendMana,
  statAura,
  summon,
  summonBothSides,
  TARGET,
  where,
} from '../../machines/battle/cards.ts';

const body = { cost: 1, attack: 1, health: 1, text: '' };

describe('the card language', () => {
  it('lets a verb be an instruction or a pattern', () => {
    expectTypeOf(damage(SELF, 2)).toExtend<Effect>();
    expectTypeOf(damage(SELF).after(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(damage(SELF).on(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(play(CONTROLLER, SPELL).on(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(summon(CONTROLLER).after(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(endTurn(CONTROLLER).once(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(OWN_SPELL_PLAY.after(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(silence(SELF)).toExtend<Effect>();
    expectTypeOf(silence(SELF).after(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(discard(random(FRIENDLY_HAND))).toExtend<Effect>();
    expectTypeOf(discard(CONTROLLER).after(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(summonBothSides().on(draw(1))).toEqualTypeOf<Listener>();
  });

  it('refuses positions at which a verb is never announced', () => {
    // @ts-expect-error the end of a turn has no after
    endTurn(CONTROLLER).after;
    // @ts-expect-error a death is told after it
    death(ALL_MINIONS).on;
    // @ts-expect-error so a death has no first time before it either
    death(ALL_MINIONS).once;
    // @ts-expect-error mana is told once it is spent
    spendMana(CONTROLLER).on;
    // @ts-expect-error a proposal is told before only
    proposeAttack(SELF).after;
    // @ts-expect-error a new card in hand is told once it is there
    give(CONTROLLER).on;
    // @ts-expect-error no such position
    damage(SELF).before;
  });

  it('refuses a pattern where an instruction is needed, and the other way round', () => {
    // @ts-expect-error damage without an amount is no instruction
    minion('Test X', { ...body, battlecry: damage(SELF) });
    // @ts-expect-error an instruction is no listener
    minion('Test X', { ...body, events: draw(1) });
    // @ts-expect-error a listener is no instruction
    minion('Test X', { ...body, deathrattle: heal(SELF).after(draw(1)) });
    // @ts-expect-error a listener must do something
    damage(SELF).after();
    // @ts-expect-error a listener cannot do a pattern
    damage(SELF).after(heal(SELF));
  });

  it('refuses unknown verbs and misshapen instructions', () => {
    // @ts-expect-error no such verb
    minion('Test X', { ...body, battlecry: { verb: 'dammage', to: SELF, amount: 1 } });
    // @ts-expect-error who is damaged is missing
    minion('Test X', { ...body, battlecry: { verb: 'damage', amount: 1 } });
    // @ts-expect-error a number is no selector
    damage(3, SELF);
    // @ts-expect-error a player is no character
    damage(CONTROLLER, 3);
    // @ts-expect-error a selector is no number
    draw(ALL_MINIONS);
    // @ts-expect-error nothing listens for that verb
    minion('Test X', { ...body, events: { listen: 'sneeze', position: 'on', do: [draw(1)] } });
  });

  it('refuses chance where the same question must have the same answer', () => {
    // @ts-expect-error a pattern
    heal(random(ALL_MINIONS)).after(draw(1));
    // @ts-expect-error an aura
    statAura(random(FRIENDLY_MINIONS), { attack: 1 });
    // @ts-expect-error the number of an aura
    statAura(SELF, { attack: randomBetween(1, 2) });
    // @ts-expect-error a target rule
    requires(random(ALL_MINIONS));
    // @ts-expect-error a count
    count(random(ALL_MINIONS));
    // @ts-expect-error a condition
    compare(randomBetween(1, 6), '>', 3);
    // @ts-expect-error an enchantment's number
    enchant(TARGET, { attack: randomBetween(1, 2) });
  });

  it('refuses misspelt terms', () => {
    // @ts-expect-error no such keyword
    minion('Test X', { ...body, keywords: ['tuant'] });
    // @ts-expect-error no such trigger
    multiplyTriggers('deathrattles', { times: 2, stacking: 'max' });
    // @ts-expect-error no such stacking
    multiplyTriggers('deathrattle', { times: 2, stacking: 'most' });
    // @ts-expect-error no such race
    where(ALL_MINIONS, { race: 'robot' });
    // @ts-expect-error no such rarity
    randomMinion({ rarity: 'mythic' });
    // @ts-expect-error no such comparison
    compare(attackOf(SELF), '!=', 3);
    // @ts-expect-error no such duration
    enchant(SELF, { attack: 1, until: 'tomorrow' });
    // @ts-expect-error no such field
    minion('Test X', { ...body, deathratle: draw(1) });
    // @ts-expect-error a minion needs Health
    minion('Test X', { cost: 1, attack: 1, text: '' });
    // @ts-expect-error a condition is no aura
    auraWhile(IS_MY_TURN, IS_MY_TURN);
  });

  it('refuses cards that do not exist, wherever a text names one', () => {
    // @ts-expect-error
    summon('Knife Jugler');
    // @ts-expect-error
    give('The Con');
    // @ts-expect-error
    oneOf('Misha', 'Lokk');
    // @ts-expect-error
    hasDied('Stallag');
    // @ts-expect-error
    hero('Test Hero', { health: 30, heroPower: 'Fireblasst', text: '' });
    // @ts-expect-error
    enchant(EVENT_CARD, { deathrattle: [summon('Treeant')] });
    expectTypeOf(summon('Wisp')).toExtend<Effect>();
    expectTypeOf(discover({ race: 'beast' })).toExtend<Effect>();
  });

  it('lets other card sets name cards of their own, which are checked when the set is defined', () => {
    expectTypeOf(named('My Dragon')).toExtend<CardRef>();
    expectTypeOf(summon(named('My Dragon'))).toExtend<Effect>();
  });
});
