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
      className="border-b border-line last:border-b-0 on:bg-tint"
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
        className="block px-5 py-3.5 no-underline"
      >
        <span className="text-caption text-muted">{kind}</span>
        <span className="block font-display text-heading-sm text-balance text-default">{title}</span>
        <span className="block truncate text-body-sm text-copy">{excerpt}</span>
      </Link>
    </div>
  );
}
