import { compare } from '@boundless/content/entries/compare';
import { ComparisonTable } from '@boundless/ui/sections/comparison-table';
import { useSearchParams } from 'react-router-dom';
import { useShownParams } from '../routing/document-search.js';
import { inPlace } from '../routing/in-place.js';
import { serverPart } from '../routing/server-part.js';

const load = () => import('./compare-below.js');
const CompareAdvice = serverPart(async () => (await load()).CompareAdvice);
const CompareNotes = serverPart(async () => (await load()).CompareNotes);

/** The comparison. Its filter is stored in the address. */
export function FilteredComparison() {
  const [params, setParams] = useSearchParams();
  const wanted = useShownParams().get('need');
  const choose = (need: string | undefined) => {
    const next = new URLSearchParams(params);
    if (need) next.set('need', need);
    else next.delete('need');
    setParams(next, inPlace());
  };
  return (
    <ComparisonTable
      content={compare.table}
      rows={compare.rows}
      sources={compare.sources}
      need={compare.table.needs.find(({ id }) => id === wanted)?.id}
      onNeedChange={choose}
      advice={<CompareAdvice />}
    >
      <CompareNotes />
    </ComparisonTable>
  );
}
