import { readFile, rename, writeFile } from 'node:fs/promises';

/** Leaves an equal file alone, so that watchers stay quiet; replaces a different one in a single step. */
export async function writeIfChanged(path: string, text: string): Promise<void> {
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current === text) return;
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, path);
}
