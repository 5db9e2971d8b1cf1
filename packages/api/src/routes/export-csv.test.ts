import { expect, it } from 'vitest';
import { timeRatio } from '../../testing/time-ratio.js';
import { csvLine } from './export-csv.js';

it.each(['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1', '\t=1', '\rx', '\nx', ' =1+1', ' \0=1+1', "=cmd|' /C calc'!A0"])(
  'marks a cell that begins like a formula as text: %j',
  (text) => {
    expect(csvLine([text, 'end'])).toBe(`"'${text}",end\r\n`);
  },
);

it.each([
  'Two more trucks: 4 - 5 = 9',
  'Between 5%, -3% and =0%',
  'Needs:\n- a truck\r\n+ a driver\n=> soon',
  'a;=1+1',
  'He said "no", @home',
  '"=1+1"',
  '100%',
])('does not change other text, and keeps it in one cell: %j', (text) => {
  const [, read = ''] = /^"(.*)",end\r\n$/s.exec(csvLine([text, 'end'])) ?? [undefined, text];
  expect(read.replaceAll('""', '"')).toBe(text);
  expect(read.replaceAll('""', '').includes('"')).toBe(false);
});

it.each([
  '0912 345 678',
  '0912345678',
  '+1 416 555 0199',
  '+1-416-555-0199',
  '(416) 555-0199',
  '+1 416 555 0199 ext. 5',
])('keeps the telephone number %s as text', (phone) => {
  expect(csvLine([1, phone], ['id', 'phone'])).toBe(`1,"=""${phone}"""\r\n`);
});

it.each([
  // The number of an ad, of which spreadsheets keep 15 digits.
  '120212345678901234',
  '0012',
  '12e45',
  '7-11',
  '2026-11',
  '11/29/2026',
  'may-2026',
  'Nov2026',
  '24 juin',
  // The format of an ad, in `utm_content`.
  '16:9',
  '1:1',
  '5 pm',
  '2.0',
  '.5',
  '(5)',
])('keeps %s as text, of which a spreadsheet would make another number or a date', (text) => {
  expect(csvLine([text, 'end'])).toBe(`"=""${text}""",end\r\n`);
});

it.each([
  '2026',
  '150000',
  '12.5',
  'v2.0',
  '1.2.3',
  '10:',
  '24-7-365-days',
  'marketing-2026',
  'May',
  'e5',
  '2026-11-29T10:00:00.000Z',
])('writes %s, which spreadsheets show as it is, unchanged', (text) => {
  expect(csvLine([text, 'end'])).toBe(`${text},end\r\n`);
});

it.each(['=1+1', '+1"&cmd', '-1+cmd|x', '', 'none'])('treats %j in the column of numbers like other text', (text) => {
  expect(csvLine([text], ['phone'])).toBe(csvLine([text]));
});

it.each([' ', '\n', '; =', '"', '=', '0'])('is fast for long texts of %j', async (text) => {
  const writing = (times: number, length: number) => () => {
    for (let n = 0; n < times; n += 1) csvLine([text.repeat(length), text.repeat(length)], ['message', 'phone']);
  };
  // Equal numbers of characters: quadratic code would take 30 times as long. V8 allocates strings above 128 kB in another way, which takes longer.
  expect(await timeRatio(writing(200, 10_000), writing(6_000, 333))).toBeLessThan(10);
});
