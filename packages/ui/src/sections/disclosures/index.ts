export { Disclosures, type DisclosuresProps } from './disclosures.js';
