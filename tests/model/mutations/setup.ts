// Set-up of a run of the mutation check: all games are played on rules with the mutation that the environment names.

import { vi } from 'vitest';
import { mutateTo, mutationNamed } from './switch.ts';

vi.mock('../../../machines/battle/machine.ts', async (original) =>
  (await import('./mocked.ts')).mockedBattle(original),
);
vi.mock('../../../machines/dale/machine.ts', async (original) => (await import('./mocked.ts')).mockedDale(original));

mutateTo(mutationNamed(process.env.MUTATION ?? ''));
