export { HorizonRing, type HorizonRingProps } from './horizon-ring.js';
