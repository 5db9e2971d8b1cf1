import front from '../generated/articles/front.json' with { type: 'json' };
import type { ArticleMeta } from './schemas/article.js';

interface FilterFront {
  total: number;
  /** The featured article and the first page of the grid. */
  newest: readonly ArticleMeta[];
}

/**
 * What the blog shows before anybody asks for more, by filter value (`all`, `guides` …).
 * Its size does not depend on the number of articles.
 */
export const articleFront = front as unknown as Readonly<
  Record<'all' | 'press-releases' | 'case-studies' | 'guides' | 'market-insights', FilterFront>
>;
