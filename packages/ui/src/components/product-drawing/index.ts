export type { ProductDrawingName } from '../../types.js';
export { ProductDrawing, type ProductDrawingProps } from './product-drawing.js';
