import { footer } from '@boundless/content/entries/footer';
import { account } from '@boundless/content/entries/site';
import { SiteFooter } from '@boundless/ui/sections/site-footer';
import { SiteHeader } from '@boundless/ui/sections/site-header';
import { Outlet } from 'react-router-dom';
import { NewsletterSignUp } from '../forms/forms.js';
import { SiteSearch } from '../search/site-search.js';
import { hydrateOnInteraction } from './hydrate-on-interaction.js';

const HeaderMenu = hydrateOnInteraction(async () => (await import('./header-menu.js')).HeaderMenu);
const HeaderSheet = hydrateOnInteraction(async () => (await import('./header-sheet.js')).HeaderSheet);

/** The layout of most pages: header, `<main>`, footer. */
export const SiteLayout = () => (
  <>
    <SiteHeader content={account} menu={<HeaderMenu />} mobileMenu={<HeaderSheet />} search={<SiteSearch />} />
    <main id="main" tabIndex={-1}>
      <Outlet />
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

const Footer = () => <SiteFooter content={footer} newsletter={<NewsletterSignUp />} lang="en" />;
