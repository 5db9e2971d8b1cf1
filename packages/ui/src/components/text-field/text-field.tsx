'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { controlClass, Field, type FieldOptions, useField } from '../field/index.js';

export interface TextFieldProps extends FieldOptions, ComponentProps<'input'> {}

/**
 * A text input with its label and message. Other props go to the `<input>`: `name`, `type`, `autoComplete` …
 *
 * Renders an `<input>` in a `Field`. Styling hooks: `data-slot="text-field"`, `aria-invalid`.
 */
export function TextField({ className, ...props }: TextFieldProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <input type="text" {...control} data-slot="text-field" className={cn(controlClass, className)} />
    </Field>
  );
}
