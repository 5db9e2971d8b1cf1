'use client';

import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { FieldMessage } from '../field-message/index.js';
import { fieldVariants } from './field.variants.js';

/** Props of every field of the kit, besides the attributes of its control. */
export interface FieldOptions {
  /** Label above the control. */
  label: string;
  error?: string | undefined;
  /**
   * Whether the message is announced at once. Screen readers read it with the field that gets the focus, but not with one
   * that already has it. @default false
   */
  announce?: boolean | undefined;
  /** Text after the label of an optional field; none with `''`. @default '(optional)' */
  optionalLabel?: string;
  /** Width in a form of two columns. @default 'half' */
  span?: 'half' | 'full' | undefined;
}

export interface FieldProps extends FieldOptions, ComponentProps<'div'> {
  /** `id` of the control. The message has the same `id` with the suffix `-message`. */
  controlId: string;
  /** Whether the control is required. @default false */
  required?: boolean | undefined;
}

/**
 * The frame of a form field: label above, message below. `TextField`, `TextArea` and `SelectField` use it; your own
 * controls can use it too.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="field"`, `data-state="valid" | "invalid"`.
 */
export function Field({
  controlId,
  label,
  error,
  announce = false,
  required = false,
  optionalLabel,
  span,
  className,
  children,
  ...props
}: FieldProps) {
  const labels = useKitLabels();
  const optional = required ? '' : (optionalLabel ?? labels.optional);
  return (
    <div
      {...props}
      data-slot="field"
      data-state={error ? 'invalid' : 'valid'}
      className={cn(fieldVariants({ span }), className)}
    >
      <label htmlFor={controlId} className="bl:font-semibold bl:text-body-sm bl:text-default bl:leading-snug">
        <span>{label}</span>
        {optional && <span className="bl:font-normal bl:text-muted">{` ${optional}`}</span>}
      </label>
      {children}
      {error && (
        <FieldMessage id={messageId(controlId)} role={announce ? 'alert' : undefined}>
          {error}
        </FieldMessage>
      )}
    </div>
  );
}

const messageId = (controlId: string) => `${controlId}-message`;

/**
 * Attributes that connect a control with its field: id, required, and message.
 *
 * @param describedBy ids of other elements that describe the control
 */
export const controlProps = (
  id: string,
  required: boolean | undefined,
  error: string | undefined,
  describedBy?: string | undefined,
) =>
  ({
    id,
    required,
    'aria-required': required,
    'aria-invalid': Boolean(error),
    'aria-describedby': [describedBy, error && messageId(id)].filter(Boolean).join(' ') || undefined,
  }) as const;

/** Splits the props of a field into those of `Field` and those of its control. */
export function useField<Props extends FieldOptions & ControlOptions>({
  label,
  error,
  announce,
  optionalLabel,
  span,
  ...props
}: Props) {
  const ownId = useId();
  const { id: controlId = ownId, required } = props as ControlOptions;
  return {
    field: { controlId, label, error, announce, required, span, ...(optionalLabel !== undefined && { optionalLabel }) },
    control: { ...props, ...controlProps(controlId, required, error, props['aria-describedby']) },
  };
}

interface ControlOptions {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}
