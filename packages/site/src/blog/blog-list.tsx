import { blog } from '@boundless/content/entries/blog';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import { useHydrated } from '@boundless/ui/hooks/use-hydrated';
import { BlogIndex } from '@boundless/ui/sections/blog-index';
import { useLocation, useSearchParams } from 'react-router-dom';
import { inPlace } from '../routing/in-place.js';
import { readCategory } from './category-parameter.js';

/** The list of articles. Its filter is stored in the address. Whether it shows all articles is stored in the history entry. */
export function BlogList({ articles }: { articles: readonly ArticleMeta[] }) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  // The document never shows all articles, so the first render must not either.
  const hydrated = useHydrated();
  // Other languages have fewer articles than English.
  const filters = blog.filters.filter(
    ({ categories }) => categories.length === 0 || articles.some(({ category }) => categories.includes(category)),
  );
  return (
    <BlogIndex
      content={{ ...blog, filters }}
      articles={articles}
      category={readCategory(params.get('category'))}
      onCategoryChange={(category) => setParams({ category }, inPlace())}
      expanded={hydrated && state?.expanded === true}
      onExpand={(category) => setParams({ category }, inPlace({ expanded: true }))}
    />
  );
}
