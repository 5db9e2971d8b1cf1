import { z } from 'zod';
import { iconName } from './icon-name.js';
import { slug, text } from './text.js';

export const financialProduct = z.strictObject({
  /** Also the anchor of its section and the file name of its diagram. */
  id: slug,
  title: text,
  subtitle: text,
  description: text,
  icon: iconName,
  features: z.array(text).min(3),
  usedBy: text,
  /** What decides the price, in light markup. */
  price: text,
  /** How fast it pays out, in light markup. */
  speed: text,
  /** Where it is not offered. */
  places: text.optional(),
  imageAlt: text,
});

export type FinancialProduct = z.infer<typeof financialProduct>;
