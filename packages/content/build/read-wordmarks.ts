import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { type LenderLogo, lenderLogo } from '../src/schemas/lender-logo.js';
import type { Problem } from './problem.js';
import { readText } from './read-text.js';

/**
 * Reads the SVG files of a folder: the wordmarks by file name without `.svg`, and the problems. The name of a wordmark is the `aria-label`, its
 * markup is the content of `<svg>`.
 */
export async function readWordmarks(folder: string) {
  const bySlug: Record<string, LenderLogo> = {};
  const problems: Problem[] = [];
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.svg')).sort()) {
    const path = join(folder, name);
    const file = relative(process.cwd(), path);
    const { text, problems: unreadable } = readText(path);
    problems.push(...unreadable);
    if (unreadable.length > 0) continue;
    const svg = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text);
    const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(svg?.[1] ?? '')?.[1] ?? '';
    const result = lenderLogo.safeParse({
      name: attribute('aria-label'),
      viewBox: attribute('viewBox'),
      markup: svg?.[2] ?? '',
      ...(attribute('data-invented') === 'true' && { invented: true }),
    });
    const colour = result.success && (await colourProblem(result.data));
    if (colour) problems.push({ file, line: 1, reason: `markup: ${colour}` });
    else if (result.success) bySlug[basename(name, '.svg')] = result.data;
    for (const issue of result.error?.issues ?? []) {
      const field = issue.path[0] === 'name' ? 'aria-label' : String(issue.path[0]);
      problems.push({ file, line: 1, reason: `${field}: ${issue.message}` });
    }
  }
  return { bySlug, problems };
}

/** Of 255. Below it, a pixel at an edge has too little of its colour to tell which. */
const leastOpacity = 96;

/** Draws a wordmark, because a shape without a colour is black, whatever the colour of the text. Returns what is wrong with its colours. */
async function colourProblem({ viewBox, markup }: LenderLogo): Promise<string | undefined> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="400" color="#f00">${markup}</svg>`;
  const pixels = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (!pixels) return 'cannot be read as SVG';
  const reds = new Set<boolean>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity >= leastOpacity) reds.add(red > 240 && green + blue < 30);
  }
  if (reds.size === 0) return 'must show something';
  return reds.has(false) ? 'must be drawn with currentColor only: without a fill a shape is black' : undefined;
}

/** All wordmarks in one SVG file, each a symbol with its slug as id, so that pages fetch their outlines only once. */
export function spriteOf(logos: Record<string, LenderLogo>): string {
  const symbols = Object.entries(logos).map(
    ([slug, { viewBox, markup }]) => `<symbol id="${slug}" viewBox="${viewBox}">${markup}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Name and size of each wordmark, which a page needs to show it from the sprite. */
export const marksOf = (logos: Record<string, LenderLogo>) =>
  Object.entries(logos).map(([id, { markup: _, ...mark }]) => ({ id, ...mark }));
