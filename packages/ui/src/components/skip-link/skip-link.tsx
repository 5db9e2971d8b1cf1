'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
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
export function SkipLink({ target = 'main', children, className, ...props }: SkipLinkProps) {
  const kit = useKitLabels();
  return (
    <Link
      href={`#${target}`}
      {...props}
      data-slot="skip-link"
      className={cn(
        'bl:fixed bl:-top-24 bl:inset-s-(--bl-space-gutter) bl:z-(--bl-z-tooltip) bl:px-5 bl:py-3',
        'bl:rounded-control bl:bg-solid bl:text-base bl:font-semibold bl:text-on-solid',
        'bl:focus:top-3 bl:print:hidden',
        className,
      )}
    >
      {children ?? kit.skipToContent}
    </Link>
  );
}
