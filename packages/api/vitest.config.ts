import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of the API's behaviour: they run on both kinds of storage. */
const onBoth = ['src/routes/**/*.test.ts', 'src/outbox/**/*.test.ts'];
/** What HTTP lets through. Of both storages, `lead-store-contract.ts` asks what becomes of it. */
const onFilesOnly = ['src/routes/bad-inputs.test.ts'];
const onPostgresOnly = ['src/store/postgres/**/*.test.ts'];

const common = {
  environment: 'node',
  // Some tests kill and restart real processes, which is slow on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Most of the time of a file was spent on loading the same modules again.
  isolate: false,
} as const;

export default defineConfig({
  test: {
    // Two at least: much of what is tested waits for disks and processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...common, name: 'files', include: ['src/**/*.test.ts'], exclude: onPostgresOnly } },
      {
        test: {
          ...common,
          name: 'postgres',
          include: [...onBoth, ...onPostgresOnly],
          exclude: onFilesOnly,
          env: { TEST_STORE: 'postgres' },
          globalSetup: 'testing/postgres-setup.ts',
        },
      },
    ],
  },
});
