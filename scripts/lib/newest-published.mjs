import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * The latest `publishAt` of an article in any language that has passed, or an empty string.
 *
 * @param {Date} now
 * @param {string} [folder] the articles, at any depth
 */
export function newestPublished(now, folder = join(root, 'packages/content/src')) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));
  return (
    files
      .flatMap((name) => /^publishAt: *["']?([^\s"']+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? [])
      .filter((day) => Date.parse(day) <= now.getTime())
      .sort((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1) ?? ''
  );
}
