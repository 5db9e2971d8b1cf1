import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { type ArticleWords, englishWords, wordsOf } from '../build/article-words.js';
import { readArticles, readArticlesOf } from '../build/build-articles.js';
import { loadEntries, loadEntriesOf } from '../build/entries.js';
import type { ParsedArticle } from '../build/parse-article.js';
import { paths } from '../build/paths.js';
import { plain, readableStrings } from '../build/strings.js';
import { hardSpaces } from '../src/fr/site/hard-spaces.js';
import { languages } from '../src/site/languages.js';
import { checkLinks } from './check-links.js';
import { checkSchemas } from './check-schemas.js';

const others = languages.filter(({ prefix }) => prefix !== '');

const articlesOf = async (code: string) => (await readArticlesOf(code)).articles;

const textOf = ({ meta, sections, passages }: ParsedArticle) =>
  [
    meta.title,
    meta.excerpt ?? '',
    ...sections.map(({ heading }) => heading),
    ...passages.map(({ text }) => plain(text)),
  ].join('\n');

/** The digits of each number, because languages differ in their separators, and the links and calculators of the site. */
const factsOf = (article: ParsedArticle) => [
  ...(textOf(article)
    .replaceAll(/(?<=\d)[.,\u00a0](?=\d)/g, '')
    .match(/\d+/g) ?? []),
  // The anchor of a heading is in the language of its article.
  ...article.links.map(({ href }) => href.replace(/^(\/blog\/[^#]+)#.*/, '$1')).filter((href) => href.startsWith('/')),
  // Each language begins with the dollars of its readers. Where an example has others, its calculator names them.
  ...article.passages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'tool' ? block.href.replace(/&currency=(?:USD|CAD)$/, '') : [])),
  ),
];

/** Whether a section has the heading that its author, or the article, sets off as the summary. */
const hasSummary = ({ meta, sections }: ParsedArticle, { authors, kitLabels }: ArticleWords) => {
  const author = authors.find(({ name }) => name === meta.author);
  const summary = meta.keyHeading ?? author?.keyHeading ?? kitLabels.inShort;
  return sections.some(({ heading }) => heading === summary);
};

/** Modules that only languages other than English have. */
const own = new Set([
  'site/format.ts',
  'site/hard-spaces.ts',
  'facts/in-french.ts',
  'facts/broker-words.ts',
  'facts/clause-law-titles.ts',
  'facts/sba-titles.ts',
  'facts/disclosure-words.ts',
  'facts/interest-act-words.ts',
  'facts/law-titles.ts',
  'facts/source-titles.ts',
  'facts/usury-titles.ts',
  'glossary/quebec.ts',
]);

describe.each(others)('the folder of $name', ({ code }) => {
  const folder = join(paths.source, code);
  const files = globSync('**/*.ts', { cwd: folder, ignore: ['blog/**', '**/*.test.ts'] });

  it.each(files.filter((file) => !own.has(file)))('has in %s what the English module exports', async (file) => {
    const english = join(paths.source, file);
    expect(existsSync(english), `${relative(paths.root, english)} does not exist`).toBe(true);
    const names = async (path: string) => Object.keys(await import(pathToFileURL(path).href)).sort();
    expect(await names(join(folder, file))).toEqual(await names(english));
  });

  it('has entries that match their schemas, with links to existing pages', async () => {
    const entries = await loadEntriesOf(code);
    expect(entries.length).toBeGreaterThan(0);
    const { articles: english } = await readArticles(paths.articles);
    // The English ones last: a translation is published with its original.
    const articles = [...(await articlesOf(code)), ...english];
    // With the English entries, whose articles and anchors are linked.
    const content = { entries: [...(await loadEntries()), ...entries], articles, assets: paths.assets };
    for (const check of [checkSchemas, checkLinks]) expect(await check(content)).toEqual([]);
  });

  it('has articles with every figure, calculator and link to the site of the English ones', async () => {
    const { articles: english } = await readArticles(paths.articles);
    const missing = (await articlesOf(code)).flatMap((article) => {
      const { slug } = article.meta;
      const original = english.find(({ meta }) => meta.slug === slug);
      const own = new Set(factsOf(article));
      const facts = original ? factsOf(original) : ['the English article'];
      return facts.filter((fact) => !own.has(fact)).map((fact) => `${slug}: ${fact}`);
    });
    expect(missing).toEqual([]);
  });

  it('has each picture of its built articles among the files that the site serves', () => {
    const built = join(paths.generated, code, 'articles');
    const shown = readdirSync(built).flatMap(
      (name) => readFileSync(join(built, name), 'utf8').match(/(?<=\/assets\/articles\/)[\w.-]+/g) ?? [],
    );
    expect(shown.filter((name) => !existsSync(join(paths.pictures, name)))).toEqual([]);
  });

  it('has articles by the same authors, of the same days and about the same as the English ones', async () => {
    const { articles: english } = await readArticles(paths.articles);
    const common = ({ meta }: ParsedArticle) => {
      const { slug, author, date, category, type, subject, invented, laws, claims, draft, publishAt } = meta;
      return { slug, author, date, category, type, subject, invented, laws, claims, draft, publishAt };
    };
    for (const article of await articlesOf(code))
      expect(common(article)).toEqual(english.map(common).find(({ slug }) => slug === article.meta.slug));
  });

  it('sets off the section of an article that sums it up wherever the English one does', async () => {
    const { articles: english } = await readArticles(paths.articles);
    const summed = english.filter((article) => hasSummary(article, englishWords)).map(({ meta }) => meta.slug);
    const words = await wordsOf(code);
    for (const article of await articlesOf(code))
      expect([article.meta.slug, hasSummary(article, words)]).toEqual([
        article.meta.slug,
        summed.includes(article.meta.slug),
      ]);
  });
});

/** The typography of the Office québécois de la langue française. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/\w'\w/, 'a straight apostrophe'],
  [/[^\u00a0\d] ?:(?=\s|$)|\d :|[\p{L})»’] :/u, 'no hard space before a colon'],
  [/[\s\u00a0][;?!]/, 'a space before ; ? or !'],
  [/«[^\u00a0]|[^\u00a0]»/, 'no hard space inside « »'],
  [/\d ?%/, 'no hard space before %'],
  [/\$\d|\d ?\$/, 'an amount that is not written as 1 234,56 $'],
  [/[1-9],\d{3}\b|(?<!CFR )\b\d+\.\d/, 'a number that is written in English'],
  [/"/, 'English quotation marks'],
];

it('keeps a number with its unit, a day with its month and an article with its number', () => {
  expect(hardSpaces('Le 1er mai, 12 mois ou 30 jours après (articles 347 à 350), le 27 novembre 2026.')).toBe(
    'Le 1er\u00a0mai, 12\u00a0mois ou 30\u00a0jours après (articles\u00a0347 à 350), le 27\u00a0novembre 2026.',
  );
  expect(hardSpaces('12 moisissures, 30 anses')).toBe('12 moisissures, 30 anses');
});

/** What keeps its points: addresses, and numbers of laws, versions and rooms. */
const references =
  /\]\([^)]*\)|\b(?:WCAG\)?|TAC|NYCRR|chapitre|titre|article|bureau)[ \u00a0]\d[\d.:-]*(?: à \d[\d.]*)?/gu;

it('has French texts in French typography', async () => {
  const found: string[] = [];
  for (const { id, value } of await loadEntriesOf('fr'))
    for (const { path, text } of readableStrings(value)) {
      if (path.at(-1) === 'code') continue;
      const words = text.replaceAll(references, '');
      for (const [pattern, what] of mistakes) if (pattern.test(words)) found.push(`${id}: ${what}: ${text}`);
      if (text !== hardSpaces(text)) found.push(`${id}: no hard space after a number or before one: ${text}`);
    }
  for (const article of await articlesOf('fr'))
    for (const line of textOf(article).split('\n'))
      for (const [pattern, what] of mistakes)
        if (pattern.test(line.replaceAll(references, ''))) found.push(`${article.meta.slug}: ${what}: ${line}`);
  expect(found).toEqual([]);
});
