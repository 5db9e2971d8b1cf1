import { describe, expect, it } from 'vitest';
import { stylingSurface } from './styling-surface.js';

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
