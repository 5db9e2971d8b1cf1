import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true });

it.each(Object.entries(sources))('%s only composes: no class names, and 80 lines at most', (_, source) => {
  expect(source).not.toContain('className');
  expect(source.split('\n').length).toBeLessThanOrEqual(81);
});

it('finds the pages', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(15);
});
