import type { Options } from 'minisearch';

export interface SearchDocument {
  /** Its address. */
  id: string;
  title: string;
  kind: string;
  excerpt: string;
  /** Searched, but not shown. */
  text: string;
}

/** How the index is made and read; both sides must agree. */
export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'excerpt', 'text'],
  storeFields: ['title', 'kind', 'excerpt'],
  searchOptions: { boost: { title: 4, excerpt: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
};
