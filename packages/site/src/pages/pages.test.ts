import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true });

it.each(Object.entries(sources))(
  '%s only composes: no class names, state or times, and 80 lines at most',
  (_, source) => {
    expect(source).not.toMatch(/className|style=/);
    expect(source, 'a hook or a timer').not.toMatch(/\buse[A-Z]\w*\(|\bset(Timeout|Interval)\b/);
    expect(source.split('\n').length).toBeLessThanOrEqual(81);
  },
);

it('finds the pages', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(15);
});
