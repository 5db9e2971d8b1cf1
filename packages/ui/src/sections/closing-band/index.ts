export { BrandBand, ClosingBand, type ClosingBandProps } from './closing-band.js';
