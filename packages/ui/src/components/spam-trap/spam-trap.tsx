'use client';

import type { ComponentProps } from 'react';
import { spamFields } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';

export interface SpamTrapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label, for robots and for browsers that show the field anyway. @default 'Leave this field empty' */
  label?: string;
}

/** The attributes by which browsers and password managers leave a field alone. A trap that they fill takes a person for a robot. */
const ignored = {
  autoComplete: 'off',
  // 1Password, LastPass, Bitwarden, Dashlane, Proton Pass.
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': '',
} as const;

/**
 * A hidden field (honeypot) that robots fill in. It is sent with the form; the server treats any text in it as spam.
 * The field `elapsed` beside it stays empty without JavaScript. A field `language` says in which language the form is, if that is not English.
 *
 * Renders a `<div>`. Styling hook: `data-slot="spam-trap"`.
 */
export function SpamTrap({ label, className, ...props }: SpamTrapProps) {
  const kit = useKitLabels();
  return (
    <div {...props} aria-hidden data-slot="spam-trap" className={cn('bl:sr-only', className)}>
      <label>
        <span>{label ?? kit.leaveEmpty}</span>
        <input type="text" name={spamFields.trap} tabIndex={-1} {...ignored} />
      </label>
      <input type="hidden" name={spamFields.elapsed} />
      {kit.formLanguage && <input type="hidden" name="language" value={kit.formLanguage} />}
    </div>
  );
}
