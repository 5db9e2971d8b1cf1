import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture } from './light-markup.js';

const kinds = ['.svg', '.png', '.jpg', '.jpeg', '.webp'];

/** Widths in pixels: a phone, a column of text, the same on a dense screen, the head of an article. */
const widths = [480, 960, 1440, 2000];
/** A column of text is this wide. */
const leastWidth = 700;
const mostMegabytes = 30;

export interface PictureFile extends Picture {
  path: string;
}

/** The pictures of the article `<slug>.md`, which are in the folder `<slug>/`, by name. A file that is not a picture has a reason instead. */
export function picturesOf(article: string): Map<string, PictureFile | string> {
  const folder = join(dirname(article), basename(article, '.md'));
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, read(join(folder, name), basename(folder))]));
}

/** The addresses contain a hash of the file, so that browsers may cache them without a limit. */
function read(path: string, slug: string): PictureFile | string {
  const file = basename(path);
  const kind = extname(path).toLowerCase();
  const name = basename(path, extname(path));
  if (!kinds.includes(kind)) return `${file} is not a picture: use ${kinds.join(', ')}`;
  if (!/^[\w-]+$/.test(name)) return `${file} needs a name of letters, digits and hyphens only`;
  const bytes = readFileSync(path);
  const megabytes = Math.ceil(bytes.length / 1_000_000);
  if (megabytes > mostMegabytes) return `${file} has ${megabytes} MB: save it with at most ${mostMegabytes}`;
  const size = sizeOf(bytes);
  if (!size) return `${file} cannot be read as a picture`;
  const address = `/assets/articles/${slug}-${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  if (kind === '.svg') return { path, ...size, address: `${address}${kind}`, versions: [] };
  if (size.width < leastWidth)
    return `${file} is ${size.width} by ${size.height} pixels: it has to be at least ${leastWidth} wide`;
  const largest = Math.min(size.width, Math.max(...widths));
  const versions = [...widths.filter((width) => width < largest), largest].map((width) => ({
    width,
    address: `${address}-${width}.webp`,
  }));
  const height = Math.round((size.height * largest) / size.width);
  return { path, width: largest, height, address: versions[1]?.address ?? '', versions };
}

/** Width and height as browsers show the picture: cameras store a portrait as a turned landscape. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
