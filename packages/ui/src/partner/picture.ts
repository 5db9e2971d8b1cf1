/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);
// It may be loaded once in a process. If it could not be loaded, the first drawing throws.
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(() => undefined);

/** Pixels of the longer side of a picture. */
const longest = 400;
/** Of 255. Edges differ by less, because numbers are rounded. */
const mostDifference = 64;
/** Of 255, in each of red, green and blue. */
const sameColour = 32;
/** Of 255. Below it, a pixel has too little of its colour to tell which. */
const leastOpacity = 96;

/** Red, green, blue and opacity of each pixel, the colours multiplied by the opacity. */
type Pixels = Uint8Array;

/** An SVG as it is drawn: with styles, units, hidden and reused parts resolved. */
export interface Drawing {
  pixels: Pixels;
  /** The same drawing as an SVG that consists of paths. Its width and height are in pixels of CSS. */
  paths: string;
}

/**
 * Draws an SVG. Texts are not drawn, nor is anything from another file.
 *
 * @throws if the text is no SVG, or has no size.
 */
export function draw(svg: string): Drawing {
  const { width, height } = new Resvg(svg);
  const image = new Resvg(svg, { fitTo: { mode: width < height ? 'height' : 'width', value: longest } });
  return { pixels: image.render().pixels, paths: image.toString() };
}

/** Whether two drawings of the same size have the same outlines, whatever their colours. */
export const sameOutlines = (one: Pixels, other: Pixels): boolean =>
  one.length === other.length &&
  one.every((value, index) => index % 4 < 3 || Math.abs(value - (other[index] ?? 0)) <= mostDifference);

/** The colours that a drawing shows, as `#rrggbb`, the most frequent first. Similar colours count as one. Empty if nothing is drawn. */
export function coloursOf(pixels: Pixels): string[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0;
    if (opacity < leastOpacity) continue;
    const channel = (index: number) => Math.round(((pixels[at + index] ?? 0) * 255) / opacity);
    const colour = (channel(0) << 16) | (channel(1) << 8) | channel(2);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const different: number[] = [];
  for (const [colour] of [...counts].sort(([, a], [, b]) => b - a))
    if (!different.some((other) => isLike(other, colour))) different.push(colour);
  return different.map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
}

const isLike = (one: number, other: number) =>
  [16, 8, 0].every((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) <= sameColour);
