import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface SegmentedControlProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** Accessible name of the group. */
  label: string;
  /** Name of the radio buttons and of the form parameter. */
  name: string;
  /** The options, in order. */
  options: readonly { value: string; label: string }[];
  /** Value of the selected option, if the page holds it. `''`: none is selected. */
  value?: string | undefined;
  /** Value of the initially selected option, if the form holds it. */
  defaultValue?: string | undefined;
  /** Called with the value that the visitor selects. */
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
  ...props
}: SegmentedControlProps) {
  const joined = layout === 'joined';
  return (
    <fieldset
      {...props}
      data-slot="segmented-control"
      data-layout={layout}
      className={cn('flex min-w-0 flex-wrap', !joined && 'gap-2', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={cn('relative flex', joined && 'group not-last:-me-[1.5px]')}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            className={cn(
              'flex min-h-11 min-w-14 items-center justify-center border-[1.5px] border-control bg-raised px-3.5 py-1.5 font-semibold text-body-sm text-default leading-tight',
              'peer-hover:border-line-strong peer-checked:border-line-strong peer-checked:bg-solid peer-checked:text-on-solid peer-checked:forced-color-adjust-none peer-focus-visible:z-1 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
              joined ? 'group-first-of-type:rounded-s-control group-last-of-type:rounded-e-control' : 'rounded-control',
            )}
          >
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
