// A run of the mutation check: the tests as they are, on rules with the mutation that the environment names.

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '..', '..', '..'),
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup-road.ts', 'tests/model/mutations/setup.ts'],
    testTimeout: 300_000,
    maxWorkers: 1,
    fileParallelism: false,
    pool: 'threads',
  },
});
