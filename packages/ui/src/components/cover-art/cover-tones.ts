/* eslint-disable no-restricted-syntax -- these are the roles of colours in covers */
/** Parts of a tone: ground, hairlines, the heavy shape, a second shape, pale areas, and the sun. */
export type CoverInk = 'ground' | 'line' | 'mass' | 'soft' | 'field' | 'sun';

/** The colours of covers. They are the same on every surface and for every partner. */
export const coverTones = {
  paper: {
    ground: 'var(--color-paper-200)',
    line: 'var(--color-ink-900)',
    mass: 'var(--color-cobalt-600)',
    soft: 'var(--color-cobalt-200)',
    field: 'var(--color-paper-300)',
    sun: 'var(--color-sun-400)',
  },
  sky: {
    ground: 'var(--color-cobalt-100)',
    line: 'var(--color-ink-900)',
    mass: 'var(--color-cobalt-600)',
    soft: 'var(--color-paper-0)',
    field: 'var(--color-cobalt-200)',
    sun: 'var(--color-sun-400)',
  },
  cobalt: {
    ground: 'var(--color-cobalt-600)',
    line: 'var(--color-paper-0)',
    mass: 'var(--color-cobalt-300)',
    soft: 'var(--color-cobalt-800)',
    field: 'var(--color-cobalt-700)',
    sun: 'var(--color-sun-400)',
  },
  ink: {
    ground: 'var(--color-ink-900)',
    line: 'var(--color-cobalt-200)',
    mass: 'var(--color-cobalt-500)',
    soft: 'var(--color-cobalt-300)',
    field: 'var(--color-ink-800)',
    sun: 'var(--color-sun-400)',
  },
} as const satisfies Record<string, Record<CoverInk, string>>;

export type CoverTone = keyof typeof coverTones;
