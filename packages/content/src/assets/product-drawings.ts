/// <reference types="vite/types/importMeta.d.ts" />
const files = import.meta.glob<string>('./products/*.svg', { eager: true, query: '?url', import: 'default' });

/** The addresses of a product's drawing, for wide and narrow screens. Throws if there is none; `npm run check` finds that first. */
export function drawingOf(id: string): { wide: string; narrow: string } {
  const wide = files[`./products/${id}.svg`];
  const narrow = files[`./products/${id}-narrow.svg`];
  if (!wide || !narrow) throw new Error(`No drawing for the product ${id} in assets/products`);
  return { wide, narrow };
}
