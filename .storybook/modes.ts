import { brands } from './brands.js';

/** Widths of Chromatic's snapshots: phone and desktop. */
const widths = [390, 1440] as const;

const settings = [...brands.map(({ value: brand }) => ({ name: brand, brand })), { name: 'rtl', direction: 'rtl' }];

/**
 * Every brand, and text from right to left, at every width. The clock is stopped, so that rotations show their first item and a snapshot changes
 * only with the kit.
 */
export const modes = Object.fromEntries(
  settings.flatMap(({ name, ...globals }) =>
    widths.map((width) => [`${name} ${width}`, { ...globals, clock: 'stopped', viewport: `w${width}` }]),
  ),
);
