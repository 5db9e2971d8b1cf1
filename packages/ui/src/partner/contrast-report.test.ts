import { expect, it } from 'vitest';
import { contrastReport } from './contrast-report.js';

it('reports the contrast of every pair, and which colours were changed', () => {
  const lines = contrastReport({ accent: '#ffe600' });
  expect(lines.find((line) => line.startsWith('All '))).toMatch(
    /^All \d+ pairs pass; the lowest of text is [45]\.\d\d\.$/,
  );
  expect(lines.at(-1)).toMatch(/^Note: #ffe600 as text/);
});
