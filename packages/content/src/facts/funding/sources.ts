import type { CompareSources } from '../../schemas/pages/compare.js';
import { printedDay } from '../amounts.js';
import * as sources from '../sources.js';
import { kansasCityNext } from './next-quarter.js';
import { ownTextsRead } from './own-texts.js';

const checked = `${printedDay(ownTextsRead)}, the day that we last checked it`;

const ours = {
  id: 'boundless',
  title: 'Boundless: the terms that we state on our products page. Each lender sets its own',
  href: '/financial-products',
  checked,
};

const example = (id: string, title: string, href: string) => ({
  id,
  title: `Boundless: ${title}`,
  href,
  checked,
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
  ...Object.values({ ...sources, kansasCityNext }).map(({ id, title, href, asOf, isUndated }) => ({
    id,
    title,
    href,
    checked: isUndated ? `${printedDay(asOf)}, the day that we read it` : printedDay(asOf),
  })),
];

/**
 * The pages with these ids, in this order.
 *
 * @throws if there is no page with an id
 */
export const sourcesOf = (ids: readonly string[]): CompareSources['sources'] =>
  ids.map((id) => {
    const source = known.find((one) => one.id === id);
    if (!source) throw new Error(`src/facts/funding/sources.ts has no source ${id}`);
    return source;
  });
