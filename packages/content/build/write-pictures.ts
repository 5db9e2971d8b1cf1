import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ParsedArticle } from './parse-article.js';
import type { Problem } from './problem.js';

/** Of 100. Below it, photographs show blocks in their skies. */
const quality = 76;

/**
 * Writes the articles' pictures into `out` in the sizes that pages choose from, and deletes what no article shows. A file that exists is up to
 * date, because its name contains a hash of the picture.
 */
export async function writePictures(articles: readonly ParsedArticle[], out: string): Promise<Problem[]> {
  await mkdir(out, { recursive: true });
  const existing = new Set(await readdir(out));
  const shown = new Set<string>();
  const problems: Problem[] = [];
  const write = async (address: string, make: (path: string) => Promise<unknown>) => {
    const name = basename(address);
    shown.add(name);
    if (existing.has(name)) return;
    const draft = join(out, `${process.pid}.draft`);
    await make(draft);
    await rename(draft, join(out, name));
  };
  for (const { file, pictures } of articles) {
    for (const { path, address, versions } of pictures) {
      try {
        if (versions.length === 0) await write(address, (draft) => copyFile(path, draft));
        for (const version of versions)
          await write(version.address, async (draft) => {
            // Native code, loaded only if there is a new photograph.
            const { default: sharp } = await import('sharp');
            await sharp(path).rotate().resize({ width: version.width }).webp({ quality }).toFile(draft);
          });
      } catch (error) {
        problems.push({ file, line: 1, reason: `${basename(path)} is damaged: ${(error as Error).message}` });
      }
    }
  }
  for (const name of existing) if (!shown.has(name)) await rm(join(out, name));
  return problems;
}
