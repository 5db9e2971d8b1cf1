/* The sources below calculators. */
export { regulationZ, sbaSop } from './sources.js';
