import { partners } from '@boundless/content/entries/partners';
import { sampleDrawings } from '@boundless/content/entries/sample-drawings';
import { Reveal } from '@boundless/ui/components/reveal';
import { SamplesContext } from '@boundless/ui/samples';
import { BenefitList } from '@boundless/ui/sections/benefit-list';
import { CaseStudy } from '@boundless/ui/sections/case-study';
import { FormSection } from '@boundless/ui/sections/form-section';
import { HighlightGroup } from '@boundless/ui/sections/highlight-group';
import { PageHead } from '@boundless/ui/sections/page-head';
import { timing } from '@boundless/ui/timing';
import { PartnershipInquiry } from '../forms/partnership-inquiry.js';

export const head = partners.meta;

export default function PartnersPage() {
  return (
    <SamplesContext value={sampleDrawings}>
      <PageHead content={partners.hero} />
      <HighlightGroup layout="columns" interval={timing.partnerTypes} content={partners.types} />
      <Reveal>
        <CaseStudy content={partners.caseStudy} space="bottom" />
      </Reveal>
      <Reveal>
        <BenefitList content={partners.why} />
      </Reveal>
      <HighlightGroup layout="stops" interval={timing.lenderSteps} content={partners.steps} />
      <FormSection
        id="partnership-form"
        content={partners.form}
        aside={
          <HighlightGroup
            layout="rows"
            placement="aside"
            toggle="icon"
            interval={timing.partnershipPaths}
            content={partners.form.paths}
          />
        }
      >
        <PartnershipInquiry variant="generic" />
      </FormSection>
    </SamplesContext>
  );
}
