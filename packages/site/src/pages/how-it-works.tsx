import { howItWorks } from '@boundless/content/entries/how-it-works';
import { sampleScreens } from '@boundless/content/entries/sample-screens';
import { SamplesContext } from '@boundless/ui/samples';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { FaqSection } from '@boundless/ui/sections/faq-section';
import { FeaturedQuote } from '@boundless/ui/sections/featured-quote';
import { PageHead } from '@boundless/ui/sections/page-head';
import { ScreenshotGallery } from '@boundless/ui/sections/screenshot-gallery';
import { StepList } from '@boundless/ui/sections/step-list';

export const head = howItWorks.meta;

export default function HowItWorksPage() {
  return (
    <SamplesContext value={sampleScreens}>
      <PageHead content={howItWorks.hero} />
      <StepList steps={howItWorks.steps}>
        <ScreenshotGallery screens={howItWorks.screens} />
      </StepList>
      <FeaturedQuote testimonial={howItWorks.featured.testimonial} />
      <FaqSection content={howItWorks.questions} />
      <ClosingBand content={howItWorks.closing} />
    </SamplesContext>
  );
}
