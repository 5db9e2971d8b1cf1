import { home } from '@boundless/content/entries/home';
import { sampleOffers } from '@boundless/content/entries/sample-offers';
import { testimonials } from '@boundless/content/entries/testimonials';
import { lenderLogos } from '@boundless/content/lenders';
import { Reveal } from '@boundless/ui/components/reveal';
import { SamplesContext } from '@boundless/ui/samples';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { FeatureCarousel } from '@boundless/ui/sections/feature-carousel';
import { Hero } from '@boundless/ui/sections/hero';
import { LogoMarquee } from '@boundless/ui/sections/logo-marquee';
import { SplitSection } from '@boundless/ui/sections/split-section';
import { StatGroup } from '@boundless/ui/sections/stat-group';
import { TestimonialCarousel } from '@boundless/ui/sections/testimonial-carousel';
import { ToolList } from '@boundless/ui/sections/tool-list';

export const head = home.meta;

export default function HomePage() {
  return (
    <SamplesContext value={sampleOffers}>
      <Hero content={home.hero} />
      <StatGroup items={home.facts} note={home.factsNote} />
      <Reveal>
        <SplitSection content={home.oneProfile} lenders={lenderLogos} />
      </Reveal>
      <Reveal>
        <FeatureCarousel content={home.features} />
      </Reveal>
      <Reveal>
        <LogoMarquee toggle="icon" content={home.lenders} lenders={lenderLogos} />
      </Reveal>
      <Reveal>
        <ToolList title={home.tools.title} tools={home.tools.list} />
      </Reveal>
      <Reveal>
        <TestimonialCarousel content={home.testimonials} testimonials={testimonials} />
      </Reveal>
      <Reveal>
        <ClosingBand size="xl" content={home.closing} />
      </Reveal>
    </SamplesContext>
  );
}
