import { brands } from './brands.js';

/** Widths of Chromatic's snapshots: phone and desktop. */
const widths = [390, 1440] as const;

/**
 * Every brand at every width. The clock is stopped, so that rotations show their first item and a snapshot changes only with the kit.
 */
export const modes = Object.fromEntries(
  brands.flatMap(({ value: brand }) =>
    widths.map((width) => [`${brand} ${width}`, { brand, clock: 'stopped', viewport: `w${width}` }]),
  ),
);
