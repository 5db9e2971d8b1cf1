import { compareOthers } from '@boundless/content/entries/compare-others';
import { compareSources } from '@boundless/content/entries/compare-sources';
import { SourceList } from '@boundless/ui/sections/source-list';
import { ToolList } from '@boundless/ui/sections/tool-list';

/** Below the comparison: types that it leaves out, and where its figures come from. */
export const CompareBelow = () => (
  <>
    <ToolList title={compareOthers.title} tools={compareOthers.list} />
    <SourceList {...compareSources} />
  </>
);
