import { kitLabels } from '@boundless/content/entries/kit-labels';
import { cookieBanner, site } from '@boundless/content/entries/site';
import { language } from '@boundless/content/language';
import { SkipLink } from '@boundless/ui/components/skip-link';
import { KitLabelsProvider } from '@boundless/ui/kit-labels';
import { LinkProvider } from '@boundless/ui/link';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { carryVisit, useVisit } from '../forms/use-lead-source.js';
import { lazyPart } from '../routing/lazy-part.js';
import { usePageAge } from '../routing/page-age.js';
import { PartBoundary } from '../routing/part-boundary.js';
import { RouterLink } from '../routing/router-link.js';
import { useScrolling } from '../routing/use-scrolling.js';
import { Announcer } from './announcer.js';
import { Toasts } from './toasts.js';

/** It appears after a moment, so its code is fetched after the page has hydrated. */
const CookieBanner = lazyPart(
  async () => (await import('@boundless/ui/components/cookie-banner')).CookieBanner,
  () => null,
);

const { lang, dir } = language;

/** Surrounds every page. Its own texts are in the site's language, whatever the page's language. */
export function Root() {
  useScrolling();
  useVisit();
  usePageAge();
  return (
    <KitLabelsProvider labels={kitLabels}>
      <LinkProvider component={RouterLink} rewrite={carryVisit}>
        <SkipLink href="#main" lang={lang} dir={dir}>
          {site.skipLink}
        </SkipLink>
        <Suspense>
          <Outlet />
        </Suspense>
        <PartBoundary>
          <Suspense>
            <CookieBanner content={cookieBanner} lang={lang} dir={dir} />
          </Suspense>
        </PartBoundary>
        <PartBoundary>
          <Toasts />
        </PartBoundary>
        <Announcer />
      </LinkProvider>
    </KitLabelsProvider>
  );
}
