/* eslint-disable no-restricted-syntax -- these are the roles of colours in covers */
/** Parts of a tone: ground, hairlines, the heavy shape, a second shape, pale areas, and the sun. */
export type CoverInk = 'ground' | 'line' | 'mass' | 'soft' | 'field' | 'sun';

/** The colours of covers. They are the same on every surface and for every partner. */
export const coverTones = {
  paper: {
    ground: 'var(--bl-color-paper-200)',
    line: 'var(--bl-color-ink-900)',
    mass: 'var(--bl-color-cobalt-600)',
    soft: 'var(--bl-color-cobalt-200)',
    field: 'var(--bl-color-paper-300)',
    sun: 'var(--bl-color-sun-400)',
  },
  sky: {
    ground: 'var(--bl-color-cobalt-100)',
    line: 'var(--bl-color-ink-900)',
    mass: 'var(--bl-color-cobalt-600)',
    soft: 'var(--bl-color-paper-0)',
    field: 'var(--bl-color-cobalt-200)',
    sun: 'var(--bl-color-sun-400)',
  },
  cobalt: {
    ground: 'var(--bl-color-cobalt-600)',
    line: 'var(--bl-color-paper-0)',
    mass: 'var(--bl-color-cobalt-300)',
    soft: 'var(--bl-color-cobalt-800)',
    field: 'var(--bl-color-cobalt-700)',
    sun: 'var(--bl-color-sun-400)',
  },
  ink: {
    ground: 'var(--bl-color-ink-900)',
    line: 'var(--bl-color-cobalt-200)',
    mass: 'var(--bl-color-cobalt-500)',
    soft: 'var(--bl-color-cobalt-300)',
    field: 'var(--bl-color-ink-800)',
    sun: 'var(--bl-color-sun-400)',
  },
} as const satisfies Record<string, Record<CoverInk, string>>;

export type CoverTone = keyof typeof coverTones;
