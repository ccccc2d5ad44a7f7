// Cards put anywhere in a battle, by calls of the sandbox.

import type { AnyBattleInput, BattleWorld } from '../../../machines/battle/index.ts';
import { planned, type Stage, type StagePlan, unplanned } from '../staging.ts';

const ZONES = 'board, hand, deck, secret or weapon';

type Put = Pick<Extract<Stage, { do: 'put' }>, 'card' | 'seat' | 'zone' | 'at'>;

/** The calls of a plan, checked to be calls of battle. */
const calls = (...inputs: readonly AnyBattleInput[]): StagePlan => planned(...inputs);

const putting = ({ card, seat, zone, at }: Put): AnyBattleInput | null => {
  switch (zone) {
    case 'board':
      return { type: 'SUMMON', seat, card, ...(typeof at === 'number' ? { position: at } : {}) };
    case 'hand':
      return { type: 'ADD_TO_HAND', seat, card };
    case 'deck':
      return { type: 'ADD_TO_DECK', seat, card, where: placeOf(at) };
    case 'secret':
      return { type: 'ADD_SECRET', seat, card };
    case 'weapon':
      return { type: 'EQUIP', seat, card };
    default:
      return null;
  }
};

const placeOf = (at: Put['at']): 'top' | 'bottom' | 'shuffled' => (at === 'bottom' || at === 'shuffled' ? at : 'top');

/** The call that moves a card as it is; none if only a fresh copy can be put there. */
const moving = (
  { controller, zone: from }: { readonly controller: number; readonly zone: string },
  { entity: target, seat, zone, at }: Extract<Stage, { do: 'move' }>,
): AnyBattleInput | null => {
  const isOwn = controller === seat;
  if (zone === 'deck' && isOwn && from !== 'secret' && from !== 'weapon') {
    return { type: 'MOVE_TO_DECK', target, where: placeOf(at) };
  }
  if (zone === 'hand' && isOwn && from === 'board') return { type: 'RETURN_TO_HAND', target };
  if (zone === 'board' && !isOwn && from === 'board') return { type: 'TAKE_CONTROL', seat, target };
  if (zone === 'graveyard' && from === 'hand') return { type: 'DISCARD', target };
  return null;
};

export const stageBattle = (world: BattleWorld, stage: Stage): StagePlan => {
  if (stage.do === 'call') return planned(stage.input);
  if (stage.do === 'put') {
    const input = putting(stage);
    return input === null ? unplanned('unknown-zone', `the zone "${stage.zone}"`, ZONES) : planned(input);
  }
  const entity = world.entities[stage.entity];
  if (entity === undefined) return unplanned('unknown-entity', `entity ${stage.entity}`, 'a card of this game');
  switch (stage.do) {
    case 'kill':
      return calls({ type: 'DESTROY', target: stage.entity });
    case 'remove':
      return calls({ type: 'REMOVE', target: stage.entity });
    case 'move': {
      const move = moving(entity, stage);
      if (move !== null) return calls(move);
      const put = putting({ ...stage, card: entity.card });
      if (put === null) return unplanned('unknown-zone', `the zone "${stage.zone}"`, ZONES);
      return calls({ type: 'REMOVE', target: stage.entity }, put);
    }
  }
};
