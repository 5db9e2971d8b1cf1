import { blog } from '@boundless/content/entries/blog';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import { BlogList } from '../blog/blog-list.js';

export const head = blog.meta;

export default function BlogPage({ data }: { data: { articles: readonly ArticleMeta[] } }) {
  return <BlogList articles={data.articles} />;
}
