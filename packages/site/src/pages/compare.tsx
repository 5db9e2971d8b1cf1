import { compare } from '@boundless/content/entries/compare';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ComparisonTable } from '@boundless/ui/sections/comparison-table';
import { PageHead } from '@boundless/ui/sections/page-head';
import { SourceList } from '@boundless/ui/sections/source-list';
import { ToolList } from '@boundless/ui/sections/tool-list';

export const head = compare.meta;

export default function ComparePage() {
  return (
    <>
      <PageHead content={compare.hero} back={toolPages.back} />
      <ComparisonTable content={compare.table} rows={compare.rows} sources={compare.sources.map(({ id }) => id)} />
      <ToolList title={compare.others.title} tools={compare.others.list} />
      <SourceList content={compare.sourceList} sources={compare.sources} />
      <ClosingBand content={compare.closing} />
    </>
  );
}
