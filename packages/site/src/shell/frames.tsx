import { footer } from '@boundless/content/entries/footer';
import { account } from '@boundless/content/entries/site';
import { SiteFooter } from '@boundless/ui/sections/site-footer';
import { SiteHeader } from '@boundless/ui/sections/site-header';
import { Outlet } from 'react-router-dom';
import { NewsletterSignUp } from '../forms/newsletter-sign-up.js';
import { SiteSearch } from '../search/site-search.js';
import { onInteraction } from './on-interaction.js';

const HeaderMenu = onInteraction(async () => (await import('./header-menu.js')).HeaderMenu);
const HeaderSheet = onInteraction(async () => (await import('./header-sheet.js')).HeaderSheet);

/** The frame of most pages: header, `<main>`, footer. */
export const SiteFrame = () => (
  <>
    <SiteHeader content={account} menu={<HeaderMenu />} mobileMenu={<HeaderSheet />} search={<SiteSearch />} />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <Footer />
  </>
);

/** The frame of a page that brings its header and `<main>` itself. */
export const OwnFrame = () => (
  <>
    <Outlet />
    <Footer />
  </>
);

const Footer = () => <SiteFooter content={footer} newsletter={<NewsletterSignUp />} lang="en" />;
