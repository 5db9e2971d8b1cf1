import { aboutUs } from '@boundless/content/entries/about-us';
import { sampleDrawings } from '@boundless/content/entries/sample-drawings';
import { Reveal } from '@boundless/ui/components/reveal';
import { SamplesContext } from '@boundless/ui/samples';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { Founders } from '@boundless/ui/sections/founders';
import { Mission } from '@boundless/ui/sections/mission';
import { PageHead } from '@boundless/ui/sections/page-head';
import { StatGroup } from '@boundless/ui/sections/stat-group';
import { Story } from '@boundless/ui/sections/story';
import { ValueGroup } from '@boundless/ui/sections/value-group';

export const head = aboutUs.meta;

export default function AboutUsPage() {
  return (
    <SamplesContext value={sampleDrawings}>
      <PageHead content={aboutUs.hero} />
      <StatGroup highlight="rotating" items={aboutUs.stats} note={aboutUs.statsNote} />
      <Reveal>
        <Mission content={aboutUs.mission} />
      </Reveal>
      <Reveal>
        <ValueGroup content={aboutUs.values} />
      </Reveal>
      <Reveal>
        <Story content={aboutUs.story} />
      </Reveal>
      <Reveal>
        <Founders content={aboutUs.founders} />
      </Reveal>
      <ClosingBand content={aboutUs.closing} />
    </SamplesContext>
  );
}
