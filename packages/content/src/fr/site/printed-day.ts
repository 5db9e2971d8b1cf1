export { printedDay } from './format.js';
