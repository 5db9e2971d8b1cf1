import type { ComponentProps } from 'react';
import { spamFields } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';

export interface SpamTrapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label, for a robot or a person whose browser shows the field after all. @default 'Leave this field empty' */
  label?: string;
}

/**
 * A field that nobody sees and robots fill in. What it holds goes with the form; the server takes any text in it for spam.
 * The empty `elapsed` beside it stays empty without JavaScript.
 *
 * Renders a `<div>`. Styling hook: `data-slot="spam-trap"`.
 */
export function SpamTrap({ label = 'Leave this field empty', className, ...props }: SpamTrapProps) {
  return (
    <div {...props} aria-hidden data-slot="spam-trap" className={cn('absolute -left-[9999px]', className)}>
      <label>
        {label}
        <input type="text" name={spamFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={spamFields.elapsed} />
    </div>
  );
}
