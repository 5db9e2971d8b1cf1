import { describe, expect, it } from 'vitest';
import { stylingSurface } from './styling-surface.js';
import { surfaceProblems } from './surface-problems.js';

const token = (hex: string) => ({ primitive: { color: { ink: { $type: 'color', $value: hex } } } });
const source = `<div data-slot="card" data-index={index} data-state={state}><Item slot="card-item" /></div>`;

describe('stylingSurface', () => {
  it('lists attributes, slots, states and tokens', () => {
    const text = stylingSurface([source], token('#111111') as never);
    for (const line of ['data-index', 'card', 'card-item', 'color.ink: "#111111"'])
      expect(text).toContain(`- ${line}\n`);
    expect(text).toMatch(/- data-rotation: playing \| paused\n/);
  });

  it('changes with a token and with a slot', () => {
    const text = stylingSurface([source], token('#111111') as never);
    expect(stylingSurface([source], token('#222222') as never)).not.toBe(text);
    expect(stylingSurface([source.replace('"card"', '"tile"')], token('#111111') as never)).not.toBe(text);
  });
});

describe('surfaceProblems', () => {
  const released = { version: '1.0.0', surface: 'a' };
  const changeset = `---\n'@boundless/ui': major\n---\n\nButton takes a tone.\n`;
  const report = { 'types.api.md': 'size: string' };

  it('finds no problem if nothing has changed', () => {
    expect(surfaceProblems(report, report, 'a', released, [])).toEqual([]);
  });

  it('names a change that is not in the report', () => {
    const [problem] = surfaceProblems(report, { 'types.api.md': 'size: number' }, 'b', released, [changeset]);
    expect(problem).toContain('api/types.api.md: the public surface changed');
    expect(problem).toContain('- size: string\n  + size: number');
  });

  it.each([
    ['no changeset', []],
    ['a changeset of another package', [changeset.replace('ui', 'api')]],
    ['a changeset without words', [`---\n'@boundless/ui': major\n---\n`]],
  ])('refuses a change with %s', (_, changesets) => {
    const [problem] = surfaceProblems(report, report, 'b', released, changesets);
    expect(problem).toBe('The public surface differs from 1.0.0, and no changeset says so; run `npx changeset`');
  });

  it('accepts a change with a changeset', () => {
    expect(surfaceProblems(report, report, 'b', released, [changeset])).toEqual([]);
  });
});
