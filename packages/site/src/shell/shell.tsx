import { cookieBanner, footer, header, site } from '@boundless/content/entries/site';
import { CookieBanner } from '@boundless/ui/components/cookie-banner';
import { SkipLink } from '@boundless/ui/components/skip-link';
import { SiteFooter } from '@boundless/ui/sections/site-footer';
import { SiteHeader } from '@boundless/ui/sections/site-header';
import type { ReactNode } from 'react';

import { SiteSearch } from '../search/site-search.js';
import { Announcer } from './announcer.js';
import { FooterNewsletter } from './footer-newsletter.js';
import { HeaderMenu } from './header-menu.js';
import { Notifications } from './notifications.js';
import { useAlive } from './use-alive.js';
import { useInternalLinks } from './use-internal-links.js';
import { useScrolling } from './use-scrolling.js';

export interface ShellProps {
  /** Whether the page brings its header and `<main>` itself. */
  ownFrame?: boolean | undefined;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ ownFrame = false, children }: ShellProps) {
  useAlive();
  useInternalLinks();
  useScrolling();
  return (
    <>
      <SkipLink href="#main">{site.skipLink}</SkipLink>
      {ownFrame ? (
        children
      ) : (
        <>
          <SiteHeader content={header} menu={<HeaderMenu />} search={<SiteSearch />} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </>
      )}
      <SiteFooter content={footer} newsletter={<FooterNewsletter />} />
      <CookieBanner content={cookieBanner} />
      <Notifications />
      <Announcer />
    </>
  );
}
