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
      className={cn('relative border-line border-b py-4.5 ps-14 leading-snug', className)}
    >
      <dt className="mb-0.5 font-semibold text-default">
        <Drawing size={24} strokeWidth={1.75} aria-hidden className="absolute top-5 inset-s-0 text-accent-text" />
        {label}
      </dt>
      <dd className="text-body-sm">{children}</dd>
    </div>
  );
}
