import type { ParsedArticle } from '../build/parse-article.js';
import type { Problem } from '../build/problem.js';
import type { Fact, FactSource } from '../src/schemas/fact.js';

interface Dated {
  articles: readonly ParsedArticle[];
  facts: Readonly<Record<string, Fact>>;
  /** Those that no fact has. */
  sources: readonly FactSource[];
  partners: readonly { id: string; validUntil?: string | undefined }[];
}

/** What somebody has to do because its day has come. `today` is an ISO date. No build and no test depends on it. */
export function findOverdue({ articles, facts, sources, partners }: Dated, today: string): Problem[] {
  const ofFacts = Object.entries(facts).map(([id, { source }]) => ({ ...source, id }));
  return [
    ...[...ofFacts, ...sources]
      .filter(({ reviewBy }) => reviewBy < today)
      .map(({ id, reviewBy, href }) => ({
        file: 'src/facts',
        line: 1,
        reason: `${id} was due for review on ${reviewBy}: read ${href} again`,
      })),
    ...articles.flatMap(({ file, lines, meta }) => {
      const at = (field: string, reason: string): Problem => ({ file, line: lines.get(field) ?? 1, reason });
      return [
        ...(meta.reviewBy && meta.reviewBy < today ? [at('reviewBy', `was due for review on ${meta.reviewBy}`)] : []),
        ...(meta.publishAt && meta.publishAt < today ? [at('publishAt', 'has passed: remove the line')] : []),
      ];
    }),
    ...partners
      .filter(({ validUntil }) => validUntil && validUntil < today)
      .map(({ id, validUntil }) => ({
        file: `src/partners/${id}.ts`,
        line: 1,
        reason: `the offer ended on ${validUntil}: remove it, or agree on another day`,
      })),
  ];
}
