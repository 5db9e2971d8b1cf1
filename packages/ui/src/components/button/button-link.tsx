import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import { buttonVariants } from './button.variants.js';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Where it leads. An absolute `http(s)` address opens in a new tab. */
  href: string;
  /** `primary` for what the page is for, `line` for what is beside it, `ink` in header and footer. @default 'primary' */
  variant?: 'primary' | 'line' | 'ink' | undefined;
  /** How high it is: 44, 48 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A link that is drawn as a button.
 *
 * Renders an `<a>`. Styling hook: `data-slot="button-link"`.
 */
export function ButtonLink({ variant, size, className, href, ...props }: ButtonLinkProps) {
  return (
    <Link href={href} {...props} data-slot="button-link" className={cn(buttonVariants({ variant, size }), className)} />
  );
}
