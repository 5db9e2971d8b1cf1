export { controlProps, Field, type FieldOptions, type FieldProps, useField } from './field.js';
export { controlClass, fieldVariants } from './field.variants.js';
