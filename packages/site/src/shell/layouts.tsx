import { footer } from '@boundless/content/entries/footer';
import { header } from '@boundless/content/entries/header';
import { account } from '@boundless/content/entries/site';
import { MegaMenu } from '@boundless/ui/components/mega-menu';
import { MobileMenu } from '@boundless/ui/components/mobile-menu';
import { SiteFooter } from '@boundless/ui/sections/site-footer';
import { SiteHeader } from '@boundless/ui/sections/site-header';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { NewsletterSignUp } from '../forms/newsletter-sign-up.js';
import { SiteSearch } from '../search/site-search.js';

export const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

/** The site's header and footer around a page. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SiteHeader
      content={account}
      menu={<MegaMenu menus={header.menus} />}
      mobileMenu={<MobileMenu content={header} />}
      search={<SiteSearch />}
    />
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

const Footer = () => <SiteFooter content={footer} newsletter={<NewsletterSignUp />} lang="en" dir="ltr" />;
