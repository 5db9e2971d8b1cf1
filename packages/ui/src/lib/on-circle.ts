import type { CSSProperties } from 'react';

/** `--c` and `--s`, cosine and sine of an angle in degrees, for styles that place elements on a circle. */
export function onCircle(degrees: number): CSSProperties {
  const of = (part: (radians: number) => number) => Math.round(part((degrees * Math.PI) / 180) * 10_000) / 10_000;
  return { '--c': of(Math.cos), '--s': of(Math.sin) } as CSSProperties;
}
