import { compare } from '@boundless/content/entries/compare';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ComparisonTable } from '@boundless/ui/sections/comparison-table';
import { PageHead } from '@boundless/ui/sections/page-head';
import { ToolList } from '@boundless/ui/sections/tool-list';
import { serverPart } from '../routing/server-part.js';

export const head = compare.meta;

const CompareSources = serverPart(async () => (await import('../tools/compare-sources.js')).CompareSources);

export default function ComparePage() {
  return (
    <>
      <PageHead content={compare.hero} back={toolPages.back} />
      <ComparisonTable content={compare.table} rows={compare.rows} sources={compare.sources} />
      <ToolList title={compare.others.title} tools={compare.others.list} />
      <CompareSources />
      <ClosingBand content={compare.closing} />
    </>
  );
}
