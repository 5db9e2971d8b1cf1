export { BrandBand } from './brand-band.js';
export { ClosingBand, type ClosingBandProps } from './closing-band.js';
