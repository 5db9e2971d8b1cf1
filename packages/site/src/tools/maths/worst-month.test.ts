import { expect, it } from 'vitest';
import { daysInYear, worstMonth } from './index.js';

const daily = { payment: 65_000 / 180, payments: 180, interval: 1 };
const monthly = { payment: 2000, payments: 24, interval: daysInYear / 12 };

it.each([
  // By hand: 65,000 / 180 is 361.11 a day, 2,527.78 a week; 6,000 / 361.11 is 16.6.
  [{ ...daily, balance: 6000 }, 2527.78, 16],
  [{ ...daily, balance: 0 }, 2527.78, 0],
  [{ ...daily, balance: 361 }, 2527.78, 0],
  // Sixteen payments exactly, and more than all of them.
  [{ ...daily, balance: (16 * 65_000) / 180 }, 2527.78, 16],
  [{ ...daily, balance: 100_000 }, 2527.78, 180],
  // By hand: 2,000 x 12 / 365 x 7 is 460.27.
  [{ ...monthly, balance: 5000 }, 460.27, 2],
  // An advance of three days has no whole week of payments.
  [{ payment: 100, payments: 3, interval: 1, balance: 250 }, 300, 2],
])('of %j takes %d a week and covers %d payments', (month, week, covered) => {
  const result = worstMonth(month);
  expect(result['weekly-payment']).toBeCloseTo(week, 2);
  expect(result['payments-covered']).toBe(covered);
});
