import 'culori/css';
import { converter, differenceEuclidean, formatHex, parse, wcagContrast } from 'culori/fn';

const toOklch = converter('oklch');
const toLinearRgb = converter('lrgb');
const difference = differenceEuclidean('oklab');

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** An invalid colour. The message says what to write instead. */
export class BrandColourError extends Error {
  override name = 'BrandColourError';
}

/** Reads any CSS colour: hex, a name, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), color(). */
export function parseColour(css: string): Oklch {
  const colour = parse(css.trim());
  if (!colour) throw new BrandColourError(`"${css}" is not a CSS colour. Write one such as #0a7a50.`);
  if ((colour.alpha ?? 1) < 1) throw new BrandColourError(`"${css}" is see-through. Give the solid colour.`);
  const { l, c, h } = toOklch(colour);
  return { l: Math.min(Math.max(l, 0), 1), c: c ?? 0, h: h ?? 0 };
}

const inOklch = (colour: Oklch) => ({ mode: 'oklch', ...colour }) as const;

function inGamut(colour: Oklch): boolean {
  const { r, g, b } = toLinearRgb(inOklch(colour));
  return Math.min(r, g, b) > -0.002 && Math.max(r, g, b) < 1.002;
}

/** The nearest sRGB colour with the same lightness and hue. */
function fit(colour: Oklch): Oklch {
  if (inGamut(colour)) return colour;
  let [low, high] = [0, colour.c];
  for (let step = 0; step < 8; step += 1) {
    const c = (low + high) / 2;
    if (inGamut({ ...colour, c })) low = c;
    else high = c;
  }
  return { ...colour, c: low };
}

/** `#rrggbb`; a colour outside of sRGB loses chroma, not lightness or hue. */
export const toHex = (colour: Oklch): string => formatHex(inOklch(fit(colour)));

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2). */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);

/** Truncated, not rounded, so that 4.499 is never shown as 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Visible difference of two colours: distance in OKLab. Below 0.05 they are hard to distinguish. */
export const distance = (first: Oklch, second: Oklch): number => difference(inOklch(first), inOklch(second));
