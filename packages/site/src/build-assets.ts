import type { PageRoute } from './routing/page.js';

/** An entry of Vite's manifest, as far as it is read here. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Addresses of what a document needs, as the browser build named them. */
export interface PageAssets {
  styles: readonly string[];
  /** What every page is set in; accents, of which few pages have any, are in other files. */
  fonts: readonly string[];
  /** All scripts of a page, the one to start with first: of the frame and its own. */
  scriptsOf(route: PageRoute): readonly string[];
}

/** Reads from the browser build's manifest what documents need. */
export function readAssets(manifest: Manifest): PageAssets {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The manifest of the browser build names no entry');
  const url = (file: string) => `/${file}`;
  const follow = (chunk: Chunk | undefined, files: Set<string>) => {
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) follow(manifest[name], files);
    return files;
  };
  const ofEntry = follow(entry, new Set());
  return {
    styles: (entry.css ?? []).map(url),
    fonts: Object.entries(manifest)
      .filter(([source]) => source.endsWith('-latin.woff2'))
      .map(([, { file }]) => url(file)),
    scriptsOf: ({ page }) =>
      [...new Set([...ofEntry, ...follow(manifest[`src/pages/${page}.tsx`], new Set())])].map(url),
  };
}
