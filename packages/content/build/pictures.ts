import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture } from './light-markup.js';

const kinds = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp']);

export interface PictureFile extends Picture {
  path: string;
}

/** The pictures of the article `<slug>.md`, which are in the folder `<slug>/`, by name. A file that is not a picture has a reason instead. */
export function picturesOf(article: string): Map<string, PictureFile | string> {
  const folder = join(dirname(article), basename(article, '.md'));
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, read(join(folder, name), basename(folder))]));
}

/** The address contains a hash of the file, so that browsers may cache it without a limit. */
function read(path: string, slug: string): PictureFile | string {
  const kind = extname(path).toLowerCase();
  if (!kinds.has(kind)) return `${basename(path)} is not a picture: use ${[...kinds].join(', ')}`;
  const bytes = readFileSync(path);
  try {
    const { width, height } = imageSize(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { path, width, height, address: `/assets/articles/${slug}-${basename(path, extname(path))}-${hash}${kind}` };
  } catch {
    return `${basename(path)} cannot be read as a picture`;
  }
}
