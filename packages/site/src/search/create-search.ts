import { language } from '@boundless/content/language';
import type { SearchResult } from '@boundless/ui/components/search-dialog';
import MiniSearch from 'minisearch';
import { request } from '../data/request.js';
import { fold, searchOptions } from './search-options.js';

const fetchIndex = async () => (await request(`${language.prefix}/data/search.json`)).text();

/** Returns a function that finds the eight best matches. The index is loaded at the first call, and again after a failure. */
export function createSearch(loadIndex = fetchIndex) {
  let index: Promise<MiniSearch> | undefined;
  const load = async () => MiniSearch.loadJSON(await loadIndex(), searchOptions);
  return async (query: string): Promise<SearchResult[]> => {
    index ??= load().catch((error) => {
      index = undefined;
      throw error;
    });
    const found = (await index).search(query);
    const results = found.map(({ id, title, kind, excerpt }) => ({ href: id, title, kind, excerpt }));
    const startsWithQuery = ({ title }: SearchResult) => fold(title).startsWith(fold(query));
    return [...results.filter(startsWithQuery), ...results.filter((result) => !startsWithQuery(result))].slice(0, 8);
  };
}
