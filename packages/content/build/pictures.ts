import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Metadata } from 'sharp';
import type { Picture } from './markup-context.js';

const kinds = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.tif', '.tiff'];

/** Widths in pixels: a phone, a column of text, the same on a dense screen, the head of an article. */
const widths = [480, 960, 1440, 2000];
/** A column of text is this wide. */
const leastWidth = 700;
const mostMegabytes = 30;

export interface PictureFile extends Picture {
  path: string;
}

/** The pictures of the article `<slug>.md`, which are in the folder `<slug>/`, by name. A file that is not a picture has a reason instead. */
export async function picturesOf(article: string): Promise<Map<string, PictureFile | string>> {
  const folder = join(dirname(article), basename(article, '.md'));
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await read(join(folder, name), basename(folder))] as const)),
  );
}

/** The addresses contain a hash of the file, so that browsers may cache them without a limit. */
async function read(path: string, slug: string): Promise<PictureFile | string> {
  const file = basename(path);
  const kind = extname(path).toLowerCase();
  const name = basename(path, extname(path));
  if (!kinds.includes(kind)) return `${file} is not a picture: use ${kinds.join(', ')}`;
  if (!/^[\w-]+$/.test(name)) return `${file} needs a name of letters, digits and hyphens only`;
  const bytes = readFileSync(path);
  const megabytes = Math.ceil(bytes.length / 1_000_000);
  if (megabytes > mostMegabytes) return `${file} has ${megabytes} MB: save it with at most ${mostMegabytes}`;
  const metadata = await metadataOf(bytes);
  if (!metadata) return `${file} cannot be read as a picture`;
  if ((kind === '.svg') !== (metadata.format === 'svg'))
    return `${file} is a picture in the format ${metadata.format}: give it the ending of its format`;
  if (isAnimated(bytes, metadata))
    return `${file} is animated, and only its first picture would be shown: save that one alone`;
  // As browsers show the picture. Cameras store a portrait as a turned landscape, with a note how to turn it.
  const size = metadata.autoOrient;
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

async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  // Native code, loaded only if an article has pictures.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

/** The chunk `acTL`, before the data of the picture, makes a PNG an animation, which the library does not report. */
function isAnimated(bytes: Buffer, { format, pages = 1 }: Metadata): boolean {
  if (format === 'svg') return /<(?:animate|set)\b|@keyframes/.test(bytes.toString());
  const control = format === 'png' ? bytes.indexOf('acTL') : -1;
  return pages > 1 || (control > 0 && control < bytes.indexOf('IDAT'));
}
