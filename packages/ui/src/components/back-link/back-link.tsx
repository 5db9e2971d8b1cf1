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
        'bl:inline-flex bl:min-h-11 bl:items-center bl:gap-1.5 bl:font-semibold bl:text-default bl:no-underline bl:hover:text-accent-text bl:print:hidden',
        className,
      )}
    >
      <ArrowLeft size={20} strokeWidth={1.75} />
      <span className="bl:border-b-[1.5px] bl:pb-px">{children}</span>
    </Link>
  );
}
