export { LenderWordmark, type LenderWordmarkProps } from './lender-wordmark.js';
