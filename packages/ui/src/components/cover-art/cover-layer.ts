import type { CoverInk } from './cover-tones.js';

/** Height of every cover; only the widths differ. */
export const coverHeight = 750;

/** One path of a cover. Its colours name parts of a tone, so that every drawing works in every tone. */
export interface CoverLayer {
  d: string;
  fill?: CoverInk;
  stroke?: CoverInk;
  /** Width of the stroke. @default 3 */
  width?: number;
  opacity?: number;
}

/** Draws one kind of cover into a frame of `width` by 750, with random numbers that are seeded by the slug. */
export type CoverComposition = (random: () => number, width: number) => CoverLayer[];

const round = (value: number) => Math.round(value * 10) / 10;
const point = (cx: number, cy: number, radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
};

/** Path data with its numbers rounded to tenths. */
export const path = (strings: TemplateStringsArray, ...values: number[]) =>
  strings.map((text, index) => text + (index < values.length ? round(values[index] as number) : '')).join('');

/** Part of a circle, from one angle to another; 0 is three o'clock, and angles grow clockwise. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number) {
  const [x0, y0] = point(cx, cy, radius, from);
  const [x1, y1] = point(cx, cy, radius, to);
  return path`M${x0} ${y0}A${radius} ${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${x1} ${y1}`;
}

export const disc = (cx: number, cy: number, radius: number) =>
  path`M${cx - radius} ${cy}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;

/** A disc, such as the sun, at an angle on a circle. */
export const discOn = (cx: number, cy: number, radius: number, degrees: number, size: number) =>
  disc(...point(cx, cy, radius, degrees), size);
