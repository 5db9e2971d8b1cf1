import type { FinancialProduct } from '../../types.js';
import type { ProductImage } from './product-section.js';

/** A product for stories and tests. */
export const product: FinancialProduct = {
  id: 'term-loans',
  title: 'Term Loans',
  subtitle: 'One amount, one schedule',
  description:
    'Borrow a fixed amount and repay it on dates you know in advance. The classic choice for a purchase with a long working life.',
  icon: 'banknote',
  features: [
    'Terms of 1-7 years',
    'Fixed or floating rates',
    'Equipment, expansion or refinance',
    'Early repayment options',
  ],
  usedBy: 'Established firms with a clear plan.',
  price: 'Interest on the balance and an [origination fee](/blog/debt-financing-guide).',
  speed: 'Most decisions arrive within 24-48 hours; larger and secured loans take longer.',
  imageAlt: 'A staircase of seven years, each step lower than the one before.',
};

const steps = [0, 1, 2, 3, 4, 5, 6].map((at) => `M${60 + at * 55} 280v${-220 + at * 30}h55v${220 - at * 30}z`).join('');
const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width} 0 ${3 * width} 340"><path d="${steps}" fill="#0845e2"/><path d="M-900 281H1400" stroke="#10182e" stroke-width="1.5"/></svg>`,
  )}`;

/** A drawing for this product. */
export const image: ProductImage = { wide: drawing(480), narrow: drawing(480) };
