import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const content = fileURLToPath(new URL('../../content/src/', import.meta.url));

/** The folder with the content of a language other than English. */
export const folderOf = (code: string) => join(content, code);

/**
 * Vite's plugin for the build of another language: each module of the content is replaced by the one of the same name in `folder`, if there is
 * one. Modules inside the folder import exactly what they name, so they can build on their English counterparts.
 */
export function contentIn(folder: string): Plugin {
  return {
    name: 'boundless-content-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^(@boundless\/content\/|\.)/.test(source) || !importer || importer.startsWith(folder)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(content)) return null;
      const own = join(folder, relative(content, found.id));
      return existsSync(own) ? own : null;
    },
  };
}
