import { toolInvoiceFactoring as words } from '@boundless/content/entries/tool-invoice-factoring';
import {
  count,
  dollars,
  type Numbers,
  percent,
  positiveDollars,
  shareBar,
  type ToolDefinition,
} from '../definition.js';
import { inCents, money } from '../format.js';
import { invoiceFactoring as calculate, type FactoredInvoice } from '../maths/index.js';

const terms = (values: Numbers) => values as unknown as FactoredInvoice;

export const invoiceFactoring: ToolDefinition = {
  path: '/tools/invoice-factoring',
  words,
  rules: [
    positiveDollars('invoice'),
    percent('advance', { max: 100, above: true, slider: { min: 50, max: 100, step: 1 } }),
    percent('fee', { max: 100, slider: { min: 0.5, max: 10, step: 0.1 } }),
    count('days', 3650, { min: 1, max: 120, step: 1 }),
    dollars('fees', { fallback: 0 }),
  ],
  conflicts: ({ invoice = 0, advance = 0, fees = 0 }) => (fees >= (invoice * advance) / 100 ? ['fees'] : []),
  compute: (values) => calculate(terms(values)),
  headline: 'annual-rate',
  figures: { 'annual-rate': 'rate' },
  extras: (values, { reserve = 0 }) => ({
    periods: String(Math.ceil(terms(values).days / 30)),
    short: money(-reserve),
  }),
  draw: ({ values, results: { cost = 0, received = 0, reserve = 0 } }) => {
    const short = inCents(reserve) < 0;
    return {
      sentence: short ? 'short' : 'cost',
      ...(!short && { shares: shareBar(words, terms(values).invoice, { cost, received, reserve }) }),
    };
  },
};
