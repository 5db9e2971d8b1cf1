import { describe, expect, it } from 'vitest';
import { isHeadingFor } from './is-heading-for.js';

const panel = { left: 100, right: 420, top: 76 };

describe('isHeadingFor', () => {
  it('extends the straight line to the top edge of the panel', () => {
    expect(isHeadingFor(panel, { x: 150, y: 40 }, { x: 160, y: 50 })).toBe(true);
    expect(isHeadingFor(panel, { x: 150, y: 40 }, { x: 250, y: 50 })).toBe(false);
    expect(isHeadingFor(panel, { x: 150, y: 40 }, { x: 145, y: 45 })).toBe(true);
    expect(isHeadingFor(panel, { x: 110, y: 40 }, { x: 80, y: 45 })).toBe(false);
  });

  it('is false for a sideways or upward move, and below the edge', () => {
    expect(isHeadingFor(panel, { x: 150, y: 40 }, { x: 160, y: 40 })).toBe(false);
    expect(isHeadingFor(panel, { x: 150, y: 40 }, { x: 150, y: 30 })).toBe(false);
    expect(isHeadingFor(panel, { x: 150, y: 40 }, { x: 150, y: 76 })).toBe(false);
  });
});
