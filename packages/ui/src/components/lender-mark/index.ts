export { LenderMark, type LenderMarkProps, type LenderName, lenderNames } from './lender-mark.js';
