import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import { controlProps, controlVariants, Field, type FieldOptions } from '../field/index.js';

export interface TextAreaProps extends FieldOptions, ComponentProps<'textarea'> {}

/**
 * Several lines of text with their label and message. Leftover props reach the `<textarea>`.
 *
 * Renders a `<textarea>` in a `Field`. Styling hooks: `data-slot="text-area"`, `aria-invalid`.
 */
export function TextArea({ label, error, optionalLabel, span, id, required, className, ...props }: TextAreaProps) {
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
      <textarea
        rows={5}
        {...props}
        {...controlProps(controlId, required, error, props['aria-describedby'])}
        data-slot="text-area"
        className={cn(controlVariants(), 'resize-y', className)}
      />
    </Field>
  );
}
