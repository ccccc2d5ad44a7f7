import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
    setupFiles: ['tests/setup-road.ts'],
    // Slow machines take longer; how fast anything is belongs into benchmarks.
    testTimeout: 300_000,
    // Whole games keep a core busy: use all of them.
    maxWorkers: '100%',
    typecheck: { enabled: true, include: ['tests/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
  },
});
