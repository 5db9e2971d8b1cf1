export { PartnerClosing, type PartnerClosingProps } from './partner-closing.js';
