export { controlProps, Field, type FieldOptions, type FieldProps } from './field.js';
export { controlVariants, fieldVariants } from './field.variants.js';
