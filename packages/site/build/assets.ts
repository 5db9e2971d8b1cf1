import type { Manifest, ManifestChunk } from 'vite';

export const entry = 'src/entry-client.tsx';

/** Reads from the browser build's manifest which scripts and style sheet each page needs. */
export function readAssets(manifest: Manifest) {
  /** The chunk `name` and all chunks that it imports. */
  const collect = (name: string, chunks = new Set<ManifestChunk>()): Set<ManifestChunk> => {
    const own = manifest[name];
    if (!own) throw new Error(`The manifest of the browser build has no ${name}`);
    if (!chunks.has(own)) {
      chunks.add(own);
      for (const other of own.imports ?? []) collect(other, chunks);
    }
    return chunks;
  };
  const common = collect(entry);
  const sheet = manifest['style.css'];
  if (!sheet) throw new Error('The manifest of the browser build has no style sheet');
  return {
    styles: `/${sheet.file}`,
    /** All scripts of a page: those that every page has, and its own. */
    scriptsOf: (page: string) => [...collect(`src/pages/${page}.tsx`, new Set(common))].map(({ file }) => `/${file}`),
  };
}
