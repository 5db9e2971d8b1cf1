import { blog } from '@boundless/content/entries/blog';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import { useHydrated } from '@boundless/ui/hooks/use-hydrated';
import { BlogIndex } from '@boundless/ui/sections/blog-index';
import { useSearchParams } from 'react-router-dom';
import { readCategory } from './category-parameter.js';

/** The list of articles, with its filter kept in the address. */
export function BlogList({ articles }: { articles: readonly ArticleMeta[] }) {
  const [params, setParams] = useSearchParams();
  // One document is served for every query, so that the first rendering cannot follow it.
  const alive = useHydrated();
  return (
    <BlogIndex
      content={blog}
      articles={articles}
      category={alive ? readCategory(params.get('category')) : undefined}
      onCategoryChange={(category) => setParams({ category }, { replace: true, preventScrollReset: true })}
    />
  );
}
