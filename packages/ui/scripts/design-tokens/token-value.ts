import { parseColour, toHex } from '../../src/lib/brand-theme/colour.js';

/** A token of the Design Tokens format (DTCG 2025.10). */
export interface Token {
  $type: string;
  $value: unknown;
  /** `css` is a value that the format cannot express, such as `clamp()`. */
  $extensions?: { 'dev.boundless': { css: string } };
}

/** Window width in pixels for which fluid sizes are calculated. */
const referenceWidth = 1440;

/** The token for the colour `css`; `undefined` if it is not a colour. */
export function colourToken(css: string): Token | undefined {
  const [, values, alpha] = css.match(/^oklch\(([\d. ]+?)(?: \/ ([\d.]+))?\)$/) ?? [];
  if (values) return colour(values.split(' ').map(Number), css, alpha);
  if (!/^#[\da-f]{6}$/i.test(css)) return undefined;
  const { l, c, h } = parseColour(css);
  return colour(
    [l, c, h ?? 0].map((value) => Number(value.toFixed(4))),
    css,
  );
}

function colour(components: number[], css: string, alpha?: string): Token {
  const hex = toHex(parseColour(css.replace(/ \/ [\d.]+/, '')));
  return { $type: 'color', $value: { colorSpace: 'oklch', components, ...(alpha && { alpha: Number(alpha) }), hex } };
}

/** The token for the length `css`, in px or rem. `clamp()` is calculated for 1440 px and kept as an extension. */
export function dimensionToken(css: string): Token | undefined {
  const fixed = dimension(css);
  if (fixed) return { $type: 'dimension', $value: fixed };
  const [, low, preferred, high] = css.match(/^clamp\((.+?), (.+), (.+?)\)$/) ?? [];
  if (!low || !preferred || !high) return undefined;
  const value = Math.min(Math.max(pixels(low), pixels(preferred)), pixels(high)) / 16;
  return {
    $type: 'dimension',
    $value: { value: Number(value.toFixed(4)), unit: 'rem' },
    $extensions: { 'dev.boundless': { css } },
  };
}

const dimension = (css: string) => {
  const [, value, unit] = css.match(/^(-?[\d.]+)(px|rem)$/) ?? [];
  return value && unit ? { value: Number(value), unit } : undefined;
};

const perUnit: Record<string, number> = { px: 1, rem: 16, vw: referenceWidth / 100 };

const pixels = (sum: string) =>
  sum.split(' + ').reduce((total, term) => {
    const [, value, unit = ''] = term.match(/^(-?[\d.]+)(px|rem|vw)$/) ?? [];
    const factor = perUnit[unit];
    if (!value || !factor) throw new Error(`"${term}" in "${sum}" is not a length in px, rem or vw`);
    return total + Number(value) * factor;
  }, 0);

/** The time `css` in milliseconds. */
export function durationToken(css: string): Token | undefined {
  const [, value] = css.match(/^([\d.]+)ms$/) ?? [];
  return value ? { $type: 'duration', $value: { value: Number(value), unit: 'ms' } } : undefined;
}

/** The easing `css`, written as `cubic-bezier()`. */
export function easingToken(css: string): Token | undefined {
  const [, values] = css.match(/^cubic-bezier\((.+)\)$/) ?? [];
  return values ? { $type: 'cubicBezier', $value: values.split(', ').map(Number) } : undefined;
}

/** The families of `css`, without quotation marks. */
export const fontFamilyToken = (css: string): Token => ({
  $type: 'fontFamily',
  $value: css.split(', ').map((family) => family.replaceAll('"', '')),
});

/** The token for the shadows `css`. `alias` turns a colour that is a custom property into an alias. */
export function shadowToken(css: string, alias: (css: string) => string | undefined): Token {
  const layers = css.split(/, (?![^(]*\))/).map((layer) => {
    const [, lengths = '', colourCss = ''] = layer.match(/^((?:-?[\d.]+(?:px)? )+)(.+)$/) ?? [];
    const value = alias(colourCss) ?? colourToken(colourCss)?.$value;
    if (!value) throw new Error(`"${layer}" is not a shadow`);
    const [offsetX, offsetY, blur = px('0'), spread = px('0')] = lengths.trim().split(' ').map(px);
    return { color: value, offsetX, offsetY, blur, spread };
  });
  return { $type: 'shadow', $value: layers };
}

const px = (length: string) => ({ value: Number.parseFloat(length), unit: 'px' });

export const numberToken = (css: string): Token | undefined =>
  /^-?[\d.]+$/.test(css) ? { $type: 'number', $value: Number(css) } : undefined;
