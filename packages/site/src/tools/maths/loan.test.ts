import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loan, loanSchedule } from './index.js';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('a loan', () => {
  it('has the payments of published examples', () => {
    // Microsoft Support, PMT function.
    expect(loan({ amount: 10_000, rate: 8, months: 10, fees: 0 }).payment).toBeCloseTo(1037.03, 2);
    // Microsoft Support, CUMIPMT function: 125,000 at 9 % for 30 years; interest of the first month and of the second year.
    const schedule = loanSchedule({ amount: 125_000, rate: 9, months: 360, fees: 0 });
    expect(schedule[0]?.interest).toBeCloseTo(937.5, 2);
    expect(sum(schedule.slice(12, 24).map(({ interest }) => interest))).toBeCloseTo(11_135.23, 2);
  });

  it('has the annual rate of the published example if the whole charge is a fee', () => {
    // Regulation Z, appendix J (c)(1)(i): 5,000 received for 24 payments of 230 is 9.69 %. Here the whole charge is a fee of 520, without interest.
    const result = loan({ amount: 5520, rate: 0, months: 24, fees: 520 });
    expect(result.payment).toBe(230);
    expect(result.interest).toBe(0);
    expect(result['annual-rate']).toBeCloseTo(9.69, 2);
  });

  it('repays a fee that is added to it, with interest', () => {
    // A CSBFP loan of 100,000 with its fee of 2 % added, by a spreadsheet: PMT(8%/12,60,-102000) is 2,068.19, 60 times that less 102,000 is
    // 22,091.53, and 12*RATE(60,-2068.19,100000) is 8.84 %.
    const given = { amount: 100_000, rate: 8, months: 60, fees: 0, 'financed-fee': 2000 };
    const { payment, interest, 'annual-rate': rate } = loan(given);
    expect(payment).toBeCloseTo(2068.19, 2);
    expect(interest).toBeCloseTo(22_091.53, 2);
    expect(rate).toBeCloseTo(8.84, 2);
    expect(loanSchedule(given)[0]?.interest).toBeCloseTo(680, 9);
    expect(loanSchedule(given).at(-1)?.balance).toBe(0);
    // With two payments the rate is the root of a quadratic equation: 100 = p / v + p / v^2, where p repays 102 at 1 % a month.
    const two = loan({ amount: 100, rate: 12, months: 2, fees: 0, 'financed-fee': 2 });
    const p = (102 * 0.01) / (1 - 1.01 ** -2);
    const v = (p + Math.sqrt(p ** 2 + 400 * p)) / 200;
    expect(two['annual-rate']).toBeCloseTo(1200 * (v - 1), 6);
  });

  const terms = fc.record({
    amount: fc.integer({ min: 1000, max: 10_000_000 }),
    rate: fc.double({ min: 0, max: 60, noNaN: true }),
    months: fc.integer({ min: 1, max: 360 }),
    fees: fc.constant(0),
  });

  it('has its nominal rate as annual rate without fees, and a higher one with fees', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const plain = loan(given)['annual-rate'];
        expect(plain).toBeCloseTo(given.rate, 5);
        expect(loan({ ...given, fees: 100 })['annual-rate']).toBeGreaterThan(plain);
      }),
      { numRuns: 60 },
    );
  });

  it('is repaid to the cent by its schedule', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const schedule = loanSchedule(given);
        const { payment, interest } = loan(given);
        expect(schedule).toHaveLength(given.months);
        expect(schedule.at(-1)?.balance).toBe(0);
        expect(sum(schedule.map(({ principal }) => principal)) / given.amount).toBeCloseTo(1, 9);
        expect(Math.abs(sum(schedule.map((month) => month.interest)) - interest)).toBeLessThan(0.01);
        const last = schedule.at(-1);
        expect(Math.abs((last?.principal ?? 0) + (last?.interest ?? 0) - payment)).toBeLessThan(0.01);
      }),
      { numRuns: 60 },
    );
  });

  it('has a lower balance and less interest each month', () => {
    const schedule = loanSchedule({ amount: 100_000, rate: 12, months: 60, fees: 0 });
    for (const [index, month] of schedule.entries()) {
      const before = schedule[index - 1];
      if (!before) continue;
      expect(month.balance).toBeLessThan(before.balance);
      expect(month.interest).toBeLessThan(before.interest);
    }
  });
});
