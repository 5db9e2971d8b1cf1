import { arc, type CoverComposition, disc, path } from './cover-layer.js';

/** Press releases: two rings overlap, the overlap is the sun, and one line runs below both and past the frame. */
export const junction: CoverComposition = (random, width) => {
  const scale = width / 1200;
  const near = 190 + random() * 50;
  const far = 150 + random() * 120;
  const cy = 330 + random() * 90;
  const cx = (360 + random() * 60) * (scale < 1 ? 0.72 : scale);
  const apart = near + far * (0.25 + random() * 0.35);
  const chord = (apart ** 2 + near ** 2 - far ** 2) / (2 * apart);
  const half = Math.sqrt(near ** 2 - chord ** 2);
  let hairs = path`M0 ${cy + near}H${width}`;
  for (let index = 1; index < 5; index++) {
    hairs += arc(cx, cy, near + index * index * 13 + index * 16, -150 + index * 22, 118 - index * 12);
  }
  return [
    { d: disc(cx + apart, cy, far), fill: 'soft' },
    {
      d: path`M${cx + chord} ${cy - half}A${near} ${near} 0 0 1 ${cx + chord} ${cy + half}A${far} ${far} 0 0 1 ${cx + chord} ${cy - half}Z`,
      fill: 'sun',
    },
    { d: arc(cx, cy, near, -150, 118), stroke: 'line', width: 44 },
    { d: hairs, stroke: 'line' },
  ];
};
