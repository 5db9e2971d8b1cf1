import type { LenderLogo } from '../types.js';

/** Original width and height of a wordmark. */
export function wordmarkSize({ viewBox }: LenderLogo) {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { width, height };
}
