'use client';

import { useEffect, useRef } from 'react';
import { Link } from '../../lib/link.js';

export interface SearchResult {
  href: string;
  title: string;
  /** What kind of page it is, e.g. "Guide". */
  kind: string;
  excerpt: string;
}

interface SearchOptionProps {
  id: string;
  result: SearchResult;
  active: boolean;
  onPointerMove: () => void;
  onChoose?: ((href: string) => void) | undefined;
}

/** One result: a link that the arrow keys in the field select. */
export function SearchOption({ id, result, active, onPointerMove, onChoose }: SearchOptionProps) {
  const { href, title, kind, excerpt } = result;
  const option = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={option}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={active}
      data-slot="search-option"
      data-state={active ? 'active' : 'inactive'}
      className="bl:border-b bl:border-line bl:last:border-b-0 bl:on:bg-tint"
    >
      <Link
        href={href}
        tabIndex={-1}
        onPointerMove={onPointerMove}
        onClick={(event) => {
          if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(href);
        }}
        className="bl:block bl:px-5 bl:py-3.5 bl:no-underline"
      >
        <span className="bl:text-caption bl:text-muted">{kind}</span>
        <span className="bl:block bl:font-display bl:text-heading-sm bl:text-balance bl:text-default">{title}</span>
        <span className="bl:block bl:truncate bl:text-body-sm bl:text-copy">{excerpt}</span>
      </Link>
    </div>
  );
}
