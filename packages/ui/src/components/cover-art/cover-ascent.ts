import { type CoverComposition, type CoverLayer, coverHeight, disc, path } from './cover-layer.js';

/** Case studies: quarter circles in rising steps. The last one runs past the frame. */
export const ascent: CoverComposition = (random, width) => {
  const count = width < 1200 ? 3 : width > 1440 ? 6 : 5;
  const step = width / count;
  const heavy = count - 1 - Math.floor(random() * 2);
  const layers: CoverLayer[] = [];
  for (let index = 0; index < count; index++) {
    const x = index * step;
    const y = coverHeight - (150 + index * (590 / count) + random() * 60);
    const round = (inset: number) =>
      path`M${x + inset} ${coverHeight}V${y + step}A${step - inset} ${step - inset} 0 0 1 ${x + step} ${y + inset}`;
    const solid = index === heavy ? 'mass' : index === heavy - 2 ? 'field' : undefined;
    if (solid) layers.push({ d: `${round(0)}V${coverHeight}Z`, fill: solid });
    const stroke = index === heavy ? 'soft' : 'line';
    layers.push({ d: round(0), stroke });
    layers.push({ d: round(34) + round(68) + round(102), stroke, opacity: index === heavy ? 1 : 0.45 });
    if (index === heavy - 1) layers.push({ d: disc(x + step - 44, y - 70, 40), fill: 'sun' });
  }
  return layers;
};
