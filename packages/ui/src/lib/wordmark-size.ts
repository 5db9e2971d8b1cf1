import type { LenderLogo } from '../types.js';

/** Width and height that a wordmark was drawn in. */
export function wordmarkSize({ viewBox }: LenderLogo) {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { width, height };
}
