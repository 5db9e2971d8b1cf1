import { article as words } from '../src/entries/article.js';
import { paragraphs } from '../src/paragraphs.js';
import type { ArticleSection, ArticleSubject } from '../src/schemas/article.js';
import type { ParsedArticle } from './parse-article.js';

const maxLinks = 3;

/**
 * Returns a function that adds an article's sources, and links to articles on its subject, before the section about the author. The articles
 * are sorted once for all calls, so that a build's time stays linear.
 */
export function createClosingSections(
  articles: readonly ParsedArticle[],
): (article: ParsedArticle) => ArticleSection[] {
  const newestOf = new Map<ArticleSubject, ParsedArticle[]>();
  const newestFirst = [...articles].sort((a, b) => Date.parse(`${b.meta.date} UTC`) - Date.parse(`${a.meta.date} UTC`));
  for (const article of newestFirst) {
    const { subject } = article.meta;
    if (!subject) continue;
    const newest = newestOf.get(subject) ?? [];
    // One more than is shown, because one may be the article itself.
    if (newest.length <= maxLinks) newestOf.set(subject, [...newest, article]);
  }

  return ({ sections, meta }) => {
    const sources = (meta.sources ?? []).map(({ title, href }) => `[${title}](${href})`);
    const same = ((meta.subject && newestOf.get(meta.subject)) ?? [])
      .filter((other) => other.meta.slug !== meta.slug)
      .slice(0, maxLinks)
      .map((other) => `[${other.meta.title}](/blog/${other.meta.slug})`);
    const ending = [
      { heading: words.sources, items: sources },
      { heading: words.sameSubject, items: same },
    ].flatMap(({ heading, items }) => (items.length > 0 ? [{ heading, content: paragraphs(items) }] : []));
    const bio = sections.findIndex(({ heading }) => heading === words.authorBio);
    return bio < 0 ? [...sections, ...ending] : [...sections.slice(0, bio), ...ending, ...sections.slice(bio)];
  };
}
