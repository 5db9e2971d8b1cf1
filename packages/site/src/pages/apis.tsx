import { apis } from '@boundless/content/entries/apis';
import { sampleApi } from '@boundless/content/entries/sample-api';
import { Reveal } from '@boundless/ui/components/reveal';
import { SamplesContext } from '@boundless/ui/samples';
import { ApiPanels } from '@boundless/ui/sections/api-panels';
import { FeatureCards } from '@boundless/ui/sections/feature-cards';
import { FormSection } from '@boundless/ui/sections/form-section';
import { PageHead, RequestPanel } from '@boundless/ui/sections/page-head';
import { PartnershipInquiry } from '../forms/partnership-inquiry.js';

export const head = apis.meta;

export default function ApisPage() {
  return (
    <SamplesContext value={sampleApi}>
      <PageHead content={apis.hero} drawing={<RequestPanel note={apis.sampleNote} />} />
      <ApiPanels content={apis.panels} />
      <Reveal>
        <FeatureCards content={{ items: apis.cards }} />
      </Reveal>
      <FormSection id="partnership-form" content={apis.form}>
        <PartnershipInquiry variant="api" />
      </FormSection>
    </SamplesContext>
  );
}
