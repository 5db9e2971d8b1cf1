'use client';

import { Download, RefreshCw } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import type { Action } from '../../types.js';
import { ButtonLink } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { ListSearch } from './list-search.js';
import { type ListTab, ListTabs } from './list-tabs.js';

export interface ListToolbarProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The lists. */
  tabs: readonly ListTab[];
  /** Value of the selected list. */
  selected: string;
  /** Called with the value of the pressed tab. */
  onSelect: (value: string) => void;
  /** `id` of the element that shows the list. Spread `listPanel(panelId, selected)` on it. */
  panelId: string;
  /** The current search text. @default '' */
  query?: string;
  /** Searches the list. Without it the list cannot be searched. */
  onSearch?: ((query: string) => void) | undefined;
  /** Filters of the list, beside its search. */
  children?: ReactNode;
  /** Fetches the list again. */
  onRefresh?: (() => void) | undefined;
  /** Downloads of the list. @default [] */
  exports?: readonly Action[];
  /** Called when a download starts. Prevent the event's default to fetch the file in another way. */
  onExport?: ((file: Action, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** What is being downloaded and how far it is. Announced when it changes. */
  progress?: string | undefined;
  /** Texts that replace the default ones. */
  labels?: Partial<ListToolbarLabels>;
}

/** Every text that the toolbar shows, besides its tabs and exports. */
export interface ListToolbarLabels {
  /** Accessible name of the tab list. */
  lists: string;
  search: string;
  /** Accessible name of the button that clears the search. */
  clear: string;
  refresh: string;
}

const usual: ListToolbarLabels = { lists: 'Lists', search: 'Search', clear: 'Clear the search', refresh: 'Refresh' };

/**
 * Tabs to switch between lists, with controls to search, reload and export the selected one.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="list-toolbar"`, and `data-state="active" | "inactive"` on its tabs.
 */
export function ListToolbar({
  tabs,
  selected,
  onSelect,
  panelId,
  query = '',
  onSearch,
  children,
  onRefresh,
  exports = [],
  onExport,
  progress,
  labels,
  className,
  ...props
}: ListToolbarProps) {
  const text = { ...usual, ...labels };
  const hasTools = onSearch || children || onRefresh || exports.length > 0;
  return (
    <div {...props} data-slot="list-toolbar" className={cn('bl:grid bl:grid-cols-1 bl:gap-5', className)}>
      <ListTabs tabs={tabs} selected={selected} onSelect={onSelect} panelId={panelId} label={text.lists} />
      <div className={cn('bl:flex bl:flex-wrap bl:items-center bl:gap-3', hasTools && 'bl:min-h-12')}>
        {onSearch && <ListSearch query={query} onSearch={onSearch} label={text.search} clearLabel={text.clear} />}
        {children}
        <div className="bl:ms-auto bl:flex bl:flex-wrap bl:items-center bl:gap-3">
          {exports.map((file) => (
            <ButtonLink
              key={file.href}
              href={file.href}
              download
              variant="line"
              onClick={(event) => onExport?.(file, event)}
            >
              <Download size={18} strokeWidth={1.75} />
              <span>{file.label}</span>
            </ButtonLink>
          ))}
          {onRefresh && (
            <IconButton icon={RefreshCw} aria-label={text.refresh} onClick={onRefresh} className="bl:size-12" />
          )}
        </div>
      </div>
      <p aria-live="polite" className="bl:text-body-sm bl:text-muted bl:empty:sr-only">
        {progress}
      </p>
    </div>
  );
}
