import { createLinkChecker } from '../build/known-addresses.js';
import { problemAt } from '../build/locate.js';
import type { Problem } from '../build/problem.js';
import { isPublished } from '../build/publishing.js';
import { hrefs } from '../build/strings.js';
import type { Check } from './check.js';

/** The target of every link in entries and articles must be an existing page and anchor, or a known host. */
export const checkLinks: Check = ({ entries, articles }) => {
  const problemWith = createLinkChecker(
    entries,
    articles.filter((article) => isPublished(article, new Date())).map((article) => article.meta.slug),
  );
  const problems: Problem[] = [];
  for (const entry of entries) {
    for (const { path, href } of hrefs(entry.value)) {
      const reason = problemWith(href);
      if (reason) problems.push(problemAt(entry, path, reason));
    }
  }
  for (const { file, lines, links, meta } of articles) {
    const sources = (meta.sources ?? []).map(({ href }) => ({ href, line: lines.get('sources') ?? 1 }));
    for (const { href, line } of [...links, ...sources]) {
      const reason = href === `/blog/${meta.slug}` ? 'links to itself' : problemWith(href);
      if (reason) problems.push({ file, line, reason });
    }
  }
  return problems;
};
