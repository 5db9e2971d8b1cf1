export { FinancingTypes, type FinancingTypesProps } from './financing-types.js';
