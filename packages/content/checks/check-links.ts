import { createLinkChecker } from '../build/known-addresses.js';
import { problemAt } from '../build/locate.js';
import type { Problem } from '../build/problem.js';
import { hrefs } from '../build/strings.js';
import type { Check } from './check.js';

/** The target of every link in entries and articles must be an existing page and anchor, or a known host. */
export const checkLinks: Check = ({ entries, articles }) => {
  const problemWith = createLinkChecker(
    entries,
    articles.filter(({ meta }) => !meta.draft).map(({ meta }) => meta.slug),
    articles.flatMap(({ meta, sections }) => sections.map(({ heading }) => `/blog/${meta.slug}#${anchorOf(heading)}`)),
  );
  const scheduled = new Map(articles.map(({ meta }) => [`/blog/${meta.slug}`, meta.publishAt]));
  const problems: Problem[] = [];
  for (const entry of entries) {
    for (const { path, href } of hrefs(entry.value)) {
      const reason = problemWith(href) ?? scheduleProblem(href, scheduled);
      if (reason) problems.push(problemAt(entry, path, reason));
    }
  }
  for (const { file, lines, links, meta } of articles) {
    const sources = (meta.sources ?? []).map(({ href }) => ({ href, line: lines.get('sources') ?? 1 }));
    for (const { href, line } of [...links, ...sources]) {
      const reason =
        href === `/blog/${meta.slug}`
          ? 'links to itself'
          : (problemWith(href) ?? scheduleProblem(href, scheduled, meta.publishAt));
      if (reason) problems.push({ file, line, reason });
    }
  }
  return problems;
};

/** As the kit writes the id of a section, for headings whose letters have at most accents. */
const anchorOf = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A link may not be published before its target. Independent of today, so that a check that passes once always passes. */
function scheduleProblem(href: string, scheduled: ReadonlyMap<string, string | undefined>, publishAt?: string) {
  const target = scheduled.get(href.replace(/[?#].*/, ''));
  if (!target || (publishAt && Date.parse(target) <= Date.parse(publishAt))) return undefined;
  return `${href} is not published before ${target}; if that has passed, remove its publishAt`;
}
