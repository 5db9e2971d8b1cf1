import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import { controlProps, controlVariants, Field, type FieldOptions } from '../field/index.js';

export interface TextFieldProps extends FieldOptions, ComponentProps<'input'> {}

/**
 * One line of text with its label and its message. Leftover props reach the `<input>`: `name`, `type`, `autoComplete` …
 *
 * Renders an `<input>` in a `Field`. Styling hooks: `data-slot="text-field"`, `aria-invalid`.
 */
export function TextField({ label, error, optionalLabel, span, id, required, className, ...props }: TextFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field
      controlId={controlId}
      label={label}
      error={error}
      required={required}
      span={span}
      {...(optionalLabel !== undefined && { optionalLabel })}
    >
      <input
        type="text"
        {...props}
        {...controlProps(controlId, required, error, props['aria-describedby'])}
        data-slot="text-field"
        className={cn(controlVariants(), className)}
      />
    </Field>
  );
}
