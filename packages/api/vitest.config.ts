import { defineConfig } from 'vitest/config';

/** Tests of the API's behaviour: they run on both kinds of storage. */
const onBoth = ['src/routes/**/*.test.ts', 'src/outbox/**/*.test.ts'];
const onPostgresOnly = ['src/store/postgres/**/*.test.ts'];

const common = {
  environment: 'node',
  // Some tests kill and restart real processes, which is slow on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 30_000,
} as const;

export default defineConfig({
  test: {
    projects: [
      { test: { ...common, name: 'files', include: ['src/**/*.test.ts'], exclude: onPostgresOnly } },
      {
        test: {
          ...common,
          name: 'postgres',
          include: [...onBoth, ...onPostgresOnly],
          env: { TEST_STORE: 'postgres' },
          globalSetup: 'src/testing/postgres-setup.ts',
        },
      },
    ],
  },
});
