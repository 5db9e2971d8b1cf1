import { blog } from '@boundless/content/entries/blog';
import { ArticleGrid } from '@boundless/ui/sections/article-grid';
import { InfoPage } from '@boundless/ui/templates/info-page';
import type { ListData } from '../data/list-data.js';

export const head = ({ list }: ListData) => list.meta;

export default function ArticleListPage({ data: { list, articles } }: { data: ListData }) {
  return (
    <InfoPage content={{ hero: list.hero }}>
      <ArticleGrid articles={articles} heading={list.heading} loadMore={blog.loadMore} empty={blog.empty} />
    </InfoPage>
  );
}
