import { problemAt } from '../build/locate.js';
import type { Problem } from '../build/problem.js';
import type { Author } from '../src/schemas/author.js';
import type { Check } from './check.js';

const bioHeading = 'Author Bio';

/** Articles must have known authors, and a bio if the author is a person. Entries must name an article's real category. Lists must have no duplicates. */
export const checkReferences: Check = ({ entries, articles }) => {
  const problems: Problem[] = [];
  const authors = (entries.find((entry) => entry.name === 'authors')?.value ?? []) as readonly Author[];
  const categories = new Map<string, string>(articles.map(({ meta }) => [meta.slug, meta.category]));

  for (const { file, lines, meta, sections } of articles) {
    const author = authors.find((candidate) => candidate.name === meta.author);
    const last = sections.at(-1)?.heading === bioHeading;
    if (!author) {
      problems.push({ file, line: lines.get('author') ?? 1, reason: `${meta.author} is not in entries/authors.ts` });
    } else if (Boolean(author.avatar) !== last) {
      const reason = last
        ? `${meta.author} is not a person, so there must be no ${bioHeading}`
        : `an article by ${meta.author} must end with ## ${bioHeading}`;
      problems.push({ file, line: lines.get('author') ?? 1, reason });
    }
  }

  for (const entry of entries) {
    for (const { path, slug, category } of covers(entry.value)) {
      const actual = categories.get(slug);
      const reason = actual ? `${slug} has the category ${actual}` : `there is no article ${slug}`;
      if (actual === category) continue;
      problems.push(problemAt(entry, [...path, 'slug'], reason));
    }
    for (const { path, id } of repeated(entry.value))
      problems.push(problemAt(entry, path, `${id} is in this list already`));
  }
  return problems;
};

function* covers(value: unknown, path: (string | number)[] = []): Generator<{ path: typeof path } & Cover> {
  if (typeof value !== 'object' || value === null) return;
  const { slug, category } = value as Partial<Cover>;
  if (typeof slug === 'string' && typeof category === 'string') yield { path, slug, category };
  for (const [key, item] of Object.entries(value)) yield* covers(item, [...path, key]);
}

interface Cover {
  slug: string;
  category: string;
}

/** Members of a list with the id, name, question or title of an earlier member. */
function* repeated(value: unknown, path: (string | number)[] = []): Generator<{ path: typeof path; id: string }> {
  if (typeof value !== 'object' || value === null) return;
  const seen = new Set<string>();
  for (const [key, item] of Object.entries(value)) {
    const here = [...path, key];
    if (Array.isArray(value) && typeof item === 'object' && item !== null) {
      const { id, name, question, title } = item as Record<string, unknown>;
      const own = id ?? name ?? question ?? title;
      if (typeof own === 'string' && seen.has(own)) yield { path: here, id: own };
      if (typeof own === 'string') seen.add(own);
    }
    yield* repeated(item, here);
  }
}
