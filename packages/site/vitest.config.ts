import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@boundless/source'] },
  ssr: { resolve: { conditions: ['@boundless/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    isolate: false,
    // Some tests run builds and commands, which is slow on a busy machine.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'site', include: ['src/**/*.test.{ts,tsx}', '{build,scripts/partner}/**/*.test.ts'] },
      },
      // `npm run test:recipes`, a part of `npm run test:slow`.
      { extends: true, test: { name: 'recipes', include: ['scripts/recipes/*.test.mjs'] } },
    ],
  },
});
