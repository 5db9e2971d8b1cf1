/** A unit's folder in `src`, such as `components/faq`. */
export type UnitPath = keyof typeof import('../src/sizes.json');

/** Units with nothing to operate. They need no keyboard check and no transcript. */
export const staticUnits: ReadonlySet<string> = new Set<UnitPath>([
  'components/article-picture',
  'components/audit-list',
  'components/author-avatar',
  'components/balance-chart',
  'components/cover-art',
  'components/date-time',
  'components/disclaimer',
  'components/field-message',
  'components/field',
  'components/fit-score',
  'components/form-banner',
  'components/horizon-ring',
  'components/icon-ring',
  'components/icon-tile',
  'components/icon',
  'components/illustrative-note',
  'components/initials-avatar',
  'components/lender-mark',
  'components/lender-wordmark',
  'components/line-glyph',
  'components/logo',
  'components/product-drawing',
  'components/progress-ring',
  'components/rating',
  'components/reveal',
  'components/rotating-word',
  'components/section-bar',
  'components/share-bar',
  'components/tag',
  'sections/benefit-list',
  'sections/disclosures',
  'sections/feature-cards',
  'sections/featured-quote',
  'sections/financing-types',
  'sections/founders',
  'sections/mission',
  'sections/next-steps',
  'sections/partner-steps',
  'sections/product-section',
  'sections/rate-comparison',
  'sections/story',
]);

/** Least window widths in pixels. Below it, another unit replaces the unit. */
export const leastWidths: Readonly<Record<string, number>> = {
  'components/mega-menu': 1024,
} satisfies Partial<Record<UnitPath, number>>;
