import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Share of the colour distance (0 to 1) below which two pixels count as the same. */
const threshold = 0.1;

/**
 * Compares two pictures and writes their difference to `difference`.
 *
 * @returns {{ state: 'same' | 'changed' | 'added' | 'removed', pixels: number }} `pixels` is how many differ
 */
export function comparePictures(before, after, difference) {
  if (!existsSync(before)) return { state: 'added', pixels: 0 };
  if (!existsSync(after)) return { state: 'removed', pixels: 0 };
  const [old, now] = [before, after].map((file) => PNG.sync.read(readFileSync(file)));
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const result = new PNG({ width, height });
  const pixels = pixelmatch(padded(old, width, height), padded(now, width, height), result.data, width, height, {
    threshold,
  });
  if (pixels === 0) return { state: 'same', pixels };
  writeFileSync(difference, PNG.sync.write(result));
  return { state: 'changed', pixels };
}

/** The pixels of `picture` on a transparent ground of this size: pixelmatch compares pictures of one size. */
function padded(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}
