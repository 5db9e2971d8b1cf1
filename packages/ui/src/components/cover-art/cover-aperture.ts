import { arc, type CoverComposition, type CoverLayer, path } from './cover-layer.js';

const rings = [
  { stroke: 'sun', width: 34 },
  { stroke: 'line' },
  { stroke: 'mass', width: 64 },
  { stroke: 'soft', width: 64 },
] as const;

/** New features: four open rings around one point, each rotated by a different angle. */
export const aperture: CoverComposition = (random, width) => {
  const cx = (560 + random() * 200) * (width / 1200);
  const layers = rings.map((ring, index): CoverLayer => {
    const from = -200 + random() * 120;
    return { ...ring, d: arc(cx, 400, 120 + index * 112, from, from + 190 + random() * 80) };
  });
  return [...layers, { d: path`M${cx} 520H${width}`, stroke: 'line' }];
};
