import { arc, type CoverComposition, type CoverLayer, coverHeight, discOn, path } from './cover-layer.js';

/**
 * Guides: open rings on a horizon that crosses the whole frame. The rings are above or below it, at the left or right,
 * in one or two groups.
 */
export const horizon: CoverComposition = (random, width) => {
  const scale = width / 1200;
  const variant = ['rise', 'set', 'mirror', 'twin'][Math.floor(random() * 4)];
  const twin = variant === 'twin';
  const up = variant === 'set' ? -1 : 1;
  const side = variant === 'mirror' ? (degrees: number) => 180 - degrees : (degrees: number) => degrees;
  const left = (twin ? 300 + random() * 120 : 400 + random() * 360) * scale;
  const cx = variant === 'mirror' ? width - left : left;
  const cy = up > 0 ? 480 + random() * 70 : 250 + random() * 60;
  const count = (twin ? 3 : 4) + Math.floor(random() * 2) + (width > 1440 ? 1 : 0);
  const first = 80 + random() * 50;
  const gap = 80 + random() * 26;
  const radius = (index: number) => first + index * gap;
  let heavy = 1 + Math.floor(random() * (count - 1));
  // The sun is on the heavy ring, always inside the picture.
  const space = Math.min((up > 0 ? cy : coverHeight - cy) - 70, width - left - 40);
  while (heavy > 1 && radius(heavy) > space) heavy--;

  const layers: CoverLayer[] = [
    { d: up > 0 ? path`M0 ${cy}H${width}V${coverHeight}H0Z` : path`M0 0H${width}V${cy}H0Z`, fill: 'field' },
  ];
  let hairs = '';
  let sun = '';
  for (let index = count; index >= 0; index--) {
    let end = -24 - random() * 74;
    if (index !== heavy && random() < 0.4) end = -1;
    const ring = arc(cx, cy, radius(index), side(-180 * up), side(end * up));
    if (index === heavy) {
      layers.push({ d: ring, stroke: 'mass', width: 58 });
      sun = discOn(cx, cy, radius(index), side(end * up), 29);
    } else hairs += ring;
  }
  if (twin) {
    const second = cx + radius(count) + 150 + random() * 60;
    hairs += arc(second, cy, 70, -180, -1) + arc(second, cy, 144, -180, -40);
    layers.push({ d: arc(second, cy, 218, -180, -1), stroke: 'soft', width: 34 });
  }
  hairs += path`M0 ${cy}H${width}`;
  layers.push({ d: hairs, stroke: 'line' }, { d: sun, fill: 'sun' });
  for (let index = 1, y = cy; index < 6; index++) {
    y += up * (14 + index * index * 3.2);
    layers.push({ d: path`M0 ${y}H${width}`, stroke: 'line', opacity: 0.55 - index * 0.08 });
  }
  return layers;
};
