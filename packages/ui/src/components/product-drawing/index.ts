export type { ProductDrawingName } from './drawings.js';
export { ProductDrawing, type ProductDrawingProps } from './product-drawing.js';
