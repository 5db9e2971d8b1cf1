import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Id of the element that holds the page's content; it should carry `tabIndex={-1}`. @default 'main' */
  target?: string;
}

/**
 * The first stop of the Tab key: skips the header and goes to the content. Visible only while it has focus.
 *
 * Renders an `<a>`. Styling hook: `data-slot="skip-link"`.
 */
export function SkipLink({ target = 'main', children = 'Skip to content', className, ...props }: SkipLinkProps) {
  return (
    <Link
      href={`#${target}`}
      {...props}
      data-slot="skip-link"
      className={cn(
        'fixed -top-24 inset-s-(--bl-space-gutter) z-(--bl-z-tooltip) rounded-control bg-solid px-5 py-3 text-base font-semibold text-on-solid',
        'focus:top-3',
        className,
      )}
    >
      {children}
    </Link>
  );
}
