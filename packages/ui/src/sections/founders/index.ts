export { Founders, type FoundersProps } from './founders.js';
