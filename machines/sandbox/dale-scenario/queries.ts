// What a dale scenario asks of the game.

import type { EntityId } from '../../../effects/world.ts';
import type { DaleSandbox } from '../dale.ts';
import type { Names } from '../scenario/names.ts';
import { HOW, type Queries } from '../scenario/queries.ts';

const LISTS = ['hand', 'deck', 'discard', 'schedule', 'limbo'] as const;
const SEAT = '(?<seat>[0-3])';

const named = (ids: readonly EntityId[], names: Names): string[] => ids.map((id) => names.nameOf(id));

/** The queries that `values` may use. */
export const daleQueries: Queries<DaleSandbox> = [
  [
    `${LISTS.join('|')} <seat>[ in any order| starts with]`,
    new RegExp(`^(?<list>${LISTS.join('|')}) ${SEAT}${HOW}$`),
    ({ sandbox, names }, { list, seat }) => named(sandbox[list as (typeof LISTS)[number]](Number(seat)), names),
  ],
  [
    'stall <seat>',
    new RegExp(`^stall ${SEAT}$`),
    ({ sandbox, names }, { seat }) => sandbox.stall(Number(seat)).map((stack) => named(stack, names).join(' + ')),
  ],
  [
    'supply|bin[ in any order| starts with]',
    new RegExp(`^(?<list>supply|bin)${HOW}$`),
    ({ sandbox, names }, { list }) => named(sandbox[list as 'supply' | 'bin'](), names),
  ],
  ['market', /^market$/, ({ sandbox, names }) => sandbox.market().map((id) => (id === null ? '-' : names.nameOf(id)))],
  ['active', /^active$/, ({ sandbox }) => sandbox.active()],
  ['phase', /^phase$/, ({ sandbox }) => sandbox.phase()],
  [
    'owls <seat>[ in any order]',
    new RegExp(`^owls ${SEAT}(?<how> in any order)?$`),
    ({ sandbox, names }, { seat }) =>
      named(
        sandbox.owls(Number(seat)).map(({ card }) => card),
        names,
      ),
  ],
  ['type <Name>', /^type (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.typeOf(id(name))],
  ['value <Name>', /^value (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.valueOf(id(name))],
  ['zone <Name>', /^zone (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.zoneOf(id(name))],
  ['turn player', /^turn player$/, ({ sandbox }) => sandbox.turnPlayer()],
  ['outcome', /^outcome$/, ({ sandbox }) => outcomeWord(sandbox)],
];

const outcomeWord = (sandbox: DaleSandbox): string => {
  const outcome = sandbox.outcome();
  return outcome.result === 'win' ? `${outcome.player} wins` : outcome.result;
};
