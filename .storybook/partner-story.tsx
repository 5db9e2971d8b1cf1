import { lendersNamed } from '@boundless/content/entries/lenders-list';
import type { PartnerPage as PartnerContent } from '@boundless/content/schemas/partner-page';
import { lazy, Suspense } from 'react';
import { partnerSections } from '../packages/site/src/partners/sections.js';
import { brandTheme } from '../packages/ui/src/lib/brand-theme/index.js';
import { KitLabelsProvider } from '../packages/ui/src/lib/kit-labels.js';
import { PartnerPage } from '../packages/ui/src/templates/partner-page/index.js';

const sections = Object.fromEntries(Object.entries(partnerSections).map(([id, load]) => [id, lazy(load)]));

export function PartnerStory({ page }: { page: PartnerContent }) {
  const OwnSection = sections[page.id] ?? sections[page.translationOf ?? ''];
  return (
    <KitLabelsProvider labels={page.labels}>
      <PartnerPage
        content={page}
        lenders={lendersNamed(page.lenders.names)}
        theme={brandTheme(page.brand).variables}
        lang={page.lang}
      >
        {OwnSection && (
          <Suspense>
            <OwnSection lang={page.lang} />
          </Suspense>
        )}
      </PartnerPage>
    </KitLabelsProvider>
  );
}
