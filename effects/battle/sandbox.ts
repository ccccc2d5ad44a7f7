// The direct calls of tests and designers. Each is an outermost Phase of its own, on the same charts as a game.

import type { DeckPlace } from '../../cards/terms.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { pushHits } from './damage.ts';
import { carryOut, type Deed, type DeedVerb, deed } from './deeds.ts';
import { pushDraw, tire } from './draw.ts';
import { pushHeal } from './heal.ts';
import type { SandboxInput } from './inputs.ts';
import { beginPlay } from './play.ts';
import { maxHealthOf } from './stats.ts';
import { pushSummons, summonOrder } from './summon.ts';
import { topSandbox } from './top-frames.ts';
import { destroyWeapon, putSecret, putWeapon } from './verbs/arrivals.ts';
import { placeInDeck, tellShuffled } from './verbs/decks.ts';
import { returnOne } from './verbs/moves.ts';
import { type BattleWorld, entityOf, opponentOf, playerOf } from './world.ts';
import { createEntity, move, strip } from './zones.ts';

/** Puts the call's work on the stack, above the sequence that closes it with a boundary and the outcome check. */
export const beginSandboxCall = (world: BattleWorld, input: SandboxInput): void => {
  if (input.type === 'CAST') {
    const { id } = createEntity(world, input.card, input.seat, 'setAside');
    beginPlay(world, { ...input, card: id });
    return;
  }
  const equips = input.type === 'EQUIP' ? createEntity(world, input.card, input.seat, 'setAside').id : null;
  world.stack = {
    kind: 'sandboxSequence',
    at: equips === null ? 'phaseBoundary' : 'equip',
    equips,
    below: world.stack,
  };
  act(world, input);
};

const act = (world: BattleWorld, input: Exclude<SandboxInput, { type: 'CAST' }>): void => {
  switch (input.type) {
    case 'SUMMON':
      pushSummons(world, [summonOrder(input.card, input.seat, { position: input.position ?? null })]);
      break;
    case 'ADD_TO_HAND':
      createEntity(world, input.card, input.seat, 'hand');
      break;
    case 'ADD_TO_DECK':
      putInDeck(world, createEntity(world, input.card, input.seat, 'setAside').id, input.where);
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
    case 'HEAL':
      pushHeal(world, input.seat, [{ target: input.target, amount: input.amount, source: null }]);
      break;
    case 'SET_HEALTH':
      entityOf(world, input.target).damage = maxHealthOf(world, input.target) - input.health;
      emit(world, { type: 'HealthSet', target: input.target, health: input.health });
      break;
    case 'GAIN_ARMOR':
      carryOut(world, [deed('gainArmor', input.seat, { amount: input.amount })]);
      break;
    case 'FREEZE':
      carryOut(world, [on('freeze', world, input.target)]);
      break;
    case 'DESTROY':
      entityOf(world, input.target).isDoomed = true;
      emit(world, { type: 'MarkedForDeath', id: input.target });
      break;
    case 'SILENCE':
      carryOut(world, [on('silence', world, input.target)]);
      break;
    case 'REMOVE':
      move(world, input.target, controller(world, input.target), 'removed');
      break;
    case 'RETURN_TO_HAND':
      returnOne(world, input.target);
      break;
    case 'TAKE_CONTROL':
      carryOut(world, [deed('takeControl', opponentOf(controller(world, input.target)), { card: input.target })]);
      break;
    case 'MOVE_TO_DECK':
      strip(entityOf(world, input.target));
      putInDeck(world, input.target, input.where);
      break;
    case 'DISCARD':
      carryOut(world, [on('discard', world, input.target)]);
      break;
    case 'DRAW':
      pushDraw(world, input.seat, input.count);
      break;
    case 'FATIGUE':
      tire(world, input.seat);
      break;
    case 'SET_MANA':
      setMana(world, input);
      break;
  }
};

const controller = (world: BattleWorld, id: EntityId): Seat => entityOf(world, id).controller;

const on = (verb: DeedVerb, world: BattleWorld, card: EntityId): Deed => deed(verb, controller(world, card), { card });

const putInDeck = (world: BattleWorld, id: EntityId, where: DeckPlace): void => {
  placeInDeck(world, id, controller(world, id), where);
  tellShuffled(world, [id], where);
};

/** More mana than crystals is mana for this turn only. */
const setMana = (world: BattleWorld, { seat, maximum, available = maximum }: SetMana): void => {
  const temporary = Math.max(0, available - maximum);
  playerOf(world, seat).mana = { maximum, available, temporary, owed: 0, locked: 0 };
  emit(world, { type: 'ManaChanged', player: seat, available, maximum });
};

type SetMana = Extract<SandboxInput, { type: 'SET_MANA' }>;

/** The weapon of an EQUIP call, after what its predecessor left behind. */
export const equipCalled = (world: BattleWorld): void => {
  const { equips } = topSandbox(world);
  if (equips !== null) putWeapon(world, equips);
};

export const closeSandboxCall = (world: BattleWorld): void => {
  world.stack = topSandbox(world).below;
};
