import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button-link.js';
import { Logo } from '../../components/logo/logo.js';
import { MobileMenu } from '../../components/mobile-menu/mobile-menu.js';
import { useScrolled } from '../../hooks/use-scrolled.js';
import { cn } from '../../lib/cn.js';
import { externalLinkProps } from '../../lib/external-link.js';
import { timing } from '../../tokens/timing.js';
import type { HeaderContent } from '../../types.js';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'content' | 'children'> {
  /** Menus, sign-in and sign-up. */
  content: HeaderContent;
  /** Where the mark leads. @default '/' */
  home?: string;
  /** The mark's accessible name. @default 'Boundless, home' */
  logoLabel?: string;
  /** Accessible name of the navigation. @default 'Main' */
  menuLabel?: string;
  /** Name of the narrow screens' button while its sheet is closed. @default 'Open menu' */
  openLabel?: string;
  /** Name of the narrow screens' button while its sheet is open. @default 'Close menu' */
  closeLabel?: string;
  /** A search control, before the actions. */
  search?: ReactNode;
  /** The menus of wide screens: a `MegaMenu` with the same content. Given by the page, which decides when to load it. */
  menu: ReactNode;
}

/**
 * The bar at the top of every page: mark, menus, sign-in and sign-up. It stays in view and casts a shadow once the page has
 * been scrolled by more than 10 px. From 1024 px its menus drop down; below they open as a sheet.
 *
 * Renders a `<header>`. Styling hooks: `data-slot="site-header"`, `data-scrolled="true" | "false"`.
 */
export function SiteHeader({
  content,
  home = '/',
  logoLabel = 'Boundless, home',
  menuLabel = 'Main',
  openLabel,
  closeLabel,
  search,
  menu,
  className,
  ...props
}: SiteHeaderProps) {
  const scrolled = useScrolled(timing.headerShadowPx);
  const brand = (
    <a href={home} aria-label={logoLabel} className="flex-none text-default [--mark:var(--color-cobalt-600)]">
      <Logo label="" />
    </a>
  );
  return (
    <header
      {...props}
      data-slot="site-header"
      data-scrolled={scrolled}
      className={cn('sticky top-0 z-(--z-header) bg-ground data-[scrolled=true]:shadow-header', className)}
    >
      <div className="wrap flex h-19 items-center gap-4 xl:gap-9">
        {brand}
        <div className="mr-auto max-lg:hidden">{menu}</div>
        {search}
        <div className="flex items-center gap-2 max-lg:hidden">
          <a
            href={content.signIn.href}
            {...externalLinkProps(content.signIn.href)}
            className="inline-flex min-h-11 items-center rounded-control px-3.5 text-base font-medium whitespace-nowrap text-default hover:bg-sunken"
          >
            {content.signIn.label}
          </a>
          <ButtonLink variant="ink" size="sm" href={content.createAccount.href}>
            {content.createAccount.label}
          </ButtonLink>
        </div>
        <MobileMenu content={content} brand={brand} label={menuLabel} openLabel={openLabel} closeLabel={closeLabel} />
      </div>
    </header>
  );
}
