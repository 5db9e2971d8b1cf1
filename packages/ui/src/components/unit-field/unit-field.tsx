'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { decimalSign, readNumber } from '../../lib/read-number.js';
import type { CalculatorField } from '../../types.js';
import { controlClass, controlProps, Field } from '../field/index.js';

export interface UnitFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** Label, units, value, message and slider. */
  field: CalculatorField;
  /** Width in a form of two columns. @default 'full' */
  span?: 'half' | 'full';
}

/**
 * A number input with a unit, a hint below it and an optional slider. The input is uncontrolled: the form reads its
 * value. Other props go to the `<input>`.
 *
 * Renders an `<input>` in a `Field`. Styling hooks: `data-slot="unit-field"`, `unit-field-slider`, `aria-invalid`.
 */
export function UnitField({ field, span = 'full', className, ref, ...props }: UnitFieldProps) {
  const { name, label, hint, prefix, suffix, value, error, optional = false, slider } = field;
  const labels = useKitLabels();
  const ownId = useId();
  const { id = ownId } = props;
  const input = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const describedBy = [props['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ');
  const read = (text: string) => {
    const number = slider && readNumber(text, slider.max, labels.locale);
    return typeof number === 'number' ? number : undefined;
  };
  const place = () => {
    const number = read(input.current?.value ?? '');
    if (range.current && number !== undefined) range.current.value = String(number);
  };
  const slide = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!input.current) return;
    input.current.value = target.value.replace('.', decimalSign(labels.locale));
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // What was typed, or where the slider was moved, before hydration, and what the browser restored.
  useEffect(place);
  return (
    <Field controlId={id} label={label} error={error} required={!optional} span={span}>
      {/* The query is of the panel's container: with a container of its own, Chromium sometimes left out the input. */}
      <div className="bl:relative">
        {prefix && <Unit className="bl:inset-s-3.5">{prefix}</Unit>}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...props}
          // Not `required` for the browser: the server validates, and its message is more helpful.
          {...controlProps(id, undefined, error, describedBy)}
          ref={useComposedRefs(input, ref)}
          name={name}
          defaultValue={value}
          onInput={(event) => {
            props.onInput?.(event);
            place();
          }}
          data-slot="unit-field"
          className={cn(
            controlClass,
            'bl:num bl:font-semibold',
            prefix && 'bl:ps-7.5',
            suffix && 'bl:pe-22 bl:@max-[12rem]:pe-3.5',
            className,
          )}
        />
        {suffix && (
          <Unit className="bl:inset-e-3.5 bl:text-body-sm bl:@max-[12rem]:static bl:@max-[12rem]:h-auto">{suffix}</Unit>
        )}
      </div>
      {slider && (
        <div className="bl:noscript:hidden bl:print:hidden">
          <input
            ref={range}
            type="range"
            aria-label={`${label}, ${labels.slider}`}
            min={slider.min}
            max={slider.max}
            step={slider.step}
            defaultValue={value && read(value)}
            disabled={props.disabled || props.readOnly}
            onChange={slide}
            data-slot="unit-field-slider"
            className="bl:block bl:h-7 bl:w-full bl:cursor-pointer bl:accent-accent bl:disabled:cursor-not-allowed"
          />
          <div aria-hidden className="bl:num bl:flex bl:justify-between bl:text-caption bl:text-muted">
            <span>{slider.from}</span>
            <span>{slider.to}</span>
          </div>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="bl:text-caption bl:text-muted">
          {hint}
        </p>
      )}
    </Field>
  );
}

const Unit = ({ className, ...props }: ComponentProps<'span'>) => (
  <span
    aria-hidden
    {...props}
    className={cn(
      'bl:pointer-events-none bl:absolute bl:top-0 bl:flex bl:h-12 bl:items-center bl:text-muted',
      className,
    )}
  />
);
