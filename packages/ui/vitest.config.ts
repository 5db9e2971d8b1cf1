import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Axe in jsdom is slow, and slower on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          // A worker keeps its window and modules from file to file: less than half of the time of new ones for each.
          // So what a test leaves behind reaches the next file; `setup.ts` clears up.
          pool: 'threads',
          isolate: false,
          globals: true,
          setupFiles: ['src/test/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.server.test.{ts,tsx}'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui-node',
          environment: 'node',
          include: ['scripts/**/*.test.{ts,mjs}', 'src/**/*.server.test.{ts,tsx}'],
        },
      },
    ],
  },
});
