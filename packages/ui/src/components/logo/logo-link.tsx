'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { Link } from '../../lib/link.js';
import { Logo } from './logo.js';

export interface LogoLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {
  /** Target address. @default '/' */
  href?: string | undefined;
}

/**
 * The logo as a link to the home page, in its own colours.
 *
 * Renders an `<a>`. Styling hook: `data-slot="logo-link"`.
 */
export function LogoLink({ href = '/', className, ...props }: LogoLinkProps) {
  return (
    <Link
      {...props}
      href={href}
      aria-label={useKitLabels().home}
      data-slot="logo-link"
      className={cn('bl:max-w-full bl:flex-none bl:text-default bl:[--bl-mark:--theme(--color-mark)]', className)}
    >
      <Logo label="" />
    </Link>
  );
}
