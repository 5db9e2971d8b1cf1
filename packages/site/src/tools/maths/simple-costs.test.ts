import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borrowingBase, debtServiceCoverage, invoiceFactoring, lineOfCredit } from './index.js';

describe('a draw on a line of credit', () => {
  it('costs the interest of published examples', () => {
    // Cal47, "Line of Credit Daily Interest Calculator": 25,000 at 7.5 % is 5.14 a day.
    const day = lineOfCredit({ limit: 25_000, draw: 25_000, rate: 7.5, standby: 0, days: 1 });
    expect(day.cost).toBeCloseTo(5.14, 2);
    // Business Line of Credit Draw Cost Simulator, "Interest Calculation Methods": 100,000 at 10 % on actual/365 is 27.40 a day
    // and 10,000 a year.
    const terms = { limit: 100_000, draw: 100_000, rate: 10, standby: 0 };
    expect(lineOfCredit({ ...terms, days: 1 }).cost).toBeCloseTo(27.4, 2);
    expect(lineOfCredit({ ...terms, days: 365 }).cost).toBe(10_000);
  });

  it('has the fee of a published example on the undrawn part', () => {
    // Cobrief, "Unused commitment fee": 1 % on 400,000 of a line of 500,000 is 4,000 a year.
    const terms = { limit: 500_000, draw: 100_000, rate: 6, days: 365 };
    const fee = lineOfCredit({ ...terms, standby: 1 }).cost - lineOfCredit({ ...terms, standby: 0 }).cost;
    expect(fee).toBeCloseTo(4000, 6);
  });

  it('costs simple interest on actual days', () => {
    // By hand: 10,000 x 10 % x 73/365 = 200, and 90,000 x 1 % x 73/365 = 180.
    const result = lineOfCredit({ limit: 100_000, draw: 10_000, rate: 10, standby: 1, days: 73 });
    expect(result.cost).toBeCloseTo(380, 9);
    expect(result['annual-rate']).toBeCloseTo(19, 9);
  });

  it('has its nominal rate as annual rate without a standby fee, for any number of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3650 }), fc.double({ min: 0, max: 99, noNaN: true }), (days, rate) => {
        const result = lineOfCredit({ limit: 50_000, draw: 20_000, rate, standby: 0, days });
        expect(result['annual-rate']).toBeCloseTo(rate, 9);
      }),
      { numRuns: 50 },
    );
  });
});

describe('an invoice that is sold', () => {
  it('pays out and costs the amounts of published examples', () => {
    // Creative Capital Associates, "The Advance, the Reserve, and the Discount": 80 % of 10,000 is 8,000.
    const result = invoiceFactoring({ invoice: 10_000, advance: 80, fee: 3, days: 30 });
    expect(result.received).toBe(8000);
    // CRE Tool Hub, "Invoice Factoring Calculator": 3 % of 10,000 for 30 days is 300. By hand: 300 / 8,000 x 365 / 30 = 45.625 %.
    expect(result.cost).toBe(300);
    expect(result.reserve).toBe(1700);
    expect(result['annual-rate']).toBeCloseTo(45.625, 9);
  });

  it.each([
    [1, 1],
    [30, 1],
    [31, 2],
    [60, 2],
    [61, 3],
  ])('costs after %d days the fee of %d periods', (days, periods) => {
    expect(invoiceFactoring({ invoice: 1000, advance: 85, fee: 2, days }).cost).toBeCloseTo(20 * periods, 9);
  });

  it('is the sum of its three parts', () => {
    const parts = [
      fc.integer({ min: 1, max: 95 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 1, max: 120 }),
    ] as const;
    fc.assert(
      fc.property(...parts, (advance, fee, days) => {
        const { received, cost, reserve } = invoiceFactoring({ invoice: 12_345, advance, fee, days });
        expect(received + cost + reserve).toBeCloseTo(12_345, 6);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a borrowing base', () => {
  const rates = { 'receivables-rate': 85, 'inventory-rate': 50, 'equipment-rate': 70 };

  it('matches published examples', () => {
    // eHow, "How to Calculate a Borrowing Base": 50,000 of collateral at 50 % is 25,000.
    const none = { receivables: 0, equipment: 0, owed: 0, ...rates };
    expect(borrowingBase({ ...none, inventory: 50_000 })).toEqual({ base: 25_000, available: 25_000 });
    // AccountingTools (Steven Bragg), "Borrowing base": 70 % of 100,000 of receivables and 50 % of 40,000 of inventory is 90,000.
    const bragg = { ...none, receivables: 100_000, 'receivables-rate': 70, inventory: 40_000 };
    expect(borrowingBase(bragg)).toEqual({ base: 90_000, available: 90_000 });
    // By hand, with the three rates above: 85,000 + 40,000 + 35,000, of which 60,000 is drawn.
    const all = { receivables: 100_000, inventory: 80_000, equipment: 50_000, owed: 60_000, ...rates };
    expect(borrowingBase(all)).toEqual({ base: 160_000, available: 100_000 });
  });

  it('grows with assets and rates, and minus the debt is what is available', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const rate = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        rate,
        rate,
        rate,
        amount,
        (receivables, inventory, equipment, r, i, e, owed) => {
          const given = { 'receivables-rate': r, 'inventory-rate': i, 'equipment-rate': e, owed };
          const assets = { receivables, inventory, equipment, ...given };
          const { base, available } = borrowingBase(assets);
          expect(base).toBeLessThanOrEqual(receivables + inventory + equipment);
          expect(available).toBe(Math.max(0, base - owed));
          expect(borrowingBase({ ...assets, receivables: receivables + 100 }).base).toBeGreaterThanOrEqual(base);
          expect(borrowingBase({ ...assets, 'inventory-rate': i + 1 }).base).toBeGreaterThanOrEqual(base);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('leaves nothing to draw if more is owed', () => {
    const over = { receivables: 100, inventory: 0, equipment: 0, owed: 500, ...rates };
    expect(borrowingBase(over)).toEqual({ base: 85, available: 0 });
  });
});

describe('debt service coverage', () => {
  it.each([
    // WayCalculator, "Debt Service Coverage Ratio Calculator".
    [100_000, 85_000, 0, 1.18],
    // REBWB, "Term Sheets", lesson 3.
    [100_000, 80_000, 0, 1.25],
    // By hand: the same debts, half of them new.
    [100_000, 40_000, 40_000, 1.25],
  ])('of %d over %d and %d is %d', (income, payments, more, ratio) => {
    expect(debtServiceCoverage({ income, payments, 'new-payments': more }).ratio).toBeCloseTo(ratio, 2);
  });

  it('falls with each new debt, and does not depend on the currency', () => {
    const dollars = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(
        dollars,
        dollars,
        dollars,
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (income, payments, more, x) => {
          const { ratio } = debtServiceCoverage({ income, payments, 'new-payments': 0 });
          expect(debtServiceCoverage({ income, payments, 'new-payments': more }).ratio).toBeLessThan(ratio);
          const elsewhere = debtServiceCoverage({ income: income * x, payments: payments * x, 'new-payments': 0 });
          expect(elsewhere.ratio / ratio).toBeCloseTo(1, 9);
        },
      ),
      { numRuns: 50 },
    );
  });
});
