import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { readAssets } from './assets.js';

/** Measures the transfer sizes of the build of a language in `dist`, in bytes: text after Brotli, other files as they are. */
export async function buildWeight(dist: string, prefix = '') {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, prefix, 'manifest.json'), 'utf8'));
  const { scriptsOf } = readAssets(manifest);
  const weight = async (file: string) => {
    const path = join(dist, 'client', file);
    return (await readFile(`${path}.br`).catch(() => readFile(path))).length;
  };
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(weight))).reduce((total, bytes) => total + bytes, 0);
  const pages = Object.keys(manifest).flatMap((name) => /^src\/pages\/(.+)\.tsx$/.exec(name)?.[1] ?? []);
  // A check of nothing would pass.
  if (pages.length === 0) throw new Error(`The manifest in ${join(dist, prefix)} has no page`);
  return {
    weight,
    sum,
    /** The names of the files in `src/pages`. */
    pages,
    /** The size of all scripts that a page loads. */
    scripts: (page: string) => sum(scriptsOf(page)),
  };
}
