'use client';

import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useClock } from '../../hooks/clock.js';
import { cn } from '../../lib/cn.js';
import { isComposing } from '../../lib/is-composing.js';
import { timing } from '../../tokens/timing.js';
import { controlClass } from '../field/index.js';
import { IconButton } from '../icon-button/index.js';

interface ListSearchProps {
  query: string;
  onSearch: (query: string) => void;
  label: string;
  clearLabel: string;
}

/** Searches 300 ms after the last key press, or immediately on Enter. */
export function ListSearch({ query, onSearch, label, clearLabel }: ListSearchProps) {
  const clock = useClock();
  const [text, setText] = useState(query);
  const asked = useRef(query);
  const field = useRef<HTMLInputElement>(null);
  const ask = useRef((_: string) => {});

  useEffect(() => {
    ask.current = (wanted) => {
      if (wanted === asked.current) return;
      asked.current = wanted;
      onSearch(wanted);
    };
  });

  // Show a query that did not come from this field, for example after going back in the history.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setText(query);
  }, [query]);

  useEffect(() => {
    if (text === asked.current) return;
    return clock.after(timing.staffSearch, () => ask.current(text));
  }, [clock, text]);

  function clear() {
    setText('');
    ask.current('');
    field.current?.focus();
  }

  return (
    <search className="bl:relative bl:block bl:w-full bl:sm:max-w-88">
      <Search
        size={20}
        strokeWidth={1.75}
        className="bl:pointer-events-none bl:absolute bl:top-1/2 bl:inset-s-3.5 bl:[translate:0_-50%] bl:text-muted"
      />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) ask.current(text);
        }}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cn(controlClass, 'bl:pe-12 bl:ps-11 bl:[&::-webkit-search-cancel-button]:hidden')}
      />
      {text !== '' && (
        <IconButton
          icon={X}
          variant="quiet"
          aria-label={clearLabel}
          onClick={clear}
          className="bl:absolute bl:top-1/2 bl:inset-e-0.5 bl:[translate:0_-50%]"
        />
      )}
    </search>
  );
}
