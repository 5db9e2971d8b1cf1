import { partnerContact } from '@boundless/content/entries/partner-contact';
import { sampleDrawings } from '@boundless/content/entries/sample-drawings';
import { SamplesContext } from '@boundless/ui/samples';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { FormSection } from '@boundless/ui/sections/form-section';
import { HighlightGroup } from '@boundless/ui/sections/highlight-group';
import { NextSteps } from '@boundless/ui/sections/next-steps';
import { PageHead } from '@boundless/ui/sections/page-head';
import { timing } from '@boundless/ui/timing';
import { PartnerInquiry } from '../forms/partner-inquiry.js';

export const head = partnerContact.meta;

export default function PartnerContactPage() {
  return (
    <SamplesContext value={sampleDrawings}>
      <PageHead content={partnerContact.hero} />
      <FormSection
        id="partnership-form"
        layout="lead"
        content={partnerContact.form}
        aside={
          <>
            <HighlightGroup layout="rows" placement="aside" interval={timing.whyPartner} content={partnerContact.why} />
            <NextSteps content={partnerContact.next} />
          </>
        }
      >
        <PartnerInquiry />
      </FormSection>
      <ClosingBand content={partnerContact.closing} />
    </SamplesContext>
  );
}
