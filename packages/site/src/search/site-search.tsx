import { site } from '@boundless/content/entries/site';
import { IconButton } from '@boundless/ui/components/icon-button';
import { toast } from '@boundless/ui/hooks/use-toast';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const load = () => import('./search-panel.js');
const SearchPanel = lazy(load);
// A failure is ignored here: if the visitor presses the button, it is reported then.
const prefetch = () => load().catch(() => {});

export function SiteSearch() {
  const [open, setOpen] = useState(false);

  const openSearch = () =>
    load().then(
      () => setOpen(true),
      () => toast({ title: site.search.failed, kind: 'failed' }),
    );
  return (
    <>
      <IconButton
        icon={Search}
        variant="quiet"
        aria-label={site.search.label}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onClick={openSearch}
      />
      {open && (
        <Suspense>
          <SearchPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
