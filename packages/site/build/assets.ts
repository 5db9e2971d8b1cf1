import type { Page } from '@boundless/content/pages';
import type { Manifest, ManifestChunk } from 'vite';

/** What the browser build starts from. */
export const entry = 'src/entry-client.tsx';

/** Addresses of what documents need, from the browser build's manifest. */
export function readAssets(manifest: Manifest) {
  /** What `name` imports, itself included. */
  const follow = (name: string, chunks = new Set<ManifestChunk>()): Set<ManifestChunk> => {
    const own = manifest[name];
    if (!own) throw new Error(`The manifest of the browser build does not name ${name}`);
    if (!chunks.has(own)) {
      chunks.add(own);
      for (const other of own.imports ?? []) follow(other, chunks);
    }
    return chunks;
  };
  const [sheet] = [...follow(entry)].flatMap(({ css = [] }) => css);
  if (!sheet) throw new Error('The browser build has left no style sheet');
  return {
    /** The style sheet of every page. */
    styles: `/${sheet}`,
    /** All scripts of a page: those of the frame, and its own. */
    scriptsOf: ({ page }: Page) => [...follow(`src/pages/${page}.tsx`, follow(entry))].map(({ file }) => `/${file}`),
  };
}
