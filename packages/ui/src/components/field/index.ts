export { controlProps, Field, type FieldOptions, type FieldProps, useField } from './field.js';
export { controlVariants, fieldVariants } from './field.variants.js';
