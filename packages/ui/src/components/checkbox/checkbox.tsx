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
    <label className="col-span-full grid cursor-pointer grid-cols-[1.5rem_1fr] items-start gap-3 py-2 text-body-sm">
      <input
        {...props}
        type="checkbox"
        data-slot="checkbox"
        className={cn(
          'peer col-start-1 row-start-1 size-6 cursor-pointer appearance-none rounded-[4px] border-[1.5px] border-control bg-raised',
          'checked:border-accent checked:bg-accent hover:border-copy forced-colors:appearance-auto',
          className,
        )}
      />
      <Check
        size={20}
        strokeWidth={2.25}
        aria-hidden
        className="pointer-events-none invisible col-start-1 row-start-1 mx-auto mt-0.5 text-on-accent peer-checked:visible forced-colors:hidden"
      />
      <span className="col-start-2">{label}</span>
    </label>
  );
}
