import { blog } from '@boundless/content/entries/blog';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import { BlogList } from '../blog/blog-list.js';
import { headOf } from '../head/head-of.js';

export const head = headOf('/blog', blog.meta);

export default function BlogPage({ data }: { data: { articles: readonly ArticleMeta[] } }) {
  return <BlogList articles={data.articles} />;
}
