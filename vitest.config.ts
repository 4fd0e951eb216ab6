import { defineConfig } from 'vitest/config';

// A test of these takes milliseconds; a machine with much else to do may keep one waiting for long.
const unit = { environment: 'node', testTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // One more than cores: many of these wait for processes, floors and time-outs rather than work. With four, servers
    // under test turned calls away as crowded (record 56).
    maxWorkers: 3,
    projects: [
      { test: { ...unit, name: 'rules', isolate: false, include: ['packages/rules/src/**/*.test.ts'] } },
      { test: { ...unit, name: 'contract', isolate: false, include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { ...unit, name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { ...unit, name: 'web', isolate: false, include: ['apps/web/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'server',
          environment: 'node',
          // Importing the server anew for each file took a quarter of the time. Its modules remember nothing: what is
          // remembered belongs to one platform, and every test file has its own.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/routing/judge-statements.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          // As for the server; and a worker keeps one browser for all its files.
          isolate: false,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/routing/judge-statements.ts'],
          // Journeys come after everything else is done, so that a browser has the machine to itself and one neighbour.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A journey looks at a page in many looks; on a busy machine that takes its time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
