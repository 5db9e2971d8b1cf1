'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { controlClass, Field, type FieldOptions, useField } from '../field/index.js';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldOptions, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while nothing is selected; its value is empty. */
  placeholder?: string;
}

/**
 * A select with its label and message. Other props go to the `<select>`.
 *
 * Renders a `<select>` in a `Field`. Styling hooks: `data-slot="select-field"`, `aria-invalid`.
 */
export function SelectField({ options, placeholder, className, ...props }: SelectFieldProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="bl:relative">
        <select
          {...control}
          data-slot="select-field"
          className={cn(controlClass, 'bl:appearance-none bl:truncate bl:pe-10', className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          className="bl:pointer-events-none bl:absolute bl:top-1/2 bl:inset-e-3 bl:[translate:0_-50%] bl:text-default"
        />
      </div>
    </Field>
  );
}
