import { z } from 'zod';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { text } from '../text.js';

export const financialProductsPage = z.strictObject({
  meta,
  hero: sectionHeading,
  /** Precedes `usedBy` of each product. */
  usedByLabel: text,
  /** Terms for what decides a product's price, and for how fast it is. */
  priceLabel: text,
  speedLabel: text,
  closing: sectionHeading,
});

export type FinancialProductsPage = z.infer<typeof financialProductsPage>;
