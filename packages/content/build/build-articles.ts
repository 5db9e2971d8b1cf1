import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filterOf } from '../src/blog/filter-of.js';
import type { ArticleBody, ArticleMeta } from '../src/schemas/article.js';
import { blockText } from '../src/schemas/block.js';
import { type ArticleWords, englishWords, wordsOf } from './article-words.js';
import { withClosingSections } from './closing-sections.js';
import { srcSetOf } from './light-markup.js';
import { type ParsedArticle, parseArticle } from './parse-article.js';
import { paths } from './paths.js';
import { picturesOf } from './pictures.js';
import type { Problem } from './problem.js';
import { readText } from './read-text.js';
import { resultTitle } from './result-title.js';
import { plain } from './strings.js';
import { writeIfChanged } from './write-if-changed.js';

const reserved = 'index';

export async function readArticles(folder: string, words = englishWords) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const articles: ParsedArticle[] = [];
  const problems: Problem[] = [];
  const fileOf = new Map<string, string>();

  for (const name of names) {
    const path = join(folder, name);
    const file = relative(process.cwd(), path);
    const { text, problems: unreadable } = readText(path);
    problems.push(...unreadable);
    if (unreadable.length > 0) continue;
    const { article, problems: found } = parseArticle(path, text, await picturesOf(path), words);
    problems.push(...found);
    if (!article) continue;
    const { slug } = article.meta;
    const line = article.lines.get('slug') ?? 1;
    const first = fileOf.get(slug);
    if (first) problems.push({ file, line, reason: `the slug ${slug} is taken by ${first}` });
    if (slug === reserved) problems.push({ file, line, reason: `the slug ${slug} is reserved` });
    if (name !== `${slug}.md`)
      problems.push({ file, line, reason: `the file must be named ${slug}.md after its slug` });
    const { keyHeading } = article.meta;
    if (keyHeading && !article.sections.some(({ heading }) => heading === keyHeading))
      problems.push({
        file,
        line: article.lines.get('keyHeading') ?? 1,
        reason: `no section has the heading ${keyHeading}`,
      });
    fileOf.set(slug, file);
    articles.push(article);
  }
  return { articles, problems };
}

/** The articles in `src/<code>/articles`, and the words that they are built with. Without the folder there are none. */
export async function readArticlesOf(code: string) {
  const folder = join(paths.source, code, 'articles');
  const words = await wordsOf(code);
  const read = existsSync(folder) ? await readArticles(folder, words) : { articles: [], problems: [] };
  return { ...read, words };
}

/** Writes the index and one file per article, and deletes files of removed articles. Returns the number of articles. */
export async function writeArticles(
  articles: readonly ParsedArticle[],
  out: string,
  words = englishWords,
): Promise<number> {
  await mkdir(out, { recursive: true });
  const sorted = articles
    .map((article) => ({ article, listed: metaOf(article, words) }))
    .sort((a, b) => newestFirst(a.listed, b.listed));
  const newest = sorted.map(({ article }) => article);
  const files = new Map([['index.json', JSON.stringify(sorted.map(({ listed }) => listed))]]);
  for (const { article, listed } of sorted) {
    const { introduction, meta } = article;
    const terms = termsOf(article, words);
    const byline = words.authors.find(({ name }) => name === meta.author);
    const body: ArticleBody = {
      ...listed,
      ...(byline && { byline: { ...byline, ...(meta.keyHeading && { keyHeading: meta.keyHeading }) } }),
      ...(meta.excerpt && { lede: meta.excerpt }),
      introduction,
      sections: withClosingSections(article, newest, words),
      ...(terms && { terms }),
    };
    files.set(`${body.slug}.json`, JSON.stringify(body));
  }
  for (const [name, text] of files) await writeIfChanged(join(out, name), text);
  for (const name of await readdir(out)) if (name.endsWith('.json') && !files.has(name)) await rm(join(out, name));
  return articles.length;
}

/** The beginning of an introduction: whole sentences up to 200 characters, or whole words if the first sentence is longer. */
export function beginningOf(introduction: string): string {
  const words = plain(introduction).replaceAll(/\s+/g, ' ');
  const [sentences] = words.slice(0, 201).match(/^.+[.!?](?= |$)/) ?? [];
  return sentences ?? words.slice(0, words.lastIndexOf(' ', 200));
}

/** The definitions of the terms that the article links, by their address in the glossary. */
function termsOf({ links }: ParsedArticle, { glossary }: ArticleWords): Record<string, string> | undefined {
  const definitions = new Map(glossary.terms.map(({ id, definition }) => [`/glossary#${id}`, definition]));
  const marked = links.flatMap(({ href }) => {
    const definition = definitions.get(href);
    return definition ? [[href, definition] as const] : [];
  });
  return marked.length > 0 ? Object.fromEntries(marked) : undefined;
}

const wordsPerMinute = 220;

/** The time to read headings and text, such as "5 min read". */
export function readTimeOf({ sections, passages }: ParsedArticle, { readTime } = englishWords): string {
  const text = [...sections.map(({ heading }) => heading), ...passages.map((passage) => passage.text)].join('\n');
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return readTime(Math.max(1, Math.round(words / wordsPerMinute)));
}

export function metaOf(article: ParsedArticle, words = englishWords): ArticleMeta {
  const { meta, introduction, cover } = article;
  const { slug, title, author, date, updated, reviewed, category, type, invented, reveal = true } = meta;
  const { excerpt = beginningOf(introduction.map(blockText).join(' ')) } = meta;
  const srcSet = cover && srcSetOf(cover);
  return {
    slug,
    href: `/blog/${slug}`,
    title,
    metaTitle: resultTitle(meta),
    excerpt,
    author,
    date: words.printedDay(isoOf(date)),
    isoDate: isoOf(date),
    ...(updated && { updated: words.printedDay(isoOf(updated)), isoUpdated: isoOf(updated) }),
    ...(reviewed && { reviewed: words.printedDay(isoOf(reviewed)), isoReviewed: isoOf(reviewed) }),
    readTime: (words === englishWords && meta.readTime) || readTimeOf(article, words),
    category,
    ...(words.categories[category] && { categoryLabel: words.categories[category] }),
    filter: filterOf(category),
    type,
    image: { ...(cover && { src: cover.address }), ...(srcSet && { srcSet }) },
    ...(invented && { invented }),
    reveal,
  };
}

const isoOf = (date: string) => new Date(`${date} UTC`).toISOString().slice(0, 10);

function newestFirst(a: ArticleMeta, b: ArticleMeta): number {
  if (a.isoDate === b.isoDate) return a.slug < b.slug ? -1 : 1;
  return a.isoDate < b.isoDate ? 1 : -1;
}
