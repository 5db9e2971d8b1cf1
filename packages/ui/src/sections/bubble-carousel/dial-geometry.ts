import type { CSSProperties } from 'react';

/** Half the angle over which bubbles are spread. */
const half = 52;

/** Cosine and sine of a bubble's place on the arc, for the styles: four of them are at -52, -17, 17 and 52 degrees. */
export function dialPosition(place: number, count: number): CSSProperties {
  const angle = count === 1 ? 0 : -half + (2 * half * place) / (count - 1);
  const radians = (angle * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return { '--c': round(Math.cos(radians)), '--s': round(Math.sin(radians)) } as CSSProperties;
}
