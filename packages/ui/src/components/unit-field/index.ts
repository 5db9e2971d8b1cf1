export { UnitField, type UnitFieldProps } from './unit-field.js';
