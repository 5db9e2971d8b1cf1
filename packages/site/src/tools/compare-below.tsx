import { compareNotes } from '@boundless/content/entries/compare-notes';
import { compareOthers } from '@boundless/content/entries/compare-others';
import { compareSources } from '@boundless/content/entries/compare-sources';
import { ComparisonAdvice, ComparisonNotes } from '@boundless/ui/sections/comparison-table';
import { SourceList } from '@boundless/ui/sections/source-list';
import { ToolList } from '@boundless/ui/sections/tool-list';

/** Above the table of the comparison: what to do first for the selected need. */
export const CompareAdvice = () => <ComparisonAdvice advice={compareNotes.advice} />;

/** Below the table: what to know before reading it. */
export const CompareNotes = () => <ComparisonNotes note={compareNotes.note} />;

/** Below the comparison: types that it leaves out, and where its figures come from. */
export const CompareBelow = () => (
  <>
    <ToolList title={compareOthers.title} tools={compareOthers.list} />
    <SourceList {...compareSources} />
  </>
);
