import { relative } from 'node:path';
import { createJudge } from '../lib/known-addresses.js';
import { lineOfPath } from '../lib/locate.js';
import type { Problem } from '../lib/problem.js';
import { isPublished } from '../lib/publishing.js';
import { hrefs } from '../lib/strings.js';
import type { Check } from './check.js';

/** Every link of entries and articles leads to a page and an anchor that exist, or to a host that we know. */
export const checkLinks: Check = ({ entries, articles }) => {
  const judge = createJudge(
    entries,
    articles.filter((article) => isPublished(article, new Date())).map((article) => article.meta.slug),
  );
  const problems: Problem[] = [];
  for (const { file, name, value } of entries) {
    for (const { path, href } of hrefs(value)) {
      const reason = judge(href);
      if (!reason) continue;
      problems.push({ file: relative(process.cwd(), file), line: lineOfPath(file, name, path), reason });
    }
  }
  for (const { file, lines, links, meta } of articles) {
    const sources = (meta.sources ?? []).map(({ href }) => ({ href, line: lines.get('sources') ?? 1 }));
    for (const { href, line } of [...links, ...sources]) {
      const reason = href === `/blog/${meta.slug}` ? 'links to itself' : judge(href);
      if (reason) problems.push({ file, line, reason });
    }
  }
  return problems;
};
