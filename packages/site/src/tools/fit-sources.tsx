import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { sourcesOf } from '@boundless/content/funding/sources';
import { SourceList } from '@boundless/ui/sections/source-list';
import type { Texts } from './definition.js';
import { recommend } from './recommend.js';

/** Where the figures of the recommendation for the given answers come from. */
export default function FitSources({ answers }: { answers: Texts }) {
  const { sources = [] } = recommend(answers) ?? {};
  return sources.length > 0 && <SourceList content={fitAnswers.sourceList} sources={sourcesOf(sources)} />;
}
