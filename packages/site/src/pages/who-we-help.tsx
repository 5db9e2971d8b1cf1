import { testimonials } from '@boundless/content/entries/testimonials';
import { whoWeHelp } from '@boundless/content/entries/who-we-help';
import { Reveal } from '@boundless/ui/components/reveal';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { IndustryGrid } from '@boundless/ui/sections/industry-grid';
import { PageHead } from '@boundless/ui/sections/page-head';
import { StoryCarousel } from '@boundless/ui/sections/story-carousel';
import { TestimonialCarousel } from '@boundless/ui/sections/testimonial-carousel';

export const head = whoWeHelp.meta;

export default function WhoWeHelpPage() {
  return (
    <>
      <PageHead content={whoWeHelp.hero} />
      <IndustryGrid industries={whoWeHelp.industries} />
      <Reveal>
        <StoryCarousel content={whoWeHelp.stories} />
      </Reveal>
      <Reveal>
        <TestimonialCarousel content={whoWeHelp.testimonials} testimonials={testimonials} />
      </Reveal>
      <Reveal>
        <ClosingBand content={whoWeHelp.closing} />
      </Reveal>
    </>
  );
}
