import type { ReactNode } from 'react';
import { Reveal } from '../../components/reveal/index.js';
import { Disclosures } from '../../sections/disclosures/index.js';
import { FaqSection } from '../../sections/faq-section/index.js';
import { FeaturedQuote } from '../../sections/featured-quote/index.js';
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
  children: ReactNode;
}

/** One section of a partner's page, with its own texts or the page's; renders nothing without texts. */
export function PartnerSection({ section, content, lang, children, ...strip }: PartnerSectionProps) {
  const name = typeof section === 'string' ? section : section.section;
  const page = typeof section === 'object' && 'content' in section ? { ...content, [name]: section.content } : content;
  switch (name) {
    case 'custom':
      return children;
    case 'hero':
      return <PartnerHero content={page} lang={lang} />;
    case 'lenders':
      return (
        page.lenders && (
          <LogoMarquee
            {...strip}
            label={page.lenders.label}
            data-surface="paper"
            className="bl:border-line-strong bl:border-t-[1.5px]"
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
    case 'testimonial':
      return page.testimonial && <FeaturedQuote testimonial={page.testimonial} />;
    case 'faq':
      return (
        page.faq && (
          <Reveal>
            <FaqSection content={page.faq} className="bl:border-t-0" />
          </Reveal>
        )
      );
    case 'closing':
      return page.closing && <PartnerClosing content={page.closing} />;
    default:
      return <Disclosures items={page.disclosures} />;
  }
}
