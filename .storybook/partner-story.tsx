import { lendersNamed } from '@boundless/content/entries/lenders-list';
import type { PartnerPage as PartnerContent } from '@boundless/content/schemas/partner-page';
import { brandTheme } from '../packages/ui/src/lib/brand-theme/index.js';
import { KitLabelsProvider } from '../packages/ui/src/lib/kit-labels.js';
import { PartnerPage } from '../packages/ui/src/templates/partner-page/index.js';

/** The page of a partner, for the generated stories. */
export function PartnerStory({ page }: { page: PartnerContent }) {
  return (
    <KitLabelsProvider labels={page.labels}>
      <PartnerPage
        content={page}
        lenders={lendersNamed(page.lenders.names)}
        theme={brandTheme(page.brand).variables}
        lang={page.lang}
      />
    </KitLabelsProvider>
  );
}
