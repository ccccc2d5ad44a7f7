// What only dale scenarios say: how many players there are, and whose texts the owls have.

import { z } from 'zod';
import { SETS, type SetName } from '../../../cards/terms/dale.ts';
import { facts, seed, shapesWith } from '../scenario/shape.ts';

const options = z.strictObject({
  seed: seed.optional(),
  budget: z.number().optional(),
  sets: z.array(z.enum(SETS)).optional(),
  sandbox: z.boolean().optional(),
});
const shapes = shapesWith(z.literal('dale'), facts, options, {
  players: z.union([z.literal(2), z.literal(3), z.literal(4)], { error: '2, 3 or 4' }).optional(),
  edition: z.enum(['note', 'anniversary']).optional(),
});

export type RawDaleScenario = z.infer<typeof shapes.scenario>;
export const daleShapes = {
  scenario: shapes.scenario,
  block: shapes.block,
  parts: { expect: shapes.expectation, options },
};

export interface DaleTable {
  readonly players: 2 | 3 | 4;
  readonly edition: 'note' | 'anniversary';
  readonly options: { readonly budget?: number; readonly sets?: readonly SetName[]; readonly sandbox?: boolean };
}

export const daleTable = ({ players = 2, edition = 'note', options: given = {} }: RawDaleScenario): DaleTable => {
  const { seed: _, ...options } = given;
  return { players, edition, options: options as DaleTable['options'] };
};
