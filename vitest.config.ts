import { configDefaults, defineConfig } from 'vitest/config';

/** These change what files share: the road of the run, when programs are made, the machines themselves. */
const CHANGING = ['tests/compiled/**/*.test.ts', 'tests/kit/**/*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/setup-road.ts'],
    // Slow machines take longer; how fast anything is belongs into benchmarks.
    testTimeout: 300_000,
    // Whole games keep a core busy: use all of them.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'changing', include: CHANGING } },
      {
        extends: true,
        test: {
          name: 'sharing',
          include: ['tests/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...CHANGING],
          // Rules and cards are read once by each worker, not once for each file, which would take a third of the time.
          isolate: false,
          // The types of everything else are looked at by `npm run check`.
          typecheck: { enabled: true, include: ['tests/**/*.test-d.ts'], tsconfig: './tests/types/tsconfig.json' },
        },
      },
    ],
  },
});
