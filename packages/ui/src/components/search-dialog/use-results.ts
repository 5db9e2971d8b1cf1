'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../lib/is-composing.js';
import type { SearchResult } from './search-option.js';

interface Shown {
  /** The query that the results belong to. */
  query: string;
  results: readonly SearchResult[];
  message?: 'none' | 'failed' | undefined;
}

const nothing: Shown = { query: '', results: [] };

/** The results that are shown, which may be those of an earlier query than `wanted` until its own arrive. */
export function useResults(search: (query: string) => Promise<readonly SearchResult[]>, wanted: string) {
  const [shown, setShown] = useState(nothing);
  useEffect(() => {
    let current = true;
    const show = (found: Omit<Shown, 'query'>) => {
      if (current) setShown({ query: wanted, ...found });
    };
    if (wanted === '') show(nothing);
    else
      search(wanted).then(
        (results) => show({ results, message: results.length === 0 ? 'none' : undefined }),
        () => show({ results: [], message: 'failed' }),
      );
    return () => {
      current = false;
    };
  }, [wanted, search]);
  return { ...shown, wanted };
}

/** The selected result, which the arrow keys move; Enter calls `follow` with its index (APG: combobox). */
export function useResultKeys(
  { query, wanted, results }: ReturnType<typeof useResults>,
  follow: (index: number) => void,
) {
  // New results begin with the first one.
  const [selected, setSelected] = useState({ results, index: 0 });
  const active = selected.results === results ? selected.index : 0;
  const setActive = (index: number) => setSelected({ results, index });
  /** A query that was submitted before its results arrived. The first result opens when they do. */
  const submitted = useRef<string>(undefined);

  useEffect(() => {
    if (query !== '' && query === submitted.current) follow(0);
    submitted.current = undefined;
  }, [query, follow]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      setActive((active + step + results.length) % results.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (query === wanted) follow(active);
      else submitted.current = wanted;
    }
  }
  return { active, setActive, onKeyDown };
}
