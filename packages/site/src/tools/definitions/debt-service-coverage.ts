import { toolDebtServiceCoverage as words } from '@boundless/content/entries/tool-debt-service-coverage';
import { dollars, type Numbers, shareBar, type ToolDefinition } from '../definition.js';
import { decimal, inCents, money } from '../format.js';
import { debtServiceCoverage as calculate, type DebtService } from '../maths/index.js';

const terms = (values: Numbers) => values as unknown as DebtService;
/** The ratio that many lenders ask for. */
const usual = 1.25;

export const debtServiceCoverage: ToolDefinition = {
  path: '/tools/debt-service-coverage',
  words,
  rules: [dollars('income'), dollars('payments'), dollars('new-payments', { fallback: 0 })],
  conflicts: (values) => (terms(values).payments + terms(values)['new-payments'] > 0 ? [] : ['payments']),
  compute: (values) => calculate(terms(values)),
  headline: 'ratio',
  figures: { ratio: 'ratio' },
  extras(values) {
    const year = terms(values);
    const service = year.payments + year['new-payments'];
    return {
      service: money(service),
      rest: money(Math.abs(year.income - service)),
      usual: decimal(usual),
    };
  },
  draw: ({ values, results: { ratio = 0 } }) => {
    const { income, payments, 'new-payments': planned } = terms(values);
    const rest = inCents(income - payments - planned) / 100;
    return {
      sentence: rest < 0 ? 'short' : ratio < usual ? 'tight' : 'well',
      ...(rest >= 0 && { shares: shareBar(words, income, { payments, 'new-payments': planned, rest }) }),
    };
  },
};
