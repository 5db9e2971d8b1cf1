import { site } from '@boundless/content/entries/site';
import { SearchDialog } from '@boundless/ui/components/search-dialog';
import { useNavigate } from 'react-router-dom';
import { createSearch } from './create-search.js';

const search = createSearch();

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
