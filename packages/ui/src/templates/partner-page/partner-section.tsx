import { Reveal } from '../../components/reveal/index.js';
import { Disclosures } from '../../sections/disclosures/index.js';
import { FaqSection } from '../../sections/faq-section/index.js';
import { FinancingTypes } from '../../sections/financing-types/index.js';
import { LogoMarquee, type LogoMarqueeProps } from '../../sections/logo-marquee/index.js';
import { PartnerClosing } from '../../sections/partner-closing/index.js';
import { PartnerHero, type PartnerHeroProps } from '../../sections/partner-hero/index.js';
import { PartnerSteps } from '../../sections/partner-steps/index.js';
import type { PartnerPageContent, PartnerSection as Section } from '../../types.js';

export interface PartnerSectionProps
  extends Pick<PartnerHeroProps, 'lang'>,
    Pick<LogoMarqueeProps, 'lenders' | 'toggle'> {
  section: Section;
  content: PartnerPageContent;
}

/** One section of a partner's page, with its own texts or the page's; renders nothing without texts. */
export function PartnerSection({ section, content, lang, ...strip }: PartnerSectionProps) {
  const own = typeof section !== 'string' && section;
  const name = own ? own.section : section;
  const page = own ? { ...content, [own.section]: own.content } : content;
  switch (name) {
    case 'hero':
      return <PartnerHero content={page} lang={lang} />;
    case 'lenders':
      return (
        page.lenders && (
          <LogoMarquee
            {...strip}
            label={page.lenders.label}
            data-surface="paper"
            className="border-line-strong border-t-[1.5px]"
          />
        )
      );
    case 'financingTypes':
      return (
        page.financingTypes && (
          <Reveal>
            <FinancingTypes content={page.financingTypes} />
          </Reveal>
        )
      );
    case 'steps':
      return page.steps && <PartnerSteps content={page.steps} />;
    case 'faq':
      return (
        page.faq && (
          <Reveal>
            <FaqSection content={page.faq} className="border-t-0" />
          </Reveal>
        )
      );
    case 'closing':
      return page.closing && <PartnerClosing content={page.closing} />;
    default:
      return <Disclosures items={page.disclosures} />;
  }
}
