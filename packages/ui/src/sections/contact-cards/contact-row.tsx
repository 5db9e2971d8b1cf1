import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface ContactRowProps extends ComponentProps<'div'> {
  icon: LucideIcon;
  /** Label of the row. */
  label: string;
  children: ReactNode;
}

/** One row of the contact list. Renders a `<div>` for a `<dl>`. Styling hook: `data-slot="contact-row"`. */
export function ContactRow({ icon: Drawing, label, className, children, ...props }: ContactRowProps) {
  return (
    <div
      {...props}
      data-slot="contact-row"
      className={cn('bl:relative bl:border-line bl:border-b bl:py-4.5 bl:ps-14 bl:leading-snug', className)}
    >
      <dt className="bl:mb-0.5 bl:font-semibold bl:text-default">
        <Drawing
          size={24}
          strokeWidth={1.75}
          aria-hidden
          className="bl:absolute bl:top-5 bl:inset-s-0 bl:text-accent-text"
        />
        {label}
      </dt>
      <dd className="bl:text-body-sm">{children}</dd>
    </div>
  );
}
