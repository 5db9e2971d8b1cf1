import type { SearchResult } from '@boundless/ui/components/search-dialog';
import MiniSearch from 'minisearch';
import { searchOptions } from './search-options.js';

async function fetchIndex(): Promise<string> {
  const response = await fetch('/data/search.json');
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.text();
}

/** Loads the index, once, and finds the eight best matches in it. */
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
    const begins = ({ title }: SearchResult) => title.toLowerCase().startsWith(query.toLowerCase());
    // Titles that begin with the query come first.
    return [...results.filter(begins), ...results.filter((result) => !begins(result))].slice(0, 8);
  };
}
