import type { DisclosureLaw } from '@boundless/content/schemas/fact';
import type { Numbers, ToolDefinition } from '../definition.js';
import { businessLoan } from '../definitions/business-loan.js';
import { invoiceFactoring } from '../definitions/invoice-factoring.js';
import { lineOfCredit } from '../definitions/line-of-credit.js';
import { merchantCashAdvance } from '../definitions/merchant-cash-advance.js';
import { daysInMonth } from '../maths/index.js';

export type OfferKind = DisclosureLaw['kinds'][number];

/** What every kind of contract has in common. Amounts are in dollars. */
export interface OfferTerms {
  /** The amount of the contract, by which disclosure laws are limited. */
  amount: number;
  /** What the business receives, after fees. */
  received: number;
  /** Days until the last payment. */
  days: number;
  /** All costs, fees included. */
  cost: number;
}

interface OfferKindDefinition {
  /** The product of the network that it is. */
  product: string;
  calculator: ToolDefinition;
  /** Days from one payment to the next. Without it there is one payment, at the end. */
  interval?: number;
  /** The terms of a contract with these values, and these results of its calculator. */
  terms: (values: Numbers, results: Numbers) => OfferTerms;
}

export const offerKinds: Readonly<Record<OfferKind, OfferKindDefinition>> = {
  advance: {
    product: 'merchant-cash-advance',
    calculator: merchantCashAdvance,
    interval: 1,
    terms: ({ amount = 0, fees = 0, days = 0 }, { cost = 0 }) => ({ amount, received: amount - fees, days, cost }),
  },
  loan: {
    product: 'term-loans',
    calculator: businessLoan,
    interval: daysInMonth,
    terms: ({ amount = 0, fees = 0, months = 0 }, { cost = 0 }) => ({
      amount,
      received: amount - fees,
      days: months * daysInMonth,
      cost,
    }),
  },
  line: {
    product: 'line-of-credit',
    calculator: lineOfCredit,
    terms: ({ limit = 0, draw = 0, days = 0, fees = 0 }, { cost = 0 }) => ({
      amount: limit,
      received: draw - fees,
      days,
      cost,
    }),
  },
  factoring: {
    product: 'invoice-factoring',
    calculator: invoiceFactoring,
    terms: ({ days = 0 }, { received = 0, cost = 0 }) => ({ amount: received, received, days, cost }),
  },
};

export const isOfferKind = (text: string): text is OfferKind => Object.hasOwn(offerKinds, text);
