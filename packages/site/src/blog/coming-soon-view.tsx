import { comingSoon } from '@boundless/content/entries/coming-soon';
import type { ArticleMeta } from '@boundless/content/schemas/article';
import { ComingSoon } from '@boundless/ui/sections/coming-soon';

/** What is shown at the address of an article that is not written yet. */
export default function ComingSoonView({ articles }: { articles: readonly ArticleMeta[] }) {
  return <ComingSoon content={comingSoon} articles={articles} />;
}
