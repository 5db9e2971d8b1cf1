import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Colour distance (0 to 1) up to which two pixels count as the same. */
const threshold = 0.1;

/**
 * Compares two pictures and writes their difference to `difference`.
 *
 * @returns {{ state: 'same' | 'changed' | 'added' | 'removed', pixels: number }} `pixels` is the number of different pixels
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

/** The pixels of a picture, on a transparent background of this size: pixelmatch needs two pictures of the same size. */
function padded(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const background = new PNG({ width, height });
  PNG.bitblt(picture, background, 0, 0, picture.width, picture.height, 0, 0);
  return background.data;
}
