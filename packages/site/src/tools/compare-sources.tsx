import { compareSources } from '@boundless/content/entries/compare-sources';
import { SourceList } from '@boundless/ui/sections/source-list';

/** Where the figures of the comparison come from. */
export const CompareSources = () => <SourceList {...compareSources} />;
