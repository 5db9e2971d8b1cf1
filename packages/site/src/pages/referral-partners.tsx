import { referralPartners } from '@boundless/content/entries/referral-partners';
import { sampleDrawings } from '@boundless/content/entries/sample-drawings';
import { Reveal } from '@boundless/ui/components/reveal';
import { SamplesContext } from '@boundless/ui/samples';
import { CaseStudy } from '@boundless/ui/sections/case-study';
import { FormSection } from '@boundless/ui/sections/form-section';
import { HighlightGroup } from '@boundless/ui/sections/highlight-group';
import { IntroductionsPanel, PageHead } from '@boundless/ui/sections/page-head';
import { timing } from '@boundless/ui/timing';
import { PartnershipInquiry } from '../forms/partnership-inquiry.js';

export const head = referralPartners.meta;

export default function ReferralPartnersPage() {
  return (
    <SamplesContext value={sampleDrawings}>
      <PageHead content={referralPartners.hero} drawing={<IntroductionsPanel />} />
      <HighlightGroup layout="rows" interval={timing.advantages} content={referralPartners.advantages} />
      <HighlightGroup layout="hub" interval={timing.empower} content={referralPartners.empower} />
      <Reveal>
        <CaseStudy side="right" drawing="replies" space="top" content={referralPartners.caseStudy} />
      </Reveal>
      <FormSection id="partnership-form" content={referralPartners.form}>
        <PartnershipInquiry variant="referral" />
      </FormSection>
    </SamplesContext>
  );
}
