import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label. All of it is clickable. */
  label: ReactNode;
}

/**
 * A checkbox with its label. Other props go to the `<input>`.
 *
 * Renders an `<input type="checkbox">` in its `<label>`. Styling hook: `data-slot="checkbox"`; its state is `:checked`.
 */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className="bl:col-span-full bl:grid bl:cursor-pointer bl:grid-cols-[1.5rem_1fr] bl:items-start bl:gap-3 bl:py-2 bl:text-body-sm bl:has-disabled:opacity-50">
      <input
        {...props}
        type="checkbox"
        data-slot="checkbox"
        className={cn(
          'bl:peer bl:col-start-1 bl:row-start-1 bl:size-6 bl:cursor-pointer bl:appearance-none bl:rounded-[4px] bl:border-[1.5px] bl:border-control bl:bg-raised',
          'bl:checked:border-accent bl:checked:bg-accent bl:hover:border-copy bl:disabled:cursor-not-allowed bl:forced-colors:appearance-auto',
          className,
        )}
      />
      <Check
        size={20}
        strokeWidth={2.25}
        className="bl:pointer-events-none bl:invisible bl:col-start-1 bl:row-start-1 bl:mx-auto bl:mt-0.5 bl:text-on-accent bl:peer-checked:visible bl:forced-colors:hidden"
      />
      <span className="bl:col-start-2">{label}</span>
    </label>
  );
}
