import { lenders } from '@boundless/content/entries/lenders';
import { sampleDrawings } from '@boundless/content/entries/sample-drawings';
import { Reveal } from '@boundless/ui/components/reveal';
import { SamplesContext } from '@boundless/ui/samples';
import { BubbleCarousel } from '@boundless/ui/sections/bubble-carousel';
import { FeatureCards } from '@boundless/ui/sections/feature-cards';
import { FormSection } from '@boundless/ui/sections/form-section';
import { PageHead, QueuePanel } from '@boundless/ui/sections/page-head';
import { StatGroup } from '@boundless/ui/sections/stat-group';
import { PartnershipInquiry } from '../forms/partnership-inquiry.js';

export const head = lenders.meta;

export default function LendersPage() {
  return (
    <SamplesContext value={sampleDrawings}>
      <PageHead surface="ink" content={lenders.hero} drawing={<QueuePanel />} />
      <BubbleCarousel toggle="labelled" content={lenders.benefits} />
      <Reveal>
        <FeatureCards content={lenders.values} />
      </Reveal>
      <Reveal>
        <StatGroup variant="bars" items={lenders.stats} bars={lenders.statBars} note={lenders.statsNote} />
      </Reveal>
      <FormSection id="partnership-form" content={lenders.form}>
        <PartnershipInquiry variant="lender" />
      </FormSection>
    </SamplesContext>
  );
}
