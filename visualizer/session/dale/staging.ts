// Cards put anywhere in a game of dale, by calls of the sandbox.

import type { AnyDaleInput, DaleWorld } from '../../../machines/dale/index.ts';
import { planned, type Stage, type StagePlan, unplanned } from '../staging.ts';

const ZONES = ['hand', 'deck', 'discard', 'stall', 'schedule', 'supply', 'bin', 'market'] as const;

type Put = Pick<Extract<Stage, { do: 'put' }>, 'card' | 'seat' | 'zone' | 'at'>;

const putting = ({ card, seat, zone: wanted, at }: Put): AnyDaleInput | null => {
  const zone = ZONES.find((each) => each === wanted);
  if (zone === undefined) return null;
  return { type: 'PUT', seat, card, zone, ...(typeof at === 'number' ? { at } : {}) };
};

export const stageDale = (world: DaleWorld, stage: Stage): StagePlan => {
  if (stage.do === 'call') return planned(stage.input);
  const unknownZone = (zone: string) => unplanned('unknown-zone', `the zone "${zone}"`, ZONES.join(', '));
  if (stage.do === 'put') {
    const input = putting(stage);
    return input === null ? unknownZone(stage.zone) : planned(input);
  }
  const entity = world.entities[stage.entity];
  if (entity === undefined) return unplanned('unknown-entity', `card ${stage.entity}`, 'a card of this game');
  const removal: AnyDaleInput = { type: 'REMOVE', card: stage.entity };
  switch (stage.do) {
    case 'remove':
      return planned(removal);
    case 'kill':
      return unplanned('no-staging', `killing ${entity.card}`, 'a rule set in which cards die');
    case 'move': {
      const put = putting({ ...stage, card: entity.card });
      return put === null ? unknownZone(stage.zone) : planned(removal, put);
    }
  }
};
