export { FanDrawing, type FanDrawingProps } from './fan-drawing.js';
export { SplitSection, type SplitSectionProps } from './split-section.js';
