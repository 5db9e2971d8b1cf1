import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceByDay, cashAdvance } from './index.js';

describe('a merchant cash advance', () => {
  // FinHelp, "Short-Term Merchant Cash Advances" and "Calculating the True Cost of Short-Term Merchant Financing".
  it.each([
    [10_000, 1.2, 12_000, 2000],
    [50_000, 1.4, 70_000, 20_000],
  ])('of %d at %d has payback and cost of published examples', (amount, factor, payback, cost) => {
    const result = cashAdvance({ amount, factor, days: 180, fees: 0 });
    expect(result.payback).toBeCloseTo(payback, 6);
    expect(result.cost).toBeCloseTo(cost, 6);
  });

  it('has the annual rate of published examples', () => {
    // Delancey Street, "Who should get a merchant cash advance bad credit": 50,000 at 1.3, 175 a day, so 371.4 days, is 53.9 %.
    const advance = { amount: 50_000, factor: 1.3, fees: 0 };
    expect(cashAdvance({ ...advance, days: 65_000 / 175 })['annual-rate']).toBeCloseTo(53.9, 1);
    expect(cashAdvance({ ...advance, days: 371 })['annual-rate']).toBeGreaterThan(53.9);
    expect(cashAdvance({ ...advance, days: 372 })['annual-rate']).toBeLessThan(53.9);
    // Lend, "Factor rate APR calculator": 20,000 at 1.3 in 130 payments is 0.42 % a payment, and 110.88 % over 180 days (without fees).
    const other = { amount: 20_000, factor: 1.3, fees: 0 };
    expect(cashAdvance({ ...other, days: 130 })['annual-rate'] / 365).toBeCloseTo(0.42, 2);
    expect(cashAdvance({ ...other, days: 180 })['annual-rate']).toBeCloseTo(110.88, 0);
  });

  // Regulation Z (12 CFR 1026), appendix J, example (c)(1)(i): 5,000 for 24 payments of 230, 12 a year, is 9.69 %. California's regulation on
  // commercial financing (10 CCR 940) takes the method from that appendix. https://www.consumerfinance.gov/rules-policy/regulations/1026/J/
  it('has the annual rate of the example in Regulation Z', () => {
    const { payment, 'annual-rate': rate } = cashAdvance({
      amount: 5000,
      factor: (24 * 230) / 5000,
      days: 24,
      fees: 0,
    });
    expect(payment).toBeCloseTo(230, 9);
    expect((rate / 365) * 12).toBeCloseTo(9.69, 2);
  });

  // With one payment, the daily rate is the cost divided by the amount. With two, it is the root of a quadratic equation.
  it('has the annual rate of calculations by hand', () => {
    const day = cashAdvance({ amount: 1000, factor: 1.01, days: 1, fees: 0 });
    expect(day['annual-rate']).toBeCloseTo(365, 6);
    // 98 now for 55 on each of two days: 98 v = 55 + 55 / v with v = 1 + rate.
    const v = (55 + Math.sqrt(55 ** 2 + 4 * 98 * 55)) / (2 * 98);
    const two = cashAdvance({ amount: 100, factor: 1.1, days: 2, fees: 2 });
    expect(two['annual-rate']).toBeCloseTo(36_500 * (v - 1), 6);
  });

  it('calculates payback, cost and payment from the contract', () => {
    const result = cashAdvance({ amount: 50_000, factor: 1.3, days: 180, fees: 500 });
    expect(result).toMatchObject({ payback: 65_000, cost: 15_500 });
    expect(result.payment).toBeCloseTo(361.1111, 4);
    expect(result['annual-rate']).toBeCloseTo(115.47, 2);
  });

  it('has a rate of zero without a charge', () => {
    expect(cashAdvance({ amount: 1000, factor: 1, days: 30, fees: 0 })['annual-rate']).toBe(0);
  });

  it('throws if the fees use the whole amount', () => {
    expect(() => cashAdvance({ amount: 1000, factor: 1.2, days: 30, fees: 1000 })).toThrow(RangeError);
  });

  const terms = fc.record({
    amount: fc.integer({ min: 1000, max: 1_000_000 }),
    factor: fc.double({ min: 1.01, max: 2, noNaN: true }),
    days: fc.integer({ min: 2, max: 720 }),
    fees: fc.integer({ min: 0, max: 500 }),
  });

  it('has a higher rate with higher charges, and a lower one with more days', () => {
    fc.assert(
      fc.property(terms, (advance) => {
        const rate = (change: Partial<typeof advance>) => cashAdvance({ ...advance, ...change })['annual-rate'];
        expect(rate({ factor: advance.factor + 0.01 })).toBeGreaterThan(rate({}));
        expect(rate({ fees: advance.fees + 1 })).toBeGreaterThan(rate({}));
        expect(rate({ days: advance.days + 1 })).toBeLessThan(rate({}));
      }),
      { numRuns: 100 },
    );
  });

  it('starts with the amount received and ends with the cost', () => {
    fc.assert(
      fc.property(terms, (advance) => {
        const balances = balanceByDay(advance);
        expect(balances).toHaveLength(advance.days + 1);
        expect(balances[0]).toBe(advance.amount - advance.fees);
        expect(balances.at(-1)).toBeCloseTo(-cashAdvance(advance).cost, 4);
      }),
      { numRuns: 30 },
    );
  });
});
