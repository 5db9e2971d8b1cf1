'use client';

import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';

export interface FieldGroupProps extends ComponentProps<'details'> {
  /** What the fields have in common. It opens and closes the group. */
  label: string;
  /** A sentence above the fields. */
  text?: string;
  /** Whether it is open at first. Later the visitor decides. @default false */
  open?: boolean;
  /** How many of the columns of a wide form it takes. @default 'full' */
  span?: 'full' | 'half';
}

/**
 * Fields of a form that belong together and can be hidden. Hidden fields are sent too. It needs no JavaScript. An `invalid` event in one of its
 * fields opens it: a hidden field cannot get the focus, and the browser would not say why it does not send the form.
 *
 * Renders a `<details>` with a `<fieldset>`. Styling hooks: `data-slot="field-group"`, `open`.
 */
export function FieldGroup({
  label,
  text,
  open = false,
  span = 'full',
  className,
  children,
  ...props
}: FieldGroupProps) {
  const id = useId();
  // A later value would close the group while it is being filled in.
  const [atFirst] = useState(open);
  const onInvalidCapture = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    currentTarget.open = true;
  };
  return (
    <details
      {...mergeProps(props, { onInvalidCapture })}
      open={atFirst}
      data-slot="field-group"
      className={cn(
        'bl:col-span-full bl:min-w-0 bl:border-line bl:border-t bl:pt-3',
        // Only of this group: it can be in another one.
        'bl:open:[&>summary>svg]:[rotate:180deg]',
        span === 'half' && 'bl:sm:col-span-1',
        className,
      )}
    >
      <summary className="bl:flex bl:min-h-11 bl:cursor-pointer bl:list-none bl:items-center bl:justify-between bl:gap-4 bl:[&::-webkit-details-marker]:hidden">
        <span id={id} className="bl:font-semibold bl:text-default">
          {label}
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          className="bl:flex-none bl:text-default bl:transition-transform bl:duration-(--bl-duration-base)"
        />
      </summary>
      {text && <p className="bl:mt-1 bl:text-body-sm">{text}</p>}
      <fieldset aria-labelledby={id} className="bl:mt-4 bl:grid bl:min-w-0 bl:grid-cols-1 bl:gap-6">
        {children}
      </fieldset>
    </details>
  );
}
