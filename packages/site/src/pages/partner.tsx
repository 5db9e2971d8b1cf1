import { KitLabelsProvider } from '@boundless/ui/kit-labels';
import { PartnerPage } from '@boundless/ui/templates/partner-page';
import type { PartnerData } from '../data/partner-data.js';
import type { PageHead } from '../head/page-head.js';
import { partnerSections } from '../partners/sections.js';
import { serverPart } from '../routing/server-part.js';

export const head = ({ partner, isOver }: PartnerData): PageHead => ({
  ...partner.meta,
  lang: partner.lang,
  noindex: isOver,
});

const sections = Object.fromEntries(
  Object.entries(partnerSections).map(([id, load]) => [id, serverPart(async () => (await load()).default)]),
);

export default function PartnerRoute({ data: { partner, theme, lenders, translations } }: { data: PartnerData }) {
  const { id, translationOf = id, lang, labels } = partner;
  const OwnSection = sections[id] ?? sections[translationOf];
  return (
    <KitLabelsProvider labels={labels}>
      <PartnerPage content={partner} lenders={lenders} theme={theme} lang={lang} translations={translations}>
        {OwnSection && <OwnSection lang={lang} />}
      </PartnerPage>
    </KitLabelsProvider>
  );
}
