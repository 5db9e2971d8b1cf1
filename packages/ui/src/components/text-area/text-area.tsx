'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { controlClass, Field, type FieldOptions, useField } from '../field/index.js';

export interface TextAreaProps extends FieldOptions, ComponentProps<'textarea'> {}

/**
 * A text area with its label and message. Other props go to the `<textarea>`.
 *
 * Renders a `<textarea>` in a `Field`. Styling hooks: `data-slot="text-area"`, `aria-invalid`.
 */
export function TextArea({ defaultValue, className, ...props }: TextAreaProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <textarea
        rows={5}
        {...control}
        // As a list, because React puts a text in place of what was typed before hydration.
        defaultValue={defaultValue === undefined ? undefined : [String(defaultValue)]}
        data-slot="text-area"
        className={cn(controlClass, className)}
      />
    </Field>
  );
}
