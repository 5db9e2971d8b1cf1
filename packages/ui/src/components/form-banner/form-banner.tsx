'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { formBannerVariants } from './form-banner.variants.js';

export interface FormBannerProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** The message; nothing is shown without it. */
  message?: string | undefined;
  /** Kind of result; `inline` is a success without a box, for a form with one field. @default 'success' */
  variant?: 'success' | 'error' | 'inline' | undefined;
}

/**
 * The result of a form or of loading a list. Always in the page as a live region, empty while there is no message, so
 * that assistive technology notices a new one. A later message is scrolled into view if it is outside.
 *
 * Renders a `<div aria-live="polite">`, and in it the message with `role="status"`: an empty status is read as
 * "statusbar", and an element that becomes a status together with its message is not read. Styling hooks:
 * `data-slot="form-banner"`, `data-state="visible" | "hidden"`.
 */
export function FormBanner({ message, variant, ref, ...props }: FormBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const before = useRef(message);

  useEffect(() => {
    if (message && message !== before.current) banner.current?.scrollIntoView({ block: 'nearest' });
    before.current = message;
  }, [message]);

  const Drawing = variant === 'error' ? CircleAlert : CircleCheck;
  return (
    <div
      {...props}
      ref={useComposedRefs(banner, ref)}
      aria-live="polite"
      data-slot="form-banner"
      data-state={message ? 'visible' : 'hidden'}
    >
      {message && (
        <div role="status" className={formBannerVariants({ variant })}>
          <Drawing size={20} strokeWidth={1.75} className="bl:mt-px" />
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}
