/* Apart, so that French has a title of its own for a calculator. */
export { sbaSop } from './sba-sources.js';
