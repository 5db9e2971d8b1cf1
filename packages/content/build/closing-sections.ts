import type { ArticleSection } from '../src/schemas/article.js';
import { paragraphs } from '../src/schemas/paragraphs.js';
import { englishWords } from './article-words.js';
import type { ParsedArticle } from './parse-article.js';

const maxLinks = 3;

/**
 * The sections of an article. Its sources, and links to others on its subject, come before the section about the author. `newest` are all
 * articles, newest first.
 */
export function withClosingSections(
  { sections, meta }: ParsedArticle,
  newest: readonly ParsedArticle[],
  words = englishWords.article,
): ArticleSection[] {
  const sources = (meta.sources ?? []).map(({ title, href }) => `[${title}](${href})`);
  const same = newest
    .filter((other) => meta.subject && other.meta.subject === meta.subject && other.meta.slug !== meta.slug)
    .slice(0, maxLinks)
    .map((other) => `[${other.meta.title}](/blog/${other.meta.slug})`);
  const ending = [
    { heading: words.sources, items: sources },
    { heading: words.sameSubject, items: same },
  ].flatMap(({ heading, items }) => (items.length > 0 ? [{ heading, content: paragraphs(items) }] : []));
  const bio = sections.findIndex(({ heading }) => heading === words.authorBio);
  return bio < 0 ? [...sections, ...ending] : [...sections.slice(0, bio), ...ending, ...sections.slice(bio)];
}
