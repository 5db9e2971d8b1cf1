import { expect, it } from 'vitest';
import { timeRatio } from '../../testing/time-ratio.js';
import { csvLine } from './export-csv.js';

/** Splits a line like a spreadsheet that separates cells by semicolon. Quotes only count at the start of a cell. */
function cellsBySemicolon(text: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += text[at] === '"' ? 2 : 1)
        cell += text[at];
      at += 1;
    }
    while (at < text.length && !/[;\r\n]/.test(text[at] ?? '')) cell += text[at++];
    at += 1;
    cells.push(cell);
  }
  return cells;
}

it.each([
  "hello\r\n=cmd|' /C calc'!A0;",
  'a;=1+1',
  'a; \t =1+1',
  'a\r\n\r\n\r\n@SUM(1)',
  'a;"=1+1',
  'a\n"";"+1',
  '=1+1',
  ' \0=1+1',
  'a\u2028-1',
  'a,=1',
])('escapes formulas in %j for any separator of cells', (text) => {
  const line = csvLine(['id', text, 'end']);
  for (const cell of [...cellsBySemicolon(line), ...line.split(/[;,\t\r\n]/)])
    expect(cell.replace(/^[\s\0"]+/, '')).not.toMatch(/^[=+\-@|%]/);
});

it('does not change other text', () => {
  expect(csvLine(['Two more trucks: 4 - 5 = 9', 'a@b.example', 'plain'])).toBe(
    'Two more trucks: 4 - 5 = 9,a@b.example,plain\r\n',
  );
});

it.each([' ', '\n', '; =', '"', '='])('is fast for long texts of %j', async (text) => {
  const writing = (length: number) => () => csvLine([text.repeat(length)]);
  // Quadratic code would take 400 times as long for a text that is 20 times as long.
  expect(await timeRatio(writing(200_000), writing(10_000))).toBeLessThan(100);
});
