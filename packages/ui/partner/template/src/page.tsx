import { carryCampaign } from '@boundless/ui/campaign';
import { KitLabelsProvider } from '@boundless/ui/kit-labels';
import { LinkProvider } from '@boundless/ui/link';
import { PartnerPage, withoutEndedOffer } from '@boundless/ui/templates/partner-page';
import { lenders } from './lenders.js';
import { type PageOfLanguage, pages } from './pages.js';

/** The page: the kit's template with this partner's copy and theme. Sections of your own are its children. */
export function Page({ page }: { page: PageOfLanguage }) {
  const translations = pages
    .filter((other) => other !== page)
    .map(({ lang, label, path }) => ({ lang, label, href: path }));
  return (
    <LinkProvider rewrite={carryCampaign}>
      <KitLabelsProvider labels={page.labels}>
        <PartnerPage
          content={withoutEndedOffer(page.content, __TODAY__)}
          lenders={lenders}
          theme={__THEME__}
          lang={page.lang}
          translations={translations}
          home="https://www.boundless.example/"
        />
      </KitLabelsProvider>
    </LinkProvider>
  );
}
