'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Search, X } from 'lucide-react';
import { type ComponentProps, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { mergeProps } from '../../lib/merge-props.js';
import { IconButton } from '../icon-button/index.js';
import { SearchOption, type SearchResult } from './search-option.js';
import { useResultKeys, useResults } from './use-results.js';

export interface SearchDialogProps extends Omit<ComponentProps<'dialog'>, 'children' | 'results'> {
  /** Returns the matches, best first. */
  search: (query: string) => Promise<readonly SearchResult[]>;
  /** Navigates to a result. Without it the browser follows the link. */
  onChoose?: (href: string) => void;
  /** Accessible name of the dialog and of its field. @default 'Search the site' */
  label?: string;
  /** Shown in the empty field. @default 'Term loan, invoice, lender' */
  placeholder?: string;
  /** Accessible name of the list, also used where the number of results is announced. @default 'Results' */
  resultsLabel?: string;
  /** Shown when nothing matches. @default 'Nothing here matches that. Try a shorter word.' */
  noneLabel?: string;
  /** Shown when `search` rejects. @default 'The search is not working right now. Please try again.' */
  failedLabel?: string;
}

/**
 * A search field over the page that finds pages and articles while the visitor types. Opens when mounted. The native
 * dialog keeps focus inside, closes on Escape and when the visitor goes back, and returns focus (APG: dialog, combobox with listbox).
 *
 * Renders a `<dialog>`. Styling hooks: `data-slot="search-dialog"`, `data-state="open" | "closed"`; inside,
 * `search-option` with `data-state`.
 */
export function SearchDialog({
  search,
  onChoose,
  label = 'Search the site',
  placeholder = 'Term loan, invoice, lender',
  resultsLabel = 'Results',
  noneLabel = 'Nothing here matches that. Try a shorter word.',
  failedLabel = 'The search is not working right now. Please try again.',
  className,
  ref,
  ...props
}: SearchDialogProps) {
  const labels = useKitLabels();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useOpenDialog(dialog);
  const [query, setQuery] = useState('');
  const found = useResults(search, query.trim());
  const { results, message } = found;
  const follow = useCallback((at: number) => document.getElementById(`${id}-${at}`)?.querySelector('a')?.click(), [id]);
  const { active, setActive, onKeyDown } = useResultKeys(found, follow);

  const choose = (href: string) => {
    dialog.current?.close();
    onChoose?.(href);
  };

  return (
    <dialog
      {...mergeProps(props, { onClose: open.end })}
      ref={useComposedRefs(dialog, ref)}
      aria-label={label}
      data-slot="search-dialog"
      data-state={open.state}
      className={cn(
        'bl:mx-auto bl:mt-[10vh] bl:w-[min(40rem,calc(100vw-2rem))]',
        'bl:rounded-panel bl:bg-raised bl:text-copy bl:shadow-pop',
        'bl:backdrop:bg-backdrop bl:backdrop:opacity-50',
        className,
      )}
    >
      <div className="bl:flex bl:items-center bl:gap-3 bl:border-b bl:border-line bl:pe-2 bl:ps-5">
        <Search size={20} strokeWidth={1.75} className="bl:flex-none bl:text-muted" />
        <SearchField
          listId={`${id}-list`}
          activeId={results.length > 0 ? `${id}-${active}` : undefined}
          aria-label={label}
          placeholder={placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={X} variant="quiet" aria-label={labels.close} onClick={() => dialog.current?.close()} />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={resultsLabel} className="bl:max-h-[60vh] bl:overflow-y-auto">
        {results.map((result, at) => (
          <SearchOption
            key={result.href}
            id={`${id}-${at}`}
            result={result}
            active={at === active}
            onPointerMove={() => setActive(at)}
            onChoose={onChoose && choose}
          />
        ))}
      </div>
      <div aria-live="polite">
        {message && (
          <p className="bl:px-5 bl:py-4 bl:text-body-sm bl:text-muted">
            {{ none: noneLabel, failed: failedLabel }[message]}
          </p>
        )}
        {results.length > 0 && (
          <span className="bl:sr-only">{labels.labelled(resultsLabel, String(results.length))}</span>
        )}
      </div>
    </dialog>
  );
}

interface SearchFieldProps extends ComponentProps<'input'> {
  listId: string;
  /** Id of the selected option, if there are results. */
  activeId: string | undefined;
}

function SearchField({ listId, activeId, ...props }: SearchFieldProps) {
  return (
    <input
      type="text"
      inputMode="search"
      enterKeyHint="search"
      role="combobox"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      autoComplete="off"
      {...props}
      className="bl:min-h-16 bl:w-full bl:min-w-0 bl:bg-transparent bl:text-body-lg bl:text-default bl:-outline-offset-3 bl:not-forced-colors:focus-visible:outline-none"
    />
  );
}

/** Opens the dialog when it is mounted, and closes it when the visitor goes back. */
function useOpenDialog(dialog: RefObject<HTMLDialogElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    setOpen(true);
    const close = () => element?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [dialog]);
  return { state: open ? 'open' : 'closed', end: () => setOpen(false) } as const;
}
