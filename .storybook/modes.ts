import { brands } from './brands.js';

/** Widths at which Chromatic takes its pictures: a phone and a desk. */
const widths = [390, 1440] as const;

/**
 * Every brand at every width, with the clock stopped: what rotates is in its first state, so that a picture changes only
 * when the kit does.
 */
export const modes = Object.fromEntries(
  brands.flatMap(({ value: brand }) =>
    widths.map((width) => [`${brand} ${width}`, { brand, clock: 'stopped', viewport: `w${width}` }]),
  ),
);
