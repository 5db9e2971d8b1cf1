import type { VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formBannerVariants } from './form-banner.variants.js';

export interface FormBannerProps
  extends Omit<ComponentProps<'div'>, 'role' | 'children'>,
    VariantProps<typeof formBannerVariants> {
  /** What has happened; nothing is shown without it. */
  message?: string | undefined;
}

/**
 * How a form, or the loading of a list, ended. Always in the page, empty while there is nothing to say, so that assistive
 * technology notices when there is.
 *
 * Renders a `<div role="status">`. Styling hooks: `data-slot="form-banner"`, `data-state="visible" | "hidden"`.
 */
export function FormBanner({ message, variant, ...props }: FormBannerProps) {
  const Drawing = variant === 'error' ? CircleAlert : CircleCheck;
  return (
    <div {...props} role="status" data-slot="form-banner" data-state={message ? 'visible' : 'hidden'}>
      {message && (
        <div className={formBannerVariants({ variant })}>
          <Drawing size={20} strokeWidth={1.75} aria-hidden className="mt-px" />
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}
