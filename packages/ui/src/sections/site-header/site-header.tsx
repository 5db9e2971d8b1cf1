'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { LanguageLinks } from '../../components/language-links/index.js';
import { LogoLink } from '../../components/logo/index.js';
import { useScrolled } from '../../hooks/use-scrolled.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import { limits } from '../../tokens/limits.js';
import type { HeaderContent, PageTranslation } from '../../types.js';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'content' | 'children'> {
  content: Pick<HeaderContent, 'signIn' | 'createAccount'>;
  /** Target of the logo. @default '/' */
  home?: string;
  /** The page in other languages, linked before the sign-in. A `MobileMenu` has them on narrow screens. */
  languages?: readonly PageTranslation[];
  /** A search control, before the actions. */
  search?: ReactNode;
  /** The menus of wide screens: a `MegaMenu`. The page passes it and so decides when to load it. */
  menu: ReactNode;
  /** The menus of narrow screens: a `MobileMenu`. The page passes it and so decides when to load it. */
  mobileMenu: ReactNode;
}

/**
 * The bar at the top of every page: mark, menus, sign-in and sign-up. It stays in view, unless the window is less than
 * 20 rem high, and casts a shadow once the page has been scrolled by more than 10 px. From 1024 px on its menus are dropdowns; below that they open as a sheet.
 *
 * Renders a `<header>`. Styling hooks: `data-slot="site-header"`, `data-scrolled="true" | "false"`.
 */
export function SiteHeader({
  content,
  home = '/',
  languages = [],
  search,
  menu,
  mobileMenu,
  className,
  ...props
}: SiteHeaderProps) {
  const scrolled = useScrolled(limits.headerShadowPx);
  return (
    <header
      {...props}
      data-slot="site-header"
      data-scrolled={scrolled}
      className={cn(
        'bl:sticky bl:short:relative bl:top-0 bl:z-(--bl-z-header) bl:bg-ground bl:data-[scrolled=true]:shadow-header',
        className,
      )}
    >
      <div className="bl:wrap bl:flex bl:min-h-19 bl:flex-wrap bl:items-center bl:justify-end bl:gap-4 bl:lg:flex-nowrap bl:lg:gap-1.5 bl:xl:gap-9">
        <LogoLink href={home} className="bl:max-lg:me-auto bl:lg:max-xl:me-2" />
        <div className="bl:me-auto bl:max-lg:hidden">{menu}</div>
        {search && (
          <div className="bl:contents bl:noscript:hidden bl:print:hidden bl:lg:max-xl:[&>button]:-mx-1.5 bl:xl:[&>button]:-me-7">
            {search}
          </div>
        )}
        <div className="bl:flex bl:items-center bl:gap-1.5 bl:max-lg:hidden bl:lg:max-xl:gap-0.5 bl:xl:gap-2">
          <LanguageLinks
            languages={languages}
            variant="fitting"
            className="bl:text-base bl:font-medium bl:text-default bl:lg:max-xl:text-body-sm"
          />
          <Link
            href={content.signIn.href}
            className={cn(
              'bl:inline-flex bl:min-h-11 bl:items-center bl:px-3.5',
              'bl:rounded-control bl:text-base bl:font-medium bl:whitespace-nowrap bl:text-default',
              'bl:hover:bg-sunken',
              'bl:lg:px-2 bl:xl:px-3.5',
            )}
          >
            {content.signIn.label}
          </Link>
          <ButtonLink variant="ink" size="sm" href={content.createAccount.href} className="bl:lg:max-xl:px-2.5">
            {content.createAccount.label}
          </ButtonLink>
        </div>
        {mobileMenu}
      </div>
    </header>
  );
}
