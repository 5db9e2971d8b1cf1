import { loadArticle } from '@boundless/content/articles';
import { glossary } from '@boundless/content/entries/glossary';
import { products } from '@boundless/content/entries/products';
import { buildWords } from '@boundless/content/entries/site';
import { blockText } from '@boundless/content/schemas/block';
import MiniSearch from 'minisearch';
import { isHere, listedPaths } from '../addresses/routes.js';
import { articlesHere as articles } from '../data/articles-here.js';
import { createLoadData } from '../data/load-data.js';
import { buildDay, pathsThatAreOver } from '../data/partner-data.js';
import { dataOf } from '../data/sources.js';
import { loadPage } from '../routing/load-page.js';
import { type SearchDocument, searchOptions } from './search-options.js';

const kinds = buildWords.searchKinds;

/** The index of all pages, products, terms and articles on `day`, as JSON that `createSearch` reads. */
export async function searchIndex(day = buildDay): Promise<string> {
  const index = new MiniSearch<SearchDocument>(searchOptions);
  index.addAll([
    ...(await pageDocuments(day)),
    ...(isHere('/financial-products') ? productDocuments() : []),
    ...(isHere('/glossary') ? termDocuments() : []),
    ...(await articleDocuments()),
  ]);
  return JSON.stringify(index);
}

async function pageDocuments(day: string): Promise<SearchDocument[]> {
  const loadData = createLoadData((name) => dataOf(name, day));
  const over = pathsThatAreOver(day);
  const listed = listedPaths.filter((path) => !over.includes(path));
  return Promise.all(
    listed.map(async (path) => {
      const { head } = await loadPage(path, loadData);
      return {
        id: path,
        title: head.title.split(' | ')[0] ?? head.title,
        kind: kinds.page,
        excerpt: head.description,
        text: '',
      };
    }),
  );
}

const productDocuments = (): SearchDocument[] =>
  products.map(({ id, title, subtitle, description, features }) => ({
    id: `/financial-products#${id}`,
    title,
    kind: kinds.product,
    excerpt: subtitle,
    text: `${description} ${features.join(' ')}`,
  }));

const termDocuments = (): SearchDocument[] =>
  glossary.terms.map(({ id, term, definition }) => ({
    id: `/glossary#${id}`,
    title: term,
    kind: kinds.term,
    excerpt: definition,
    text: '',
  }));

const articleDocuments = (): Promise<SearchDocument[]> =>
  Promise.all(
    articles.map(async ({ slug, href, title, category, excerpt }) => {
      const body = await loadArticle(slug);
      const text = body
        ? [...body.introduction.map(blockText), ...body.sections.map(({ heading }) => heading)].join(' ')
        : '';
      return { id: href, title, kind: category, excerpt, text };
    }),
  );
