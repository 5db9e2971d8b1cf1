import { KitLabelsProvider } from '@boundless/ui/kit-labels';
import { PartnerPage } from '@boundless/ui/templates/partner-page';
import type { PartnerData } from '../../build/data/partner-data.js';
import type { PageHead } from '../routing/page.js';

export const head = ({ partner }: PartnerData): PageHead => ({
  ...partner.meta,
  canonical: partner.path,
  lang: partner.lang,
});

export default function PartnerRoute({ data: { partner, theme, lenders } }: { data: PartnerData }) {
  return (
    <KitLabelsProvider labels={partner.labels}>
      <PartnerPage content={partner} lenders={lenders} theme={theme} lang={partner.lang} />
    </KitLabelsProvider>
  );
}
