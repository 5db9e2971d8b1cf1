import { ownTextsRead } from '../../../facts/funding/own-texts.js';
import type { sourcesOf as english } from '../../../facts/funding/sources.js';
import * as sources from '../../../facts/sources.js';
import { printedDay } from '../../site/format.js';
import { criminalRateSource } from '../criminal-rate.js';
import { sourceInFrench } from '../source-titles.js';
import { kansasCityNext } from './next-quarter.js';

const checked = `vérifié pour la dernière fois le ${printedDay(ownTextsRead)}`;

const ours = {
  id: 'boundless',
  title: 'Boundless : les conditions indiquées dans notre page de produits. Chaque prêteur fixe les siennes',
  href: '/financial-products',
  checked,
};

const example = (id: string, title: string, href: string) => ({
  id,
  title: `Boundless : ${title}`,
  href,
  checked,
});

/** The end of the title of a page that has no date of its own. */
const undated = /\s\(sans date\)$/;

const known = [
  ours,
  example(
    'example-abl',
    'notre exemple d’une année de prêt sur actifs',
    '/blog/asset-based-loans-vs-merchant-cash-advances',
  ),
  example(
    'example-po',
    'notre exemple de financement de bons de commande à 3 % par 30 jours',
    '/blog/understanding-business-financing-options',
  ),
  example('example-inventory', 'notre exemple de financement de stocks, dans ce tableau', '/compare'),
  ...[...Object.values({ ...sources, criminalRateSource }).map(sourceInFrench), kansasCityNext].map(
    ({ id, title, href, asOf, isUndated }) => ({
      id,
      title: title.replace(undated, ''),
      href,
      checked: isUndated ? `page sans date, consultée le ${printedDay(asOf)}` : printedDay(asOf),
    }),
  ),
];

/** The pages with these ids, in this order. Throws if there is no page with an id. */
export const sourcesOf: typeof english = (ids) =>
  ids.map((id) => {
    const source = known.find((one) => one.id === id);
    if (!source) throw new Error(`src/fr/facts/funding/sources.ts has no source ${id}`);
    return source;
  });
