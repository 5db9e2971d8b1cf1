import type { PageFormState } from '@boundless/api/contract';
import { language } from '@boundless/content/language';
import { links } from '@boundless/content/links';
import { endedOffers, offers, today } from '../src/data/partner-data.js';
import { dataOf } from '../src/data/sources.js';
import { searchIndex } from '../src/search/search-index.js';
import { renderPage as render } from './render-page.js';
import { sitemap } from './seo/crawling.js';

export { serverWords } from '@boundless/content/entries/server-words';
export { languageNotice } from '@boundless/content/entries/site';
export { language } from '@boundless/content/language';
export { retentionDays } from '@boundless/content/retention';
export { sender } from '@boundless/content/sender';
export { redirects } from '../src/addresses/routes.js';
export { dataNames } from '../src/data/sources.js';
export { parameters } from '../src/tools/calculators.js';
export { inlineScript } from './boot.js';
export { documents, notFoundDocuments } from './documents.js';
export { inFolder } from './in-folder.js';
export { cardFile } from './seo/card-file.js';
export { sharedFiles, siteFiles } from './seo/site-files.js';
export { dataOf, offers, render, searchIndex };
export const origin = links.siteOrigin;

/** Renders the page at `path`, which begins with its language, for the API: with the server's response to a posted form, or with the query `search`. */
export const renderPage = async (path: string, form?: PageFormState, search = ''): Promise<string> =>
  (await render((path.slice(language.prefix.length) || '/') + search, { form, day: today() })).html;

/** The files that differ after an offer has ended, by path, as they are on `day` (an ISO date). Only English pages have offers. */
export async function filesWithoutOffers(day: string): Promise<Record<string, string>> {
  const pages = await Promise.all(
    endedOffers(day).map(async ({ id, path }) => [
      [path, (await render(path, { day, inlineStyles: true })).html],
      [`/data/partners/${id}.json`, JSON.stringify(await dataOf(`partners/${id}`, day))],
    ]),
  );
  return Object.fromEntries([
    ...pages.flat(),
    ['/sitemap.xml', sitemap(day)],
    ['/data/search.json', await searchIndex(day)],
  ]);
}
