export { IconRing, type IconRingProps } from './icon-ring.js';
