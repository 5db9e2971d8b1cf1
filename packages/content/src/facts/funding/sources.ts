import type { ComparePage, FundingKind } from '../../schemas/pages/compare.js';
import { printedDay } from '../amounts.js';
import * as sources from '../sources.js';

const ours = {
  id: 'boundless',
  title: 'Boundless: the terms that we state on our products page. Each lender sets its own',
  href: '/financial-products',
  checked: 'today',
};

const example = (id: string, title: string, href: string) => ({
  id,
  title: `Boundless: ${title}`,
  href,
  checked: 'today',
});

const known = [
  ours,
  example(
    'example-abl',
    'our example of a year of an asset-based line',
    '/blog/asset-based-loans-vs-merchant-cash-advances',
  ),
  example(
    'example-po',
    'our example of purchase order financing at 3% for each 30 days',
    '/blog/understanding-business-financing-options',
  ),
  example('example-inventory', 'our example of inventory financing, in this table', '/compare'),
  ...Object.values(sources).map(({ id, title, href, asOf, isUndated }) => ({
    id,
    title,
    href,
    checked: isUndated ? `${printedDay(asOf)}, the day that we read it` : printedDay(asOf),
  })),
];

/** The pages that are the sources of the figures of these rows. */
export function sourcesOf(rows: readonly Pick<FundingKind, 'cells'>[]): ComparePage['sources'] {
  const used = new Set(rows.flatMap(({ cells }) => Object.values(cells).flatMap((cell) => cell.sources ?? [])));
  return known.filter(({ id }) => used.has(id));
}
