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
    if (result.success) bySlug[basename(name, '.svg')] = result.data;
    for (const issue of result.error?.issues ?? []) {
      const field = issue.path[0] === 'name' ? 'aria-label' : String(issue.path[0]);
      problems.push({ file, line: 1, reason: `${field}: ${issue.message}` });
    }
  }
  return { bySlug, problems };
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
