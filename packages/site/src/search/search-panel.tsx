import { site } from '@boundless/content/entries/site';
import { SearchDialog } from '@boundless/ui/components/search-dialog';
import { useNavigate } from 'react-router-dom';
import { createSearch } from './create-search.js';

// The development server has no built index, so it makes one.
const search = import.meta.env.DEV
  ? createSearch(async () => (await import('./search-index.js')).searchIndex())
  : createSearch();

/** The search dialog. Its code is loaded when the visitor opens it for the first time. */
export default function SearchPanel({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { label, placeholder, results, none, failed } = site.search;
  return (
    <SearchDialog
      search={search}
      onChoose={navigate}
      onClose={onClose}
      label={label}
      placeholder={placeholder}
      resultsLabel={results}
      noneLabel={none}
      failedLabel={failed}
    />
  );
}
