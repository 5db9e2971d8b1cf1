'use client';

import type { ComponentProps } from 'react';
import { spamFields } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';

export interface SpamTrapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label, for robots and for browsers that show the field anyway. @default 'Leave this field empty' */
  label?: string;
}

/**
 * A hidden field (honeypot) that robots fill in. It is sent with the form; the server treats any text in it as spam.
 * The field `elapsed` beside it stays empty without JavaScript.
 *
 * Renders a `<div>`. Styling hook: `data-slot="spam-trap"`.
 */
export function SpamTrap({ label = 'Leave this field empty', className, ...props }: SpamTrapProps) {
  return (
    <div {...props} aria-hidden data-slot="spam-trap" className={cn('bl:sr-only', className)}>
      <label>
        {label}
        <input type="text" name={spamFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={spamFields.elapsed} />
    </div>
  );
}
