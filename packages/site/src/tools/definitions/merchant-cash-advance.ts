import { toolMerchantCashAdvance as words } from '@boundless/content/entries/tool-merchant-cash-advance';
import { type Calculation, count, dollars, type Numbers, positiveDollars, type ToolDefinition } from '../definition.js';
import { fill, money, number, percent, typed } from '../format.js';
import { balanceByDay, type CashAdvance, cashAdvance, internalRate } from '../maths/index.js';

const terms = (values: Numbers) => values as unknown as CashAdvance;

export const merchantCashAdvance: ToolDefinition = {
  path: '/tools/merchant-cash-advance',
  words,
  rules: [
    positiveDollars('amount'),
    { name: 'factor', unit: 'factor', min: 1, max: 10, slider: { min: 1.05, max: 1.55, step: 0.01 } },
    count('days', 3650, { min: 30, max: 540, step: 1 }),
    dollars('fees', { fallback: 0 }),
  ],
  conflicts: ({ amount = 0, fees = 0 }) => (fees >= amount ? ['fees'] : []),
  compute: (values) => cashAdvance(terms(values)),
  headline: 'annual-rate',
  figures: { 'annual-rate': 'rate' },
  extras(values, results) {
    const { amount, days, fees } = terms(values);
    const { cost = 0, payback = 0, 'annual-rate': annualRate = 0 } = results;
    const breakEvenDay = balanceByDay(terms(values)).findIndex((balance) => balance <= 0);
    const businessDays = Math.max(1, Math.round((days * 5) / 7));
    return {
      received: money(amount - fees),
      cents: String(Math.round((100 * cost) / (amount - fees))),
      'break-even-day': String(breakEvenDay < 0 ? days : breakEvenDay),
      'business-days': String(businessDays),
      'business-payment': money(payback / businessDays),
      'daily-rate': number(annualRate / 365),
      'typed-days': typed(days),
      'typed-payback': typed(payback),
      'typed-received': typed(amount - fees),
    };
  },
  draw: (calculation) => ({
    sentence: calculation.results.cost === 0 ? 'free' : 'cost',
    balance: {
      values: balanceByDay(terms(calculation.values)),
      step: words.chart.step ?? '',
      text: Object.fromEntries(
        Object.entries(words.chart).map(([name, text]) => [name, fill(text, calculation.texts)]),
      ) as never,
    },
    ...(calculation.results.cost !== 0 && { rates: rates(calculation) }),
  }),
};

/** The advance, and loans of one and three years that cost the same. */
function rates({ values, results, texts }: Calculation) {
  const rows = words.comparison?.rows ?? {};
  const { amount, fees } = terms(values);
  const { payback = 0, 'annual-rate': own = 0 } = results;
  const loan = (name: 'year' | 'years', months: number) => ({
    label: rows[name] ?? '',
    time: rows[`${name}Time`] ?? '',
    pays: fill(rows.loanPays ?? '', { monthly: money(payback / months) }),
    rate: 1200 * internalRate(amount - fees, payback / months, months),
  });
  const advance = {
    label: rows.advance ?? '',
    time: fill(rows.advanceTime ?? '', texts),
    pays: fill(rows.advancePays ?? '', texts),
    rate: own,
  };
  const all = [advance, loan('year', 12), loan('years', 36)];
  const highest = Math.max(...all.map(({ rate }) => rate));
  return all.map((row) => ({ ...row, rate: percent(row.rate), share: row.rate / highest }));
}
