import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';

export interface BackLinkProps extends ComponentProps<'a'> {
  /** Address of the parent page. */
  href: string;
}

/**
 * A link to the parent page, above the heading.
 *
 * Renders an `<a>`. Styling hook: `data-slot="back-link"`.
 */
export function BackLink({ className, children, ...props }: BackLinkProps) {
  return (
    <Link
      {...props}
      data-slot="back-link"
      className={cn(
        'inline-flex min-h-11 items-center gap-1.5 font-semibold text-default no-underline hover:text-accent-text print:hidden',
        className,
      )}
    >
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      <span className="border-b-[1.5px] pb-px">{children}</span>
    </Link>
  );
}
