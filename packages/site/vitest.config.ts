import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@boundless/source'] },
  test: { name: 'site', environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
});
