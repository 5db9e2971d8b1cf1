import type { CSSProperties } from 'react';

/** `--bl-c` and `--bl-s`, cosine and sine of an angle in degrees, for styles that place elements on a circle. */
export function onCircle(degrees: number): CSSProperties {
  const rounded = (f: (radians: number) => number) => Math.round(f((degrees * Math.PI) / 180) * 10_000) / 10_000;
  return { '--bl-c': rounded(Math.cos), '--bl-s': rounded(Math.sin) } as CSSProperties;
}
