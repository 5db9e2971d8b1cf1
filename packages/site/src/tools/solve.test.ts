import { workedBorrowingBase } from '@boundless/content/entries/worked-borrowing-base';
import { workedBusinessLoan } from '@boundless/content/entries/worked-business-loan';
import { workedDebtServiceCoverage } from '@boundless/content/entries/worked-debt-service-coverage';
import { workedInvoiceFactoring } from '@boundless/content/entries/worked-invoice-factoring';
import { workedLineOfCredit } from '@boundless/content/entries/worked-line-of-credit';
import { workedMerchantCashAdvance } from '@boundless/content/entries/worked-merchant-cash-advance';
import type { WorkedPage } from '@boundless/content/schemas/pages/tools';
import { describe, expect, it } from 'vitest';
import { calculators } from './calculators.js';
import type { Calculation, ToolDefinition } from './definition.js';
import { fill, money } from './format.js';
import { fieldsOf, resultOf, stepsOf } from './show.js';
import { solve } from './solve.js';

const worked: Readonly<Record<string, WorkedPage>> = {
  '/tools/borrowing-base': workedBorrowingBase,
  '/tools/business-loan': workedBusinessLoan,
  '/tools/debt-service-coverage': workedDebtServiceCoverage,
  '/tools/invoice-factoring': workedInvoiceFactoring,
  '/tools/line-of-credit': workedLineOfCredit,
  '/tools/merchant-cash-advance': workedMerchantCashAdvance,
};
const stepsFor = ({ path }: ToolDefinition, calculation: Calculation) =>
  stepsOf(worked[path] as WorkedPage, calculation);
const exampleOf = (tool: (typeof calculators)[number]) =>
  Object.fromEntries(new URLSearchParams(tool.words.empty.example));
const named = (path: string) => {
  const tool = calculators.find((one) => one.path === `/tools/${path}`);
  if (!tool) throw new Error(path);
  return tool;
};

it('uses the singular after 1', () => {
  const texts = { days: '1', months: '12' };
  expect(fill('{days} days of {months} months', texts)).toBe('1 day of 12 months');
  expect(fill('{days} days.', { days: '21' })).toBe('21 days.');
});

describe.each(calculators.map((tool) => [tool.path, tool] as const))('%s', (_, tool) => {
  it('has results for its example, and fills each placeholder', () => {
    const { calculation, errors } = solve(tool, exampleOf(tool), 'CAD');
    expect(errors).toEqual({});
    if (!calculation) throw new Error('no calculation');
    const { sentence } = tool.draw(calculation);
    const result = resultOf(tool, calculation, sentence);
    expect(result.sentence).not.toBe('');
    expect([result.headline, ...result.others].map(({ name }) => name).sort()).toEqual(
      Object.keys(calculation.results).sort(),
    );
    for (const figure of [result.headline, ...result.others]) expect(figure.raw).toBe(calculation.results[figure.name]);
    expect(stepsFor(tool, calculation).length).toBeGreaterThan(1);
    // The sentences of all cases.
    for (const text of Object.values(tool.words.sentences)) expect(fill(text, calculation.texts)).not.toContain('{');
    expect(JSON.stringify([result, stepsFor(tool, calculation), tool.draw(calculation)])).not.toMatch(
      /NaN|Infinity|undefined/,
    );
  });

  it('has a message for each missing required field', () => {
    const { calculation, errors } = solve(tool, {}, 'USD');
    expect(calculation).toBeUndefined();
    const given = tool.rules.filter(({ fallback }) => fallback === undefined).map(({ name }) => name);
    expect(Object.keys(errors)).toEqual(given);
    expect(new Set(Object.values(errors))).toEqual(new Set(['Please enter this field']));
    for (const field of fieldsOf(tool, {}, 'USD', errors)) expect(field.label).not.toBe(field.name);
  });

  it.each([
    ['-1', /Please enter|must be/],
    ['many', /Please enter a number/],
    ['99999999999999', /or less/],
  ])('refuses %s in each field with a message of that field', (text, message) => {
    for (const { name } of tool.rules) {
      const { calculation, errors } = solve(tool, { ...exampleOf(tool), [name]: text }, 'USD');
      expect(calculation).toBeUndefined();
      expect(Object.keys(errors)).toEqual([name]);
      expect(errors[name]).toMatch(message);
    }
  });
});

it.each([
  ['merchant-cash-advance', 'fees', '50000', 'Fees must be less than the amount'],
  ['merchant-cash-advance', 'factor', '0.9', 'Please enter 1 or more'],
  ['merchant-cash-advance', 'days', '1.5', 'Please enter a whole number'],
  ['business-loan', 'amount', '0', 'Please enter more than $0'],
  ['line-of-credit', 'draw', '100001', 'The draw cannot be more than the limit'],
  ['business-loan', 'amount', '50.000', 'Please use a comma for thousands and a period for decimals'],
  ['business-loan', 'rate', '12,5', 'Please use a comma for thousands and a period for decimals'],
  ['business-loan', 'months', '1 2', 'Please use a comma for thousands and a period for decimals'],
  ['invoice-factoring', 'advance', '101', 'Please enter 100 or less'],
])('%s refuses %s=%s', (path, name, text, message) => {
  const tool = named(path);
  expect(solve(tool, { ...exampleOf(tool), [name]: text }, 'USD').errors).toEqual({ [name]: message });
});

it('reads a rate with three decimals', () => {
  const { calculation } = solve(named('business-loan'), { amount: '50,000', rate: '7.125', months: '24' }, 'USD');
  expect(calculation?.values.rate).toBe(7.125);
});

it('refuses payments of zero, which would be a division by zero', () => {
  const { errors } = solve(named('debt-service-coverage'), { income: '10', payments: '0' }, 'USD');
  expect(errors).toEqual({ payments: 'Please enter payments today, new payments or both' });
});

it('uses the default of an empty field', () => {
  const assets = { receivables: '1000', inventory: '1000', equipment: '1000', owed: '' };
  expect(solve(named('borrowing-base'), assets, 'USD').calculation?.results).toEqual({ base: 2050, available: 2050 });
});

it('has results without a chart', () => {
  for (const [path, typed] of [
    ['borrowing-base', { receivables: '0', inventory: '0', equipment: '0' }],
    ['debt-service-coverage', { income: '0', payments: '100' }],
    ['merchant-cash-advance', { amount: '100', factor: '1', days: '1' }],
    ['line-of-credit', { limit: '100', draw: '100', rate: '0', days: '1' }],
    ['invoice-factoring', { invoice: '100', advance: '100', fee: '10', days: '90' }],
    ['business-loan', { amount: '0.01', rate: '0', months: '1' }],
  ] as const) {
    const tool = named(path);
    const { calculation } = solve(tool, typed, 'USD');
    if (!calculation) throw new Error(path);
    const shown = [
      tool.draw(calculation),
      resultOf(tool, calculation, tool.draw(calculation).sentence),
      stepsFor(tool, calculation),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/NaN|null|Infinity|undefined/);
  }
});

it('compares amounts in cents, so that a tiny fraction does not change the sentence', () => {
  for (const [path, typed] of [
    ['invoice-factoring', { invoice: '12345', advance: '96', fee: '2', days: '60' }],
    ['invoice-factoring', { invoice: '345.67', advance: '98.9', fee: '1.1', days: '30' }],
    ['debt-service-coverage', { income: '1601.3', payments: '1000.1', 'new-payments': '601.2' }],
  ] as const) {
    const { calculation } = solve(named(path), typed, 'USD');
    const drawing = calculation && named(path).draw(calculation);
    expect(drawing?.sentence).not.toBe('short');
    expect(drawing?.shares?.parts.map(({ share }) => share >= 0)).toEqual([true, true, true]);
  }
});

it('has a formula for a spreadsheet, and the payment on business days', () => {
  const advance = { amount: '50,000', factor: '1.3', days: '180', fees: '500' };
  const { calculation } = solve(named('merchant-cash-advance'), advance, 'USD');
  expect(calculation?.texts).toMatchObject({
    'typed-days': '180',
    'typed-payback': '65000',
    'typed-received': '49500',
    'daily-rate': '0.3164',
    'annual-rate': '115.47',
    'business-days': '129',
    'business-payment': '$503.88',
  });
});

it('shows the usual threshold beside the coverage', () => {
  const tool = named('debt-service-coverage');
  const { calculation } = solve(tool, { income: '130', payments: '100' }, 'USD');
  if (!calculation) throw new Error('no calculation');
  const { note } = resultOf(tool, calculation, 'well').headline;
  expect(note).toContain('1.25');
});

it('shows cents if there are any', () => {
  expect([65_000, 361.1111, -5.5, -0.001, 0.005, 1e9].map(money)).toEqual([
    '$65,000',
    '$361.11',
    '-$5.50',
    '$0',
    '$0.01',
    '$1,000,000,000',
  ]);
});
