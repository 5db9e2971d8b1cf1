import { contrast, distance, type Oklch, toHex } from './colour.js';
import { kitColours } from './kit-colours.js';

/** The contrast ratio that WCAG 2.2 AA requires for text. */
export const aa = 4.5;
/** Derived shades have more contrast than WCAG requires, because thin letters need more. */
const comfortable = 5.5;
const strong = 8;
const deepest = 9;

/** Maximum chroma of derived shades, because large areas with more are glaring. A brand's own colour is not limited. */
const maxChroma = 0.22;

const white = kitColours['paper-0'];
const ink = kitColours['ink-900'];
const papers = [kitColours['paper-0'], kitColours['paper-100'], kitColours['paper-200']];
const paper: Oklch = { l: 0.963, c: 0.0065, h: 95 };
const disabled: Oklch = { l: 0.932, c: 0.0085, h: 92 };

const lowest = (colour: string, others: readonly string[]) =>
  Math.min(...others.map((other) => contrast(colour, other)));

/** The lightest shade of that hue, at most as light as `from`, that reaches the ratio on all given backgrounds. */
function darken(colour: Oklch, from: number, ratio: number, against: readonly string[]): Oklch {
  const passes = (l: number) => lowest(toHex({ ...colour, l }), against) >= ratio;
  let [low, high] = [0, Math.min(colour.l, from)];
  if (passes(high)) return { ...colour, l: high };
  for (let step = 0; step < 10; step += 1) {
    const l = (low + high) / 2;
    if (passes(l)) low = l;
    else high = l;
  }
  return { ...colour, l: low };
}

export interface Fill {
  accent: string;
  hover: string;
  onAccent: string;
  /** Whether the fill is the brand's own colour. */
  own: boolean;
}

/**
 * Fill of buttons: the brand's own colour if white text is readable on it, or ink text with a wide margin; otherwise
 * the nearest shade for white text.
 */
export function fillOf(brand: Oklch): Fill {
  const own = toHex(brand);
  const looksLikePaper = distance(brand, paper) < 0.06 || distance(brand, disabled) < 0.06;
  if (contrast(own, white) < aa && contrast(own, ink) >= comfortable && !looksLikePaper) {
    const darker = toHex({ ...brand, l: brand.l - 0.06 });
    const hover = contrast(darker, ink) >= aa ? darker : toHex({ ...brand, l: brand.l + 0.06 });
    return { accent: own, hover, onAccent: ink, own: true };
  }
  const keeps = contrast(own, white) >= aa;
  const shade = keeps ? brand : darken({ ...brand, c: Math.min(brand.c, maxChroma) }, 0.6, comfortable, [white]);
  // On hover a nearly black fill gets lighter, because a darker one would look the same.
  const hover =
    shade.l < 0.33
      ? { ...shade, l: Math.max(shade.l + 0.11, 0.3) }
      : darken({ ...shade, l: shade.l - 0.06 }, 0.5, strong, [white]);
  return { accent: toHex(shade), hover: toHex(hover), onAccent: white, own: keeps };
}

/**
 * Links: the brand's own colour if it is readable on every paper and tint, otherwise the nearest readable darker shade.
 */
export function textOf(brand: Oklch, tints: readonly string[]): { text: string; own: boolean } {
  const own = toHex(brand);
  if (lowest(own, [...papers, ...tints]) >= aa) return { text: own, own: true };
  const limited = { ...brand, c: Math.min(brand.c, maxChroma) };
  const shade = darken(limited, 0.6, comfortable, [white, kitColours['paper-100']]);
  return { text: toHex(darken(shade, shade.l, aa, [...papers, ...tints])), own: false };
}

/** Colours without interaction: tints, the dark background and the text on it. */
export function backgroundsOf(brand: Oklch) {
  const c = Math.min(brand.c, maxChroma);
  const tint = toHex({ l: 0.93, c: Math.min(c * 0.4, 0.05), h: brand.h });
  const own = contrast(toHex(brand), white) >= deepest;
  const deep = own ? brand : darken({ ...brand, c }, 0.42, deepest, [white]);
  const raised = { ...deep, l: deep.l < 0.25 ? Math.max(deep.l + 0.07, 0.22) : deep.l - 0.05 };
  return {
    tint,
    tintSoft: toHex({ l: 0.965, c: Math.min(c * 0.2, 0.02), h: brand.h }),
    deep: toHex(deep),
    deepRaised: toHex(raised),
    deepLine: toHex({ l: Math.max(deep.l + 0.2, 0.42), c: deep.c * 0.75, h: brand.h }),
    bright: toHex({ l: 0.84, c: Math.min(c * 0.8, 0.1), h: brand.h }),
  };
}
