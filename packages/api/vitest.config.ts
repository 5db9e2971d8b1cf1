import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of the API's behaviour: they run on both kinds of storage. */
const onBoth = ['src/routes/**/*.test.ts', 'src/outbox/**/*.test.ts'];
/** Tests of HTTP input, on files only. `leads-contract.ts` tests on both kinds of storage how accepted input is stored. */
const onFilesOnly = ['src/routes/bad-inputs.test.ts'];
const onPostgresOnly = ['src/store/postgres/**/*.test.ts'];
/** `npm run test:processes`. */
const slow = ['src/**/*.slow.test.ts'];
/** Runs in `npm test` with fewer rounds. */
const killed = 'src/server-kill.test.ts';

const common = {
  environment: 'node',
  // Some tests kill and restart real processes, which takes minutes on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // With isolation, most of the time of a file is spent on loading the same modules again.
  isolate: false,
} as const;

export default defineConfig({
  test: {
    // At least two, because many tests wait for disks and processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...common, name: 'files', include: ['src/**/*.test.ts'], exclude: [...onPostgresOnly, ...slow] } },
      {
        test: {
          ...common,
          name: 'postgres',
          include: [...onBoth, ...onPostgresOnly],
          exclude: [...onFilesOnly, ...slow],
          env: { TEST_STORE: 'postgres' },
          globalSetup: 'testing/postgres-setup.ts',
        },
      },
      {
        test: {
          ...common,
          name: 'slow',
          include: [...slow, killed],
          env: { KILL_ROUNDS: '50' },
          globalSetup: 'testing/postgres-setup.ts',
        },
      },
    ],
  },
});
