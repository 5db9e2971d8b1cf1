import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import { buttonVariants } from './button.variants.js';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Target address. An absolute `http(s)` address opens in a new tab. */
  href: string;
  /** `primary` for the page's main action, `line` for others, `ink` in header and footer. @default 'primary' */
  variant?: 'primary' | 'line' | 'ink' | undefined;
  /** Height: 44, 48 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A link that looks like a button.
 *
 * Renders an `<a>`. Styling hook: `data-slot="button-link"`.
 */
export function ButtonLink({ variant, size, className, href, ...props }: ButtonLinkProps) {
  return (
    <Link href={href} {...props} data-slot="button-link" className={cn(buttonVariants({ variant, size }), className)} />
  );
}
