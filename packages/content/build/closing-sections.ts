import type { ArticleSection } from '../src/schemas/article.js';
import { paragraphs } from '../src/schemas/paragraphs.js';
import { type ArticleWords, englishWords } from './article-words.js';
import type { ParsedArticle } from './parse-article.js';

const maxLinks = 3;

/** A title that names its own date needs no second one. */
const dated = /\b20\d\d\b/;

/** What the title of an undated page ends with. The day on which it was read says it too. */
const undated = / \((?:undated|sans date)\)$/;

type ClosingWords = Pick<ArticleWords, 'article' | 'disclosureLaws' | 'facts' | 'printedDay'>;

/** The sources of an article, as Markdown, with the day whose state they show if a fact or a law has it. */
export function sourcesOf(
  { meta, file }: ParsedArticle,
  { article: words, disclosureLaws, facts, printedDay }: ClosingWords,
): string[] {
  const laws = (meta.laws ?? []).map((region) => {
    const source = disclosureLaws.find((law) => law.region === region)?.sources[0];
    if (!source) throw new Error(`${file}: laws: src/facts/disclosure-laws.ts has no law of ${region}`);
    return source;
  });
  const known = new Map([...Object.values(facts).map(({ source }) => source), ...laws].map((one) => [one.href, one]));
  return [...(meta.sources ?? []), ...laws].map(({ title, href }) => {
    const source = dated.test(title) ? undefined : known.get(href);
    if (!source) return `[${title}](${href})`;
    const text = source.isUndated ? words.readOn : words.asOf;
    return `[${title.replace(undated, '')}](${href}) (${text.replace('{day}', printedDay(source.asOf))})`;
  });
}

/**
 * The sections of an article. Its sources and links to others on its subject come before the section about the author.
 * `newest` are all articles, newest first.
 */
export function withClosingSections(
  article: ParsedArticle,
  newest: readonly ParsedArticle[],
  words: ClosingWords = englishWords,
): ArticleSection[] {
  const { sections, meta } = article;
  const same = newest
    .filter((other) => meta.subject && other.meta.subject === meta.subject && other.meta.slug !== meta.slug)
    .slice(0, maxLinks)
    .map((other) => `[${other.meta.title}](/blog/${other.meta.slug})`);
  const ending = [
    { heading: words.article.sources, items: sourcesOf(article, words) },
    { heading: words.article.sameSubject, items: same },
  ].flatMap(({ heading, items }) => (items.length > 0 ? [{ heading, content: paragraphs(items) }] : []));
  const bio = sections.findIndex(({ heading }) => heading === words.article.authorBio);
  return bio < 0 ? [...sections, ...ending] : [...sections.slice(0, bio), ...ending, ...sections.slice(bio)];
}
