import { expect, it } from 'vitest';
import { longMoney, money, percent, plain, printedDay, shortMoney } from './format.js';

const intl = (value: number, options?: Intl.NumberFormatOptions) => value.toLocaleString('fr-CA', options);
const compact = { notation: 'compact', maximumFractionDigits: 2 } as const;

it.each([0, 1.25, 12.5, 999, 1000, 1234.5, 350_000, 1_150_000])('writes the number %d as Intl does', (value) => {
  expect(plain(value)).toBe(intl(value));
  expect(money(value)).toBe(`${intl(value)}\u00a0$`);
});

it.each([0, 0.5, 9.75, 18.333, 85, 100, 115.5])('writes %d per cent as Intl does', (value) => {
  expect(percent(value)).toBe(intl(value / 100, { style: 'percent', maximumFractionDigits: 2 }));
});

it.each([700_000, 1_000_000, 1_500_000, 1_999_999, 2_100_000, 300_000_000, 1e9, 3_350_000_000])(
  'writes %d dollars as Intl does',
  (value) => {
    expect(shortMoney(value)).toBe(`${intl(value, compact)}$`);
    if (value < 1_000_000) expect(longMoney(value)).toBe(money(value));
    else
      expect(longMoney(value)).toBe(
        `${intl(value, { ...compact, compactDisplay: 'long' }).replace(' ', '\u00a0')} de dollars`,
      );
  },
);

it.each(['2026-01-28', '2025-05-01', '2026-08-10', '2026-12-31'])('writes the day %s as Intl does', (day) => {
  const text = new Date(`${day}T00:00:00Z`).toLocaleDateString('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });
  expect(printedDay(day).replace('\u00a0', ' ')).toBe(text.replace(/^1 /, '1er '));
});
