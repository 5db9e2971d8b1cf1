import { z } from 'zod';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { text } from '../text.js';

export const financialProductsPage = z.strictObject({
  meta,
  hero: sectionHeading,
  /** The words before `usedBy` of each product. */
  usedByLabel: text,
  /** Labels of a product's price and speed, and of where it is not offered. */
  priceLabel: text,
  speedLabel: text,
  placesLabel: text,
  /** Small print below the products. */
  disclosures: z.array(text),
  closing: sectionHeading,
});

export type FinancialProductsPage = z.infer<typeof financialProductsPage>;
