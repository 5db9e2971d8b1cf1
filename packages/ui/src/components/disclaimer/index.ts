export { Disclaimer, type DisclaimerProps } from './disclaimer.js';
