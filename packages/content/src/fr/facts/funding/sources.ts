import type { sourcesOf as english } from '../../../facts/funding/sources.js';
import * as sources from '../../../facts/sources.js';
import { printedDay } from '../../site/format.js';
import { criminalRateSource } from '../criminal-rate.js';
import { sourceInFrench } from '../source-titles.js';

const ours = {
  id: 'boundless',
  title: 'Boundless : les conditions indiquées dans notre page de produits. Chaque prêteur fixe les siennes',
  href: '/financial-products',
  checked: 'aujourd’hui',
};

const known = [
  ours,
  ...Object.values({ ...sources, criminalRateSource })
    .map(sourceInFrench)
    .map(({ id, title, href, asOf }) => ({ id, title, href, checked: printedDay(asOf) })),
];

/** The pages that are the sources of the figures of these rows. */
export const sourcesOf: typeof english = (rows) => {
  const used = new Set(rows.flatMap(({ cells }) => Object.values(cells).flatMap((cell) => cell.sources ?? [])));
  return known.filter(({ id }) => used.has(id));
};
