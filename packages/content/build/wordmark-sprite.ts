import type { LenderLogo } from '../src/schemas/lender-logo.js';

/** All wordmarks in one SVG file, each a symbol with its slug as id, so that pages fetch their outlines only once. */
export function spriteOf(logos: Record<string, LenderLogo>): string {
  const symbols = Object.entries(logos).map(
    ([slug, { viewBox, markup }]) => `<symbol id="${slug}" viewBox="${viewBox}">${markup}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Name and size of each wordmark, which a page needs to show it from the sprite. */
export const marksOf = (logos: Record<string, LenderLogo>) =>
  Object.entries(logos).map(([id, { name, viewBox, invented }]) => ({
    id,
    name,
    viewBox,
    ...(invented && { invented }),
  }));
