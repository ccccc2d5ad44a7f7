// What a card may not say does not compile.

import { describe, expectTypeOf, it } from 'vitest';
import {
  ALL_MINIONS,
  CONTROLLER,
  damage,
  death,
  draw,
  type Effect,
  endTurn,
  heal,
  type Listener,
  minion,
  multiplyTriggers,
  play,
  SELF,
  SPELL,
  summon,
  where,
} from '../../machines/battle/index.ts';

describe('the card language', () => {
  it('lets a verb be an instruction or a pattern', () => {
    expectTypeOf(damage(SELF, 2)).toExtend<Effect>();
    expectTypeOf(damage(SELF).after(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(play(CONTROLLER, SPELL).on(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(summon(CONTROLLER).after(draw(1))).toEqualTypeOf<Listener>();
    expectTypeOf(endTurn(CONTROLLER).once(draw(1))).toEqualTypeOf<Listener>();
  });

  it('refuses positions at which a verb is never announced', () => {
    // @ts-expect-error a Damage Event is told after the damage only
    damage(SELF).on;
    // @ts-expect-error once is an `on` listener
    heal(SELF).once;
    // @ts-expect-error the end of a turn has no after
    endTurn(CONTROLLER).after;
    // @ts-expect-error a death is told after it
    death(ALL_MINIONS).on;
  });

  it('refuses a pattern where an instruction is needed, and the other way round', () => {
    // @ts-expect-error damage without an amount is no instruction
    minion('Test X', { cost: 1, attack: 1, health: 1, text: '', battlecry: damage(SELF) });
    // @ts-expect-error an instruction is no listener
    minion('Test X', { cost: 1, attack: 1, health: 1, text: '', events: draw(1) });
    // @ts-expect-error a listener must do something
    damage(SELF).after();
  });

  it('refuses misspelt terms', () => {
    // @ts-expect-error no such keyword
    minion('Test X', { cost: 1, attack: 1, health: 1, text: '', keywords: ['tuant'] });
    // @ts-expect-error no such trigger
    multiplyTriggers('deathrattles', { times: 2, stacking: 'max' });
    // @ts-expect-error no such stacking
    multiplyTriggers('deathrattle', { times: 2, stacking: 'most' });
    // @ts-expect-error no such race
    where(ALL_MINIONS, { race: 'robot' });
    // @ts-expect-error no such field
    minion('Test X', { cost: 1, attack: 1, health: 1, text: '', deathratle: draw(1) });
    // @ts-expect-error a minion needs Health
    minion('Test X', { cost: 1, attack: 1, text: '' });
  });
});
