import type { CSSProperties } from 'react';

/** `--bl-c` and `--bl-s`, cosine and sine of an angle in degrees, for styles that place elements on a circle. */
export const onCircle = (degrees: number) =>
  ({ '--bl-c': `cos(${degrees}deg)`, '--bl-s': `sin(${degrees}deg)` }) as CSSProperties;
