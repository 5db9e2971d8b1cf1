import type { LenderLogo } from '../types.js';

export function wordmarkSize({ viewBox }: LenderLogo) {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { width, height };
}
