import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figuresIn } from '../../../build/figure-pattern.js';
import { paths } from '../../../build/paths.js';
import { figures } from '../../claims/values.js';
import { compare } from '../../entries/compare.js';
import { compareNotes } from '../../entries/compare-notes.js';
import { compareOthers } from '../../entries/compare-others.js';
import { compareSources } from '../../entries/compare-sources.js';
import { whichFits } from '../../entries/which-fits.js';
import { compare as frenchCompare } from '../../fr/entries/compare.js';
import { compareNotes as frenchNotes } from '../../fr/entries/compare-notes.js';
import { whichFits as frenchFits } from '../../fr/entries/which-fits.js';
import { printedDay } from '../amounts.js';
import { facts } from '../facts.js';
import { surveys } from '../surveys.js';
import { exampleRates, examples } from './examples.js';

/**
 * What the yearly costs of factoring and of an advance assume, the years for which each of three percentages holds, a name, and the year of an
 * older survey than the one whose day the source has. Then the times in our own judgment.
 */
const notFacts = ['85%', '30 days', '180 days', 'three years', '7(a)', '504', '2023'];
const judgments = ['two profitable years', 'one year', 'two years', 'six months', 'two weeks'];

const cells = compare.rows.flatMap(({ id, cells }) =>
  Object.entries(cells).map(([column, cell]) => ({ name: `${id}, ${column}`, ...cell })),
);

it.each(cells)('takes each figure from a fact of a source that it names: $name', (cell) => {
  const stated = Object.values(facts).filter(({ source }) => cell.sources?.includes(source.id));
  const allowed = stated.flatMap(({ text, value, source }) => [
    text,
    String(value),
    printedDay(source.asOf),
    source.asOf.slice(0, 4),
  ]);
  allowed.push(...compareSources.sources.filter(({ id }) => cell.sources?.includes(id)).map(({ checked }) => checked));
  if (cell.sources?.includes('boundless')) allowed.push(...Object.values(figures));
  if (cell.sources?.some((id) => id.startsWith('example-'))) allowed.push(...Object.values(examples));
  const text = [cell.figure, cell.text, cell.other, cell.note, cell.details].join(' ');
  expect(figuresIn(text, [...allowed, ...notFacts, ...judgments])).toEqual([]);
});

it('has a cost of each row, or says that we have none', () => {
  for (const { id, cells } of compare.rows)
    expect(cells.cost.figure ?? cells.cost.text, id).toMatch(/\d%|^We have no figure|^We found no market figure/);
});

it('says a time in days or hours, that it is our judgment, or that we have no figure', () => {
  for (const { id, cells } of compare.rows)
    expect(cells.speed.text, id).toMatch(/hours|months|^Days|^We have no figure|^Our judgment: /);
});

it('goes by cost from the term loan to the advance, then to those without a price, and says that examples are assumed', () => {
  const { rows } = compare;
  const priced = rows.filter(({ cells }) => cells.cost.figure);
  const ranks = priced.map(({ cells }) => cells.cost.rank ?? 0);
  expect(rows.slice(0, priced.length)).toEqual(priced);
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
  expect(priced.at(0)?.id).toBe('term-loans');
  expect(priced.at(-1)?.id).toBe('merchant-cash-advance');
  for (const { id, cells } of rows.slice(priced.length)) expect(cells.cost.rank, id).toBeUndefined();
  const withExample = rows.filter(({ cells }) => cells.cost.sources?.some((source) => source.startsWith('example-')));
  expect(withExample.map(({ id }) => id)).toEqual(['asset-based-lending', 'inventory-financing', 'po-financing']);
  for (const { id, cells } of withExample) expect(cells.cost.note, id).toContain('assumed');
});

it('places a row with an example between the rows whose figures are around it', () => {
  const order = compare.rows.map(({ id }) => id);
  const lowest = Math.min(...(surveys.advanceYear.range ?? []));
  expect(exampleRates.ablYear[0]).toBeLessThan(exampleRates.inventoryYear);
  expect(exampleRates.inventoryYear).toBeLessThan(exampleRates.poYear);
  expect(exampleRates.poYear).toBeLessThan(lowest);
  expect(order.indexOf('asset-based-lending')).toBeLessThan(order.indexOf('inventory-financing'));
  expect(order.indexOf('inventory-financing')).toBeLessThan(order.indexOf('po-financing'));
});

it('names, with a link each, the types that the table leaves out', () => {
  expect(compareOthers.list.map(({ title }) => title)).toEqual([
    'Business credit card',
    'SBA microloan',
    'Revenue-based financing',
  ]);
});

it('has advice on each need, in the order of the filter', () => {
  const ids = compare.table.needs.map(({ id }) => id);
  for (const { advice } of [compareNotes, frenchNotes]) expect(advice.map(({ need }) => need)).toEqual(ids);
});

it('says of an advance that it is for when nothing else works', () => {
  const { lastResortTitle } = whichFits.form;
  expect(compare.rows.filter(({ tag }) => tag).map(({ id, tag }) => [id, tag])).toEqual([
    ['merchant-cash-advance', lastResortTitle],
  ]);
  const french = frenchCompare.rows.find(({ id }) => id === 'merchant-cash-advance');
  expect(french?.tag).toBe(frenchFits.form.lastResortTitle);
});

it('uses the examples that the articles work out', () => {
  const article = (slug: string) => readFileSync(join(paths.articles, `${slug}.md`), 'utf8');
  expect(article('asset-based-loans-vs-merchant-cash-advances')).toContain(
    `| Share of what was borrowed | ${examples.ablYear.replace(' to ', ' | ')} |`,
  );
  expect(article('understanding-business-financing-options')).toContain(
    `Purchase order financing at ${examples.poFee} per 30 days`,
  );
});

it('sorts by cost as the figures say: no row stands above one that costs less', () => {
  const costs = compare.rows
    .flatMap(({ id, cells: { cost } }) => (cost.figure ? [{ id, rank: cost.rank ?? 0, figure: cost.figure }] : []))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id, figure }) => ({ id, percents: (figure.match(/[\d.]+(?=%)/g) ?? []).map(Number) }));
  expect(costs.length).toBeGreaterThan(4);
  const lowest = costs.map(({ percents }) => Math.min(...percents));
  expect(lowest, costs.map(({ id }) => id).join()).toEqual([...lowest].sort((a, b) => a - b));
});

it.each(cells.filter(({ figure }) => figure))('says what its range is: $name', ({ text }) =>
  expect(text).toMatch(/\b(Survey|Our estimate|by our calculation|Our calculation|Our example|limit)\b/),
);

it.each(cells.filter(({ name }) => name.endsWith('eligibility')))('has no largest amount of a loan: $name', (cell) =>
  expect([cell.text, cell.note, cell.details].join(' ')).not.toMatch(/Boundless: (orders )?up to|at most/i),
);
