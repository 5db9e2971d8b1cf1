import { parseColour, toHex } from '../../src/lib/brand-theme/colour.js';
import themeCss from '../../src/tokens/theme.css?raw';

export interface Primitive {
  /** As in `--bl-color-ink-900`: `ink-900`. */
  name: string;
  /** Lightness, chroma and hue, as written. */
  oklch: string;
  hex: string;
}

/** The raw colours, read from the style sheet that ships. */
export const primitives: readonly Primitive[] = [
  ...themeCss.matchAll(/--bl-color-([a-z]+-\d+): oklch\(([\d. ]+)\)/g),
].map(([, name = '', oklch = '']) => ({ name, oklch, hex: toHex(parseColour(`oklch(${oklch})`)) }));

/** Families in order: paper, ink, cobalt … */
export const families = [...new Set(primitives.map(({ name }) => name.split('-')[0] ?? ''))];
