import { type CoverComposition, type CoverLayer, coverHeight, disc, path } from './cover-layer.js';

const rows = 3;
const bump = (x: number, y: number, radius: number, end = '') =>
  path`M${x} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0` + end;

/** Market insights: semicircles bounce along three ledger lines; their sizes vary, and one on each line is heavy. */
export const tide: CoverComposition = (random, width) => {
  const layers: CoverLayer[] = [];
  let hairs = '';
  for (let row = 0; row < rows; row++) {
    const y = (coverHeight / rows) * (row + 1) - 38;
    // Position of the heavy one: far enough from the right edge to leave space for the sun after it.
    const target = width * (0.12 + random() * (row === 1 ? 0.28 : 0.55));
    let x = -60 - random() * 90;
    let done = false;
    let after = false;
    while (x < width + 60) {
      const size = random();
      const radius = after ? 56 + size * 34 : 42 + size ** 1.3 * 128;
      const heavy = 100 + size * 44;
      if (!done && x + radius * 2 > target) {
        if (row === 1) layers.push({ d: bump(x, y, heavy), stroke: 'mass', width: 40 });
        else layers.push({ d: bump(x, y, heavy, 'Z'), fill: row === 0 ? 'soft' : 'mass' });
        done = true;
        after = row === 1;
        x += heavy * 2;
        continue;
      }
      hairs += bump(x, y, radius);
      if (after) layers.push({ d: disc(x + radius, y - 26, 26), fill: 'sun' });
      after = false;
      x += radius * 2;
    }
    layers.push({ d: path`M0 ${y}H${width}`, stroke: 'line', opacity: 0.5 });
  }
  return [...layers, { d: hairs, stroke: 'line' }];
};
