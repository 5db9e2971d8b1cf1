export { LenderMark, type LenderMarkProps, lenderNames } from './lender-mark.js';
