import fc from 'fast-check';
import { expect, it } from 'vitest';
import { annuityValue, internalRate, levelPayment } from './index.js';

it('matches the payments of published examples', () => {
  // Microsoft Support, PMT function: 10,000 at 8 % a year in 10 months is 1,037.03 a month.
  expect(levelPayment(10_000, 0.08 / 12, 10)).toBeCloseTo(1037.03, 2);
  // Ross, Westerfield and Jordan, Fundamentals of Corporate Finance, chapter 6: 5,000 at 9 % in 5 yearly payments of 1,285.46.
  expect(levelPayment(5000, 0.09, 5)).toBeCloseTo(1285.46, 2);
});

it('matches the rates of published examples', () => {
  // Regulation Z, 12 CFR 1026, appendix J (c)(1)(i): 5,000 for 24 monthly payments of 230 is 9.69 %.
  expect(1200 * internalRate(5000, 230, 24)).toBeCloseTo(9.69, 2);
  // Microsoft Support, RATE function: 8,000 for 48 monthly payments of 200 is 9.24 %.
  expect(1200 * internalRate(8000, 200, 48)).toBeCloseTo(9.24, 2);
  // Regulation Z, appendix J (c)(5)(i): 1,000 for one payment of 1,080 after 255 days is 11.45 %.
  expect((36_500 / 255) * internalRate(1000, 1080, 1)).toBeCloseTo(11.45, 2);
});

it('counts the payments if the rate is zero', () => {
  expect(annuityValue(0, 12)).toBe(12);
  expect(annuityValue(1e-15, 12)).toBeCloseTo(12, 9);
  expect(internalRate(1200, 100, 12)).toBe(0);
});

it('throws if nothing is received or less is repaid', () => {
  for (const [received, payment, count] of [
    [0, 10, 12],
    [-1, 10, 12],
    [1000, 10, 12],
    [1000, Number.NaN, 12],
    [1000, 10, 0],
  ] as const)
    expect(() => internalRate(received, payment, count)).toThrow(RangeError);
});

const flow = fc.record({
  received: fc.double({ min: 1, max: 1e9, noNaN: true }),
  factor: fc.double({ min: 1.0001, max: 5, noNaN: true }),
  count: fc.integer({ min: 1, max: 1500 }),
});

it('finds the rate at which the present value of the payments is the amount received', () => {
  fc.assert(
    fc.property(flow, ({ received, factor, count }) => {
      const payment = (received * factor) / count;
      const rate = internalRate(received, payment, count);
      expect(rate).toBeGreaterThan(0);
      // Summed payment by payment, without the formula.
      let presentValue = 0;
      for (let day = 1; day <= count; day += 1) presentValue += payment * (1 + rate) ** -day;
      expect(presentValue / received).toBeCloseTo(1, 8);
    }),
    { numRuns: 60 },
  );
});

it('has higher payments at higher rates, and lower payments over more periods', () => {
  const terms = [
    fc.double({ min: 100, max: 1e8, noNaN: true }),
    fc.double({ min: 0, max: 0.2, noNaN: true }),
    fc.integer({ min: 1, max: 480 }),
  ] as const;
  fc.assert(
    fc.property(...terms, (amount, rate, count) => {
      const payment = levelPayment(amount, rate, count);
      expect(levelPayment(amount, rate + 0.001, count)).toBeGreaterThan(payment);
      expect(levelPayment(amount, rate, count + 1)).toBeLessThanOrEqual(payment);
      expect(payment * count).toBeGreaterThanOrEqual(amount * (1 - 1e-12));
    }),
    { numRuns: 100 },
  );
});
