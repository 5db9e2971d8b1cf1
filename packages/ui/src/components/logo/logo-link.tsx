import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import { Logo } from './logo.js';

export interface LogoLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {
  /** Where it leads. @default '/' */
  href?: string | undefined;
  /** Its accessible name. @default 'Boundless, home' */
  label?: string | undefined;
}

/**
 * The mark as the link home, in its own colours.
 *
 * Renders an `<a>`. Styling hook: `data-slot="logo-link"`.
 */
export function LogoLink({ href = '/', label = 'Boundless, home', className, ...props }: LogoLinkProps) {
  return (
    <Link
      {...props}
      href={href}
      aria-label={label}
      data-slot="logo-link"
      className={cn('max-w-full flex-none text-default [--mark:var(--color-cobalt-600)]', className)}
    >
      <Logo label="" />
    </Link>
  );
}
