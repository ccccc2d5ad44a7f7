import { configDefaults, defineConfig } from 'vitest/config';

/** Each of these has modules and a process of its own, because of what it would leave behind. */
const ALONE = [
  // The road of the run, when programs are made, and machines that are mutated.
  'tests/{compiled,kit}/**/*.test.ts',
  // Bundlers, which set NODE_ENV and keep all they have read, and browsers. They take longest, and so are best begun first.
  'tests/{bench,browser,examples,react}/**/*.test.ts',
  'tests/visualizer/page/**/*.test.ts',
  'tests/visualizer/chart/{browser,exports}.test.ts',
  'tests/docs/pages.test.ts',
  'packages/inspect/tests/page.test.ts',
];

export default defineConfig({
  test: {
    setupFiles: ['tests/setup-road.ts'],
    // Slow machines take longer; how fast anything is belongs into benchmarks.
    testTimeout: 300_000,
    // Browsers on a busy machine answer late: the second that polling has by default is for those that are alone.
    expect: { poll: { timeout: 60_000 } },
    // Whole games keep a core busy: use all of them.
    maxWorkers: '100%',
    // Run in the order of their names.
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
          // Rules and cards are read once by each worker, not once for each file, which would take a third of the time.
          isolate: false,
          // The types of everything else are looked at by `npm run check`.
          typecheck: { enabled: true, include: ['tests/**/*.test-d.ts'], tsconfig: './tests/types/tsconfig.json' },
        },
      },
    ],
  },
});
