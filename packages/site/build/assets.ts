import type { Page } from '@boundless/content/pages';

/** An entry of Vite's manifest, as far as it is read here. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

/** What the browser build starts from. */
export const entries = { page: 'src/entry-client.tsx', fonts: 'src/fonts.css' };

/** Addresses of what a document needs, as the browser build named them. */
export interface PageAssets {
  /** The style sheet of every page. */
  styles: string;
  /** The rules that name the web fonts, in a sheet of their own. */
  fonts: string;
  /** All scripts of a page: those of the frame, and its own. */
  scriptsOf(route: Page): readonly string[];
}

/** Reads from the browser build's manifest what documents need. */
export function readAssets(manifest: Manifest): PageAssets {
  const chunk = (name: string) => {
    const found = manifest[name];
    if (!found) throw new Error(`The manifest of the browser build does not name ${name}`);
    return found;
  };
  /** What `name` imports, itself included. */
  const follow = (name: string, chunks = new Set<Chunk>()): Set<Chunk> => {
    const own = chunk(name);
    if (chunks.has(own)) return chunks;
    chunks.add(own);
    for (const other of own.imports ?? []) follow(other, chunks);
    return chunks;
  };
  const url = (file: string) => `/${file}`;
  const sheet = (entry: string) => {
    const files = [...follow(entry)].flatMap(({ file, css = [] }) => [file, ...css]);
    const css = files.find((file) => file.endsWith('.css'));
    if (!css) throw new Error(`The browser build has left no style sheet for ${entry}`);
    return url(css);
  };
  return {
    styles: sheet(entries.page),
    fonts: sheet(entries.fonts),
    scriptsOf: ({ page }) => [...follow(`src/pages/${page}.tsx`, follow(entries.page))].map(({ file }) => url(file)),
  };
}
