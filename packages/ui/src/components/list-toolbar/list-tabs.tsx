'use client';

import { type KeyboardEvent, useRef } from 'react';
import { cn } from '../../lib/cn.js';
import { isComposing } from '../../lib/is-composing.js';
import { isRtl } from '../../lib/is-rtl.js';
import { tabId } from './list-panel.js';

/** One list among several. */
export interface ListTab {
  label: string;
  value: string;
}

interface ListTabsProps {
  tabs: readonly ListTab[];
  selected: string;
  onSelect: (value: string) => void;
  panelId: string;
  label: string;
}

/** APG tabs with manual activation: arrow keys only move focus, because showing a list means fetching it. */
export function ListTabs({ tabs, selected, onSelect, panelId, label }: ListTabsProps) {
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const all = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const right = isRtl(event.currentTarget) ? -1 : 1;
    const target = { ArrowRight: at + right, ArrowLeft: at - right, Home: 0, End: -1 }[event.key];
    // Alt with an arrow key is the browser's shortcut for back and forward.
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="bl:flex bl:gap-6 bl:overflow-x-auto bl:border-b bl:border-line bl:[scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(panelId, tab.value)}
          aria-selected={tab.value === selected}
          aria-controls={tab.value === selected ? panelId : undefined}
          tabIndex={tab.value === selected ? 0 : -1}
          data-state={tab.value === selected ? 'active' : 'inactive'}
          onClick={() => onSelect(tab.value)}
          className={cn(
            'bl:min-h-13 bl:flex-none',
            'bl:border-y-3 bl:border-transparent bl:font-semibold bl:text-muted',
            'bl:hover:text-default bl:focus-visible:-outline-offset-3 bl:on:border-b-accent bl:on:text-default',
            'bl:forced-colors:border-[Canvas] bl:forced-colors:on:border-b-[Highlight]',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
