import { account, cookieBanner, site } from '@boundless/content/entries/site';
import { CookieBanner } from '@boundless/ui/components/cookie-banner';
import { SkipLink } from '@boundless/ui/components/skip-link';
import { SiteHeader } from '@boundless/ui/sections/site-header';
import type { ReactNode } from 'react';
import { useVisit } from '../forms/use-lead-source.js';
import { SiteSearch } from '../search/site-search.js';
import { Announcer } from './announcer.js';
import { atFirstSign } from './at-first-sign.js';
import { HeaderMenu, HeaderMobileMenu } from './header-menus.js';
import { useAlive } from './use-alive.js';
import { useInternalLinks } from './use-internal-links.js';
import { useScrolling } from './use-scrolling.js';

export interface ShellProps {
  /** Whether the page brings its header and `<main>` itself. */
  ownFrame?: boolean | undefined;
  /** Whether the page does without the footer. */
  noFooter?: boolean | undefined;
  children: ReactNode;
}

const Footer = atFirstSign(async () => (await import('./footer.js')).Footer);
// There before the first toast, so that assistive technology hears it.
const Toaster = atFirstSign(async () => (await import('@boundless/ui/components/toast')).Toaster);

/** What stands around every page. */
export function Shell({ ownFrame = false, noFooter = false, children }: ShellProps) {
  useAlive();
  useInternalLinks();
  useScrolling();
  useVisit();
  return (
    <>
      <SkipLink href="#main">{site.skipLink}</SkipLink>
      {ownFrame ? (
        children
      ) : (
        <>
          <SiteHeader
            content={account}
            menu={<HeaderMenu />}
            mobileMenu={<HeaderMobileMenu />}
            search={<SiteSearch />}
          />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </>
      )}
      {!noFooter && <Footer />}
      <CookieBanner content={cookieBanner} />
      <Toaster />
      <Announcer />
    </>
  );
}
