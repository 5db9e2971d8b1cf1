import { site } from '@boundless/content/entries/site';
import { SearchDialog } from '@boundless/ui/components/search-dialog';
import { useNavigate } from 'react-router-dom';
import { createSearch } from './create-search.js';

// For the development server no build has written the index.
const search = import.meta.env.DEV
  ? createSearch(async () => (await import('../../build/search-index.js')).searchIndex())
  : createSearch();

/** The search over the page. A chunk of its own, fetched when the visitor first asks for it. */
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
