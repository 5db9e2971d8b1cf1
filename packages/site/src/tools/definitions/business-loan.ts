import { toolBusinessLoan as words } from '@boundless/content/entries/tool-business-loan';
import type { ScheduleTableProps } from '@boundless/ui/components/schedule-table';
import {
  count,
  dollars,
  type Numbers,
  percent,
  positiveDollars,
  shareBar,
  type ToolDefinition,
} from '../definition.js';
import { fill, money, number } from '../format.js';
import { type Loan, type LoanMonth, loan, loanSchedule } from '../maths/index.js';

const terms = (values: Numbers) => values as unknown as Required<Loan>;

export const businessLoan: ToolDefinition = {
  path: '/tools/business-loan',
  words,
  rules: [
    positiveDollars('amount'),
    percent('rate', { slider: { min: 2, max: 40, step: 0.1 } }),
    count('months', 600, { min: 3, max: 120, step: 1 }),
    dollars('fees', { fallback: 0 }),
    dollars('financed-fee', { fallback: 0 }),
  ],
  conflicts: ({ amount = 0, fees = 0 }) => (fees >= amount ? ['fees'] : []),
  compute: (values) => loan(terms(values)),
  headline: 'payment',
  figures: { 'annual-rate': 'rate' },
  extras(values, results) {
    const schedule = loanSchedule(terms(values));
    return {
      'first-interest': money(schedule[0]?.interest ?? 0),
      'last-interest': money(schedule.at(-1)?.interest ?? 0),
      'monthly-rate': number(terms(values).rate / 12),
      received: money(terms(values).amount - terms(values).fees),
      borrowed: money(terms(values).amount + terms(values)['financed-fee']),
      paid: money((results.payment ?? 0) * terms(values).months),
    };
  },
  draw: ({ values, results }) => {
    const { amount, 'financed-fee': fee } = terms(values);
    const { interest = 0 } = results;
    return {
      sentence: fee > 0 ? 'financed' : 'cost',
      shares: shareBar(words, amount + fee + interest, {
        interestPart: interest,
        ...(fee > 0 && { feePart: fee }),
        principalPart: amount,
      }),
      schedule: scheduleOf(loanSchedule(terms(values))),
    };
  },
};

function scheduleOf(schedule: readonly LoanMonth[]): ScheduleTableProps {
  const { chart } = words;
  const years = Array.from({ length: Math.ceil(schedule.length / 12) }, (_, year) =>
    schedule.slice(year * 12, year * 12 + 12),
  );
  return {
    caption: chart.caption ?? '',
    columns: [chart.first, chart.paid, chart.interest, chart.principal, chart.balance].map((head) => head ?? ''),
    monthColumn: chart.firstMonth ?? '',
    monthsLabel: chart.months ?? '',
    years: years.map((months, index) => ({
      label: fill(chart.year ?? '', { year: String(index + 1) }),
      cells: cellsOf(months),
    })),
    months: schedule.map((month) => ({
      label: fill(chart.month ?? '', { month: String(month.month) }),
      cells: cellsOf([month]),
    })),
  };
}

function cellsOf(months: readonly LoanMonth[]): string[] {
  const sum = (part: 'interest' | 'principal') => months.reduce((total, month) => total + month[part], 0);
  const [interest, principal] = [sum('interest'), sum('principal')];
  return [interest + principal, interest, principal, months.at(-1)?.balance ?? 0].map(money);
}
