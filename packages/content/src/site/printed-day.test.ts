import { expect, it } from 'vitest';
import { printedDay } from './printed-day.js';

it.each(['2026-01-28', '2025-05-01', '2026-12-31'])('writes %s as Intl does', (day) => {
  expect(printedDay(day)).toBe(
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  );
});
