import type { ComponentProps } from 'react';
import { directionOf } from '../../lib/direction.js';
import type { LenderLogo, PartnerPageContent, PartnerSection as Section } from '../../types.js';
import { PartnerHeader, type PartnerHeaderProps } from './partner-header.js';
import { PartnerSection } from './partner-section.js';

export interface PartnerPageProps
  extends Omit<ComponentProps<'div'>, 'content'>,
    Pick<PartnerHeaderProps, 'home' | 'translations'> {
  /** The texts of the page. The hero's first action, the sign-up of the partner's customers, is also in the header. */
  content: PartnerPageContent;
  /** Wordmarks of the lender strip, in order. */
  lenders: readonly LenderLogo[];
  /** The partner's colours and typeface: the `variables` of `brandTheme`. Without them the page uses our own. */
  theme?: Readonly<Record<`--${string}`, string>>;
  /** Sections of your own, shown where `content.sections` has `{ section: 'custom' }`. */
  children?: ComponentProps<'div'>['children'];
}

const usual: readonly Section[] = [
  'hero',
  'lenders',
  'financingTypes',
  'steps',
  'testimonial',
  'faq',
  { section: 'custom' },
  'closing',
  'disclosures',
];

/**
 * A co-branded landing page with a header of its own: offer, lenders, types of financing, steps, a quote, questions, sections of
 * your own, closing and disclosures, unless `content.sections` says otherwise. It contains the `<main id="main">`; a footer may
 * follow.
 *
 * Renders a `<div>`, with the direction of `lang`. Styling hooks: `data-slot="partner-page"`, `data-partner`; parts `partner-header`, `partner-hero`,
 * `logo-marquee`, `financing-type`, `step-item`, `faq-item`, `partner-closing`, `partner-disclosures`.
 */
export function PartnerPage({
  content,
  lenders,
  theme,
  home,
  translations,
  lang,
  dir = directionOf(lang),
  style,
  children,
  ...props
}: PartnerPageProps) {
  const { id, brand, hero, sections = usual } = content;
  return (
    <div data-partner={id} {...props} data-slot="partner-page" lang={lang} dir={dir} style={{ ...theme, ...style }}>
      <PartnerHeader brand={brand} action={hero.actions?.[0]} home={home} translations={translations} />
      <main id="main" tabIndex={-1}>
        {sections.map((section, place) => (
          <PartnerSection
            // biome-ignore lint/suspicious/noArrayIndexKey: a section may be repeated, so its position is its only key.
            key={place}
            {...{ section, content, lenders, lang, children }}
            toggle={place > sections.indexOf('lenders') ? 'icon' : 'labelled'}
          />
        ))}
      </main>
    </div>
  );
}
