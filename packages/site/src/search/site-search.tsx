import { site } from '@boundless/content/entries/site';
import { IconButton } from '@boundless/ui/components/icon-button';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '../shell/toasts.js';

const load = () => import('./search-panel.js');
const SearchPanel = lazy(load);
// The pointer may only pass by, so a failure is reported when the button is pressed.
const fetchAhead = () => load().catch(() => {});

/** The button in the header that opens the search. */
export function SiteSearch() {
  const [open, setOpen] = useState(false);
  const ask = () =>
    load().then(
      () => setOpen(true),
      () => showToast(site.search.failed, 'failed'),
    );
  return (
    <>
      <IconButton
        icon={Search}
        variant="quiet"
        aria-label={site.search.label}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onClick={ask}
      />
      {open && (
        <Suspense>
          <SearchPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
