import {
  converter,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as register,
} from 'culori/fn';

for (const mode of [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3]) {
  register(mode as Parameters<typeof register>[0]);
}
const convert = converter('oklch');

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
  const { l, c, h } = convert(colour);
  return { l: Math.min(Math.max(l, 0), 1), c: c ?? 0, h: h ?? 0 };
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** Linear sRGB, after Björn Ottosson's OKLab. Values outside of 0 to 1 are outside of sRGB. */
function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function inGamut(colour: Oklch): boolean {
  const [r, g, b] = toLinearRgb(colour);
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
export function toHex(colour: Oklch): string {
  const [r, g, b] = toLinearRgb(fit(colour));
  return `#${((1 << 24) | (channel(r) << 16) | (channel(g) << 8) | channel(b)).toString(16).slice(1)}`;
}

const channel = (value: number) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, value))));
const linearOf = Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

/** Relative luminance of `#rrggbb` (WCAG 2). */
function luminance(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [linearOf[rgb >> 16], linearOf[(rgb >> 8) & 255], linearOf[rgb & 255]];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Visible difference of two colours: distance in OKLab. Below 0.05 they are hard to distinguish. */
export function distance(first: Oklch, second: Oklch): number {
  const radians = ((first.h - second.h) * Math.PI) / 180;
  const chroma = first.c ** 2 + second.c ** 2 - 2 * first.c * second.c * Math.cos(radians);
  return Math.sqrt((first.l - second.l) ** 2 + Math.max(0, chroma));
}
