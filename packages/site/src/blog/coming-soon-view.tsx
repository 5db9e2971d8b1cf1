import { comingSoon } from '@boundless/content/entries/coming-soon';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import { ComingSoon } from '@boundless/ui/sections/coming-soon';

export function ComingSoonView({ articles }: { articles: readonly ArticleMeta[] }) {
  return <ComingSoon content={comingSoon} articles={articles} />;
}
