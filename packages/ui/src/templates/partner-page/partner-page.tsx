import type { ComponentProps } from 'react';
import { Reveal } from '../../components/reveal/index.js';
import { FaqSection } from '../../sections/faq-section/index.js';
import { LogoMarquee } from '../../sections/logo-marquee/index.js';
import type { LenderLogo, PartnerPageContent } from '../../types.js';
import { Disclosures } from './disclosures.js';
import { FinancingTypes } from './financing-types.js';
import { PartnerClosing } from './partner-closing.js';
import { PartnerHeader } from './partner-header.js';
import { PartnerHero } from './partner-hero.js';
import { PartnerSteps } from './partner-steps.js';

export interface PartnerPageProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** What the page says. The hero's first action, the sign-up of the partner's customers, stands in the header too. */
  content: PartnerPageContent;
  /** Wordmarks of the strip, in order. */
  lenders: readonly LenderLogo[];
  /** The partner's colours and face: the `variables` of `brandTheme`. Without them the page wears our own. */
  theme?: Readonly<Record<`--${string}`, string>>;
  /** Where our mark leads. @default '/' */
  home?: string | undefined;
}

/**
 * A co-branded landing page with a header of its own: offer, lenders, six types of financing, five steps, questions, closing
 * and disclosures. It brings its `<main id="main">`; a footer may follow.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="partner-page"`, `data-partner`; parts `partner-header`, `partner-hero`,
 * `logo-marquee`, `financing-type`, `step-item`, `faq-item`, `partner-closing`, `partner-disclosures`.
 */
export function PartnerPage({ content, lenders, theme, home, lang, style, ...props }: PartnerPageProps) {
  const { slug, brand, hero, financingTypes, steps, faq, closing, disclosures } = content;
  return (
    <div data-partner={slug} {...props} data-slot="partner-page" lang={lang} style={{ ...theme, ...style }}>
      <PartnerHeader brand={brand} action={hero.actions?.[0]} home={home} />
      <main id="main" tabIndex={-1}>
        <PartnerHero content={content} lang={lang} />
        <LogoMarquee
          lenders={lenders}
          label={content.lenders.label}
          data-surface="paper"
          className="border-line-strong border-t-[1.5px]"
        />
        <Reveal>
          <FinancingTypes content={financingTypes} />
        </Reveal>
        <PartnerSteps content={steps} />
        <Reveal>
          <FaqSection content={faq} className="border-t-0" />
        </Reveal>
        <PartnerClosing content={closing} />
        <Disclosures items={disclosures} />
      </main>
    </div>
  );
}
