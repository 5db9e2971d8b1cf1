import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@boundless/source'] },
  ssr: { resolve: { conditions: ['@boundless/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    isolate: false,
    // Some tests run builds and commands, which is slow on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', '{build,scripts/partner}/**/*.test.ts'],
  },
});
