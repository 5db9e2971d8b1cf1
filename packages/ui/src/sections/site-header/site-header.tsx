import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { LogoLink } from '../../components/logo/index.js';
import { useScrolled } from '../../hooks/use-scrolled.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import { limits } from '../../tokens/limits.js';
import type { HeaderContent } from '../../types.js';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'content' | 'children'> {
  /** Sign-in and sign-up. */
  content: Pick<HeaderContent, 'signIn' | 'createAccount'>;
  /** Target of the logo. @default '/' */
  home?: string;
  /** A search control, before the actions. */
  search?: ReactNode;
  /** The menus of wide screens: a `MegaMenu`. The page passes it and so decides when to load it. */
  menu: ReactNode;
  /** The menus of narrow screens: a `MobileMenu`. The page passes it and so decides when to load it. */
  mobileMenu: ReactNode;
}

/**
 * The bar at the top of every page: mark, menus, sign-in and sign-up. It stays in view and casts a shadow once the page
 * has been scrolled by more than 10 px. From 1024 px on its menus are dropdowns; below that they open as a sheet.
 *
 * Renders a `<header>`. Styling hooks: `data-slot="site-header"`, `data-scrolled="true" | "false"`.
 */
export function SiteHeader({ content, home = '/', search, menu, mobileMenu, className, ...props }: SiteHeaderProps) {
  const scrolled = useScrolled(limits.headerShadowPx);
  return (
    <header
      {...props}
      data-slot="site-header"
      data-scrolled={scrolled}
      className={cn('sticky top-0 z-(--bl-z-header) bg-ground data-[scrolled=true]:shadow-header', className)}
    >
      <div className="wrap flex min-h-19 flex-wrap items-center justify-end gap-4 lg:flex-nowrap lg:gap-1.5 xl:gap-9">
        <LogoLink href={home} className="max-lg:me-auto lg:max-xl:me-2" />
        <div className="me-auto max-lg:hidden">{menu}</div>
        {search && (
          <div className="contents noscript:hidden print:hidden lg:max-xl:[&>button]:-mx-1.5 xl:[&>button]:-me-7">
            {search}
          </div>
        )}
        <div className="flex items-center gap-1.5 max-lg:hidden xl:gap-2">
          <Link
            href={content.signIn.href}
            className="inline-flex min-h-11 items-center rounded-control px-3.5 text-base font-medium whitespace-nowrap text-default hover:bg-sunken lg:px-2 xl:px-3.5"
          >
            {content.signIn.label}
          </Link>
          <ButtonLink variant="ink" size="sm" href={content.createAccount.href} className="lg:max-xl:px-3">
            {content.createAccount.label}
          </ButtonLink>
        </div>
        {mobileMenu}
      </div>
    </header>
  );
}
