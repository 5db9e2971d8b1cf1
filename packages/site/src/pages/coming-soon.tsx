import { comingSoon } from '@boundless/content/entries/coming-soon';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import { ComingSoon } from '@boundless/ui/sections/coming-soon';
import { headOf } from '../head/head-of.js';

export const head = headOf('/blog', comingSoon.meta, { noindex: true });

export default function ComingSoonPage({ data }: { data: { articles: readonly ArticleMeta[] } }) {
  return <ComingSoon content={comingSoon} articles={data.articles} />;
}
