import { z } from 'zod';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { text } from '../text.js';

export const financialProductsPage = z.strictObject({
  meta,
  hero: sectionHeading,
  /** Stands before `usedBy` of each product. */
  usedByLabel: text,
  closing: sectionHeading,
});

export type FinancialProductsPage = z.infer<typeof financialProductsPage>;
