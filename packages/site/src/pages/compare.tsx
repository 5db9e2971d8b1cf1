import { compare } from '@boundless/content/entries/compare';
import { toolBack } from '@boundless/content/entries/tool-back';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { PageHead } from '@boundless/ui/sections/page-head';
import { serverPart } from '../routing/server-part.js';
import { FilteredComparison } from '../tools/filtered-comparison.js';

export const head = compare.meta;

const CompareBelow = serverPart(async () => (await import('../tools/compare-below.js')).CompareBelow);

export default function ComparePage() {
  return (
    <>
      <PageHead content={compare.hero} back={toolBack} />
      <FilteredComparison />
      <CompareBelow />
      <ClosingBand content={compare.closing} />
    </>
  );
}
