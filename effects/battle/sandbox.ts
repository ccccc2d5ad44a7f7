// The direct calls of tests and designers. Each is an outermost Phase of its own, on the same charts as a game.

import { emit } from '../events.ts';
import { pop, push, top } from '../stack.ts';
import { pushHits } from './damage.ts';
import { silence } from './enchantments.ts';
import type { SandboxInput } from './inputs.ts';
import { beginPlay } from './play.ts';
import { pushSummons, summonOrder } from './summon.ts';
import { destroyWeapon, putSecret, putWeapon } from './verbs/arrivals.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';
import { createEntity, move } from './zones.ts';

/** Puts the call's work on the stack, above the sequence that closes it with a boundary and the outcome check. */
export const beginSandboxCall = (world: BattleWorld, input: SandboxInput): void => {
  if (input.type === 'CAST') {
    const { id } = createEntity(world, input.card, input.seat, 'setAside');
    beginPlay(world, { ...input, card: id });
    return;
  }
  const equips = input.type === 'EQUIP' ? createEntity(world, input.card, input.seat, 'setAside').id : null;
  push(world, { kind: 'sandboxSequence', at: equips === null ? 'phaseBoundary' : 'equip', equips });
  carryOut(world, input);
};

const carryOut = (world: BattleWorld, input: Exclude<SandboxInput, { type: 'CAST' }>): void => {
  switch (input.type) {
    case 'SUMMON':
      pushSummons(world, [summonOrder(input.card, input.seat, { position: input.position ?? null })]);
      break;
    case 'ADD_TO_HAND':
      createEntity(world, input.card, input.seat, 'hand');
      break;
    case 'ADD_TO_DECK':
      addToDeck(world, input);
      break;
    case 'ADD_SECRET':
      putSecret(world, createEntity(world, input.card, input.seat, 'setAside').id);
      break;
    case 'EQUIP':
      destroyWeapon(world, input.seat);
      break;
    case 'DEAL_DAMAGE':
      pushHits(world, [{ target: input.target, amount: input.amount, source: null }]);
      break;
    case 'GAIN_ARMOR':
      entityOf(world, playerOf(world, input.seat).hero).armor += input.amount;
      emit(world, { type: 'ArmorGained', player: input.seat, amount: input.amount });
      break;
    case 'DESTROY':
      entityOf(world, input.target).isDoomed = true;
      emit(world, { type: 'MarkedForDeath', id: input.target });
      break;
    case 'SILENCE':
      silence(world, input.target);
      break;
    case 'REMOVE':
      move(world, input.target, entityOf(world, input.target).controller, 'removed');
      break;
  }
};

const addToDeck = (world: BattleWorld, { card, seat, where }: Extract<SandboxInput, { type: 'ADD_TO_DECK' }>) => {
  const { id } = createEntity(world, card, seat, 'deck');
  if (where === 'bottom') return;
  move(world, id, seat, 'deck', 0);
};

/** The weapon of an EQUIP call, after what its predecessor left behind. */
export const equipCalled = (world: BattleWorld): void => {
  const { equips } = top(world, 'sandboxSequence');
  if (equips !== null) putWeapon(world, equips);
};

export const closeSandboxCall = (world: BattleWorld): void => pop(world);
