import { article as words } from '../../src/entries/article.js';
import type { ArticleSection, ArticleSubject } from '../../src/schemas/article.js';
import type { ParsedArticle } from './parse-article.js';

/** How many articles on the same subject an article leads to. */
const most = 3;

/**
 * Prepares the sections of each article, with its sources and the links to others on its subject before the section about its
 * author. Reads the articles once, so that asking about each of them stays linear.
 */
export function createEndings(articles: readonly ParsedArticle[]): (article: ParsedArticle) => ArticleSection[] {
  const newestOf = new Map<ArticleSubject, ParsedArticle[]>();
  const newestFirst = [...articles].sort((a, b) => Date.parse(`${b.meta.date} UTC`) - Date.parse(`${a.meta.date} UTC`));
  for (const article of newestFirst) {
    const { subject } = article.meta;
    if (!subject) continue;
    const newest = newestOf.get(subject) ?? [];
    // One more than is shown, which may be the article itself.
    if (newest.length <= most) newestOf.set(subject, [...newest, article]);
  }

  return ({ sections, meta }) => {
    const sources = (meta.sources ?? []).map(({ title, href }) => `• [${title}](${href})`);
    const same = ((meta.subject && newestOf.get(meta.subject)) ?? [])
      .filter((other) => other.meta.slug !== meta.slug)
      .slice(0, most)
      .map((other) => `• [${other.meta.title}](/blog/${other.meta.slug})`);
    const ending = [
      ...(sources.length > 0 ? [{ heading: words.sources, content: sources.join('\n') }] : []),
      ...(same.length > 0 ? [{ heading: words.sameSubject, content: same.join('\n') }] : []),
    ];
    const bio = sections.findIndex(({ heading }) => heading === words.authorBio);
    return bio < 0 ? [...sections, ...ending] : [...sections.slice(0, bio), ...ending, ...sections.slice(bio)];
  };
}
