import type { Options } from 'minisearch';

export interface SearchDocument {
  id: string;
  title: string;
  kind: string;
  excerpt: string;
  /** Searched, but not shown. */
  text: string;
}

/** Without case, accents and ligatures, which many leave out when they search: `Intérêt` and `interet` are one word. */
export const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** Used to make the index and to read it: both must have the same options. */
export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'excerpt', 'text'],
  storeFields: ['title', 'kind', 'excerpt'],
  processTerm: fold,
  searchOptions: {
    boost: { title: 4, excerpt: 2 },
    // A product or page with the same words as a term comes before the term.
    boostDocument: (id) => (String(id).startsWith('/glossary#') ? 0.5 : 1),
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND',
  },
};
