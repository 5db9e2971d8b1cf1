'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.js';

export interface SegmentedControlProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** Accessible name of the group. */
  label: string;
  /** Name of the radio buttons and of the form parameter. */
  name: string;
  options: readonly { value: string; label: string }[];
  /** Value of the selected option, if the page holds it. `''`: none is selected. */
  value?: string | undefined;
  /** Value of the initially selected option, if the form holds it. */
  defaultValue?: string | undefined;
  /** Called with the value that the visitor selects, also before hydration. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the options are joined to one control or wrap as chips. @default 'joined' */
  layout?: 'joined' | 'chips';
}

/**
 * A choice between a few short options. They are radio buttons, so it works and is sent without JavaScript.
 *
 * Renders a `<fieldset>`. Styling hooks: `data-slot="segmented-control"`, `data-layout`.
 */
export function SegmentedControl({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'joined',
  className,
  ref,
  ...props
}: SegmentedControlProps) {
  const joined = layout === 'joined';
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // What was selected before hydration, or what the browser restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later `onChange` tells it.
  useEffect(() => {
    const selected = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (selected !== undefined && selected !== (value ?? defaultValue)) onValueChange?.(selected);
  }, []);

  return (
    <fieldset
      {...props}
      ref={useComposedRefs(fieldset, ref)}
      data-slot="segmented-control"
      data-layout={layout}
      className={cn('bl:flex bl:min-w-0 bl:flex-wrap', !joined && 'bl:gap-2', className)}
    >
      <legend className="bl:sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cn('bl:relative bl:flex bl:has-disabled:opacity-50', joined && 'bl:group bl:not-last:-me-[1.5px]')}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            className="bl:peer bl:absolute bl:inset-0 bl:size-full bl:cursor-pointer bl:opacity-0 bl:disabled:cursor-not-allowed"
          />
          <span
            className={cn(
              'bl:flex bl:min-h-11 bl:min-w-14 bl:items-center bl:justify-center bl:px-3.5 bl:py-1.5',
              'bl:border-[1.5px] bl:border-control bl:bg-raised bl:font-semibold bl:text-body-sm bl:text-default bl:leading-tight',
              'bl:peer-hover:border-line-strong bl:peer-checked:border-line-strong bl:peer-checked:bg-solid bl:peer-checked:text-on-solid',
              'bl:peer-checked:forced-color-adjust-none bl:peer-focus-visible:z-1 bl:peer-focus-visible:outline-3',
              'bl:peer-focus-visible:outline-focus bl:peer-focus-visible:outline-offset-2',
              joined
                ? 'bl:group-first-of-type:rounded-s-control bl:group-last-of-type:rounded-e-control'
                : 'bl:rounded-control',
            )}
          >
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
