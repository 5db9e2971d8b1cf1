import type { ComparePage, FundingKind } from '../../schemas/pages/compare.js';
import { printedDay } from '../amounts.js';
import * as sources from '../sources.js';

const ours = {
  id: 'boundless',
  title: 'Boundless: the terms that we state on our products page. Each lender sets its own',
  href: '/financial-products',
  checked: 'today',
};

const known = [
  ours,
  ...Object.values(sources).map(({ id, title, href, asOf }) => ({ id, title, href, checked: printedDay(asOf) })),
];

/** The pages that are the sources of the figures of these rows. */
export function sourcesOf(rows: readonly Pick<FundingKind, 'cells'>[]): ComparePage['sources'] {
  const used = new Set(rows.flatMap(({ cells }) => Object.values(cells).flatMap((cell) => cell.sources ?? [])));
  return known.filter(({ id }) => used.has(id));
}
