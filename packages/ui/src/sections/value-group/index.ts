export { ValueGroup, type ValueGroupProps } from './value-group.js';
