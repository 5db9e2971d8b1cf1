import { footer } from '@boundless/content/entries/footer';
import { header } from '@boundless/content/entries/header';
import { account } from '@boundless/content/entries/site';
import { language } from '@boundless/content/language';
import { MegaMenu } from '@boundless/ui/components/mega-menu';
import { MobileMenu } from '@boundless/ui/components/mobile-menu';
import { SiteFooter } from '@boundless/ui/sections/site-footer';
import { SiteHeader } from '@boundless/ui/sections/site-header';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { otherLanguages } from '../addresses/translations.js';
import { NewsletterSignUp } from '../forms/newsletter-sign-up.js';
import { useShownParams } from '../routing/document-search.js';
import { matchPage } from '../routing/load-page.js';
import { SiteSearch } from '../search/site-search.js';

export const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

/** The site's header and footer around a page. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
);

/** The layout of pages that render their own header and `<main>`. */
export const OwnHeaderLayout = () => (
  <>
    <Outlet />
    <Footer />
  </>
);

function Header() {
  const { languages } = useCurrentRoute();
  return (
    <SiteHeader
      content={account}
      languages={languages}
      menu={<MegaMenu menus={header.menus} />}
      mobileMenu={<MobileMenu content={header} languages={languages} />}
      search={<SiteSearch />}
    />
  );
}

function Footer() {
  const { route, languages } = useCurrentRoute();
  return (
    <SiteFooter
      content={footer}
      languages={languages}
      newsletter={route.signUp !== false && <NewsletterSignUp />}
      lang={language.lang}
      dir={language.dir}
    />
  );
}

/** The route of this page, and links to the page in other languages. */
function useCurrentRoute() {
  const { pathname } = useLocation();
  const params = useShownParams();
  const { route } = matchPage(pathname);
  return { route, languages: otherLanguages(route, pathname, params) };
}
