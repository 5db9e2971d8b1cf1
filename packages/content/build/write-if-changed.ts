import { readFile, rename, writeFile } from 'node:fs/promises';

/** Writes a file unless it has this text already, so that watchers see no change. Replaces it atomically. */
export async function writeIfChanged(path: string, text: string): Promise<void> {
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current === text) return;
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, path);
}
