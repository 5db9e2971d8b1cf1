import type { CSSProperties } from 'react';

/** Positions of six nodes on the ring, clockwise from three o'clock: clear of the gap, and of each other's labels. */
const six = [128, 180, 232, 299, 337, 375];
const [from, to] = [128, 375];

/** Angle of a node in degrees. */
function hubAngle(place: number, count: number): number {
  if (count === six.length) return six[place] as number;
  return count === 1 ? 180 : from + ((to - from) * place) / (count - 1);
}

/** Cosine and sine of a node's place, for the styles; and at which side of its bubble the label stands. */
export function hubPosition(place: number, count: number) {
  const angle = (hubAngle(place, count) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  const style = { '--c': round(Math.cos(angle)), '--s': round(Math.sin(angle)) } as CSSProperties;
  return { style, side: Math.cos(angle) < -0.1 ? 'left' : 'right' } as const;
}
