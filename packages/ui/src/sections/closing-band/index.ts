export { ClosingBand, type ClosingBandProps } from './closing-band.js';
