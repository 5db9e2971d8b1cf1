export { ProductDrawing, type ProductDrawingProps } from './product-drawing.js';
export type { ProductDrawingName } from './product-drawing.samples.js';
