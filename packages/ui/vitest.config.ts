import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Axe in jsdom is slow, and slower on a busy machine.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          // A window for each file, and jsdom loaded once for all: a third of the time of a process for each.
          pool: 'vmThreads',
          globals: true,
          setupFiles: ['src/test/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.server.test.tsx'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: { name: 'ui-node', environment: 'node', include: ['scripts/**/*.test.ts', 'src/**/*.server.test.tsx'] },
      },
    ],
  },
});
