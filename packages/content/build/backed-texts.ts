import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import { sampleOffers } from '../src/entries/sample-offers.js';
import { site } from '../src/entries/site.js';
import { brokerSources } from '../src/facts/broker-sources.js';
import { contractLaws } from '../src/facts/contract-laws.js';
import { disclosureLaws } from '../src/facts/disclosure-laws.js';
import { facts } from '../src/facts/facts.js';
import { offerPrices } from '../src/facts/funding/offer-prices.js';
import * as sources from '../src/facts/sources.js';
import { languages } from '../src/site/languages.js';
import { office } from '../src/site/office.js';
import { type ArticleWords, englishWords } from './article-words.js';
import { metaOf, readArticles, readArticlesOf, readTimeOf } from './build-articles.js';
import { sourcesOf } from './closing-sections.js';
import { loadEntries, loadEntriesOf } from './entries.js';
import type { ParsedArticle } from './parse-article.js';
import { paths } from './paths.js';
import { plain } from './strings.js';

export { figures } from '../src/claims/values.js';
export { figuresIn } from './figure-pattern.js';

/** A text on one line, without its markup. */
export const oneLine = (text: string) => plain(text).replaceAll(/\s+/g, ' ').trim();

/** All texts of the content, one on each line. Built pages may only show figures in these texts. `npm run check` checks their claims. */
export async function backedTexts(): Promise<string> {
  const entries = (await loadEntries()).map(({ value }) => value);
  const { articles } = await readArticles(paths.articles);
  const texts = [...textsOf([entries, facts, sources, disclosureLaws, contractLaws, brokerSources, offerPrices])];
  texts.push(`${site.name}, ${office.join(', ')}`);
  texts.push(...offersOf(sampleOffers, 'at'), ...articles.flatMap((article) => textsOfArticle(article, englishWords)));
  for (const { code } of languages.filter(({ prefix }) => prefix)) texts.push(...(await textsOfLanguage(code)));
  return texts.map(oneLine).join('\n');
}

/** The texts of a language other than English. */
async function textsOfLanguage(code: string): Promise<string[]> {
  const { articles, words } = await readArticlesOf(code);
  const entries = (await loadEntriesOf(code)).map(({ value }) => value);
  const samples = entries.filter((value): value is typeof sampleOffers => Object.hasOwn(value as object, 'matches'));
  return [
    ...textsOf([entries, words.figures, await modulesIn(join(paths.source, code, 'facts'))]),
    ...samples.flatMap((sample) => offersOf(sample, words.kitLabels.atRate ?? 'at')),
    ...articles.flatMap((article) => textsOfArticle(article, words)),
  ];
}

async function modulesIn(folder: string): Promise<unknown[]> {
  const files = await glob('**/*.ts', { cwd: folder, ignore: '**/*.test.ts', absolute: true });
  return Promise.all(files.map((file) => import(pathToFileURL(file).href)));
}

const offersOf = ({ matches }: typeof sampleOffers, at: string) =>
  matches.offers.map(({ amount, rate }) => `${amount} ${at} ${rate}`);

function textsOfArticle(article: ParsedArticle, words: ArticleWords): string[] {
  const { meta, passages, sections } = article;
  const { readArticle, updated, reviewed } = words.article;
  const { labelled = '{value}: {total}' } = words.kitLabels;
  const listed = metaOf(article, words);
  return [
    readTimeOf(article, words),
    ...textsOf([meta, listed]),
    ...sections.map(({ heading }) => heading),
    labelled.replace('{value}', readArticle).replace('{total}', meta.title),
    ...sourcesOf(article, words),
    `${updated} ${listed.updated}`,
    `${reviewed} ${listed.reviewed}`,
    // A table's label names its columns, separated by commas.
    ...passages.flatMap(({ text }) => [
      ...text.split(/\n| \| /),
      ...text.split('\n').map((line) => line.replaceAll(' | ', ', ')),
    ]),
  ];
}

/** Every text and number of a value. Unlike `readableStrings` it includes every field, because drawings also show fields that visitors do not read elsewhere. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* textsOf(item);
}
