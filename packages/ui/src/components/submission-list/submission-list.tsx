'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.js';
import { Button } from '../button/index.js';
import { FormBanner } from '../form-banner/index.js';
import { EmptyPanel } from './empty-panel.js';
import type { SubmissionListLabels } from './submission-list.labels.js';
import { SubmissionSkeleton } from './submission-skeleton.js';

export interface SubmissionListProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /**
   * Whether there are entries to show, and if not, why. `locked` shows only the children, which ask for the password.
   */
  state: 'loading' | 'failed' | 'empty' | 'populated' | 'locked';
  /** Cards or rows. */
  children?: ReactNode;
  /** Cards are side by side, rows below one another. @default 'cards' */
  layout?: 'cards' | 'rows';
  /** Number of entries on all pages. */
  total?: number | undefined;
  /** Shown between heading and entries: a `ListToolbar`. */
  toolbar?: ReactNode;
  /** A note for staff, for example how long entries are kept. */
  hint?: string | undefined;
  /** Something that staff have to do about all lists, shown as an error above the entries. */
  warning?: string | undefined;
  /** Attributes of the element that holds the entries: a toolbar's `listPanel`. */
  panel?: ComponentProps<'div'>;
  /** Loads the next page. Focus then goes to the first entry of the new page. Without it there is no next page. */
  onLoadMore?: (() => void) | undefined;
  /** State of loading the next page. @default 'idle' */
  moreState?: 'idle' | 'pending' | 'failed';
  labels: SubmissionListLabels;
}

/**
 * A list for staff: heading, count, toolbar, and the entries or the reason why there are none.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="submission-list"`, `data-state="loading" | "failed" | "empty" |
 * "populated" | "locked"`.
 */
export function SubmissionList({
  state,
  children,
  layout = 'cards',
  total,
  toolbar,
  hint,
  warning,
  panel,
  onLoadMore,
  moreState = 'idle',
  labels: text,
  className,
  ...props
}: SubmissionListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = useRef<HTMLDivElement>(null);
  /** Number of controls before the next page was loaded. */
  const known = useRef<number>(undefined);

  const complete = onLoadMore === undefined;
  useEffect(() => {
    // The button that had the focus no longer exists.
    if (complete && known.current !== undefined && document.activeElement === document.body)
      (controlsIn(entries.current)[known.current] ?? heading.current)?.focus();
    if (complete) known.current = undefined;
  }, [complete]);

  return (
    <section
      {...props}
      data-slot="submission-list"
      data-state={state}
      className={cn('bl:wrap bl:min-h-128 bl:py-fluid-14', className)}
    >
      <div className="bl:mb-6 bl:flex bl:flex-wrap bl:items-center bl:gap-x-4 bl:gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="bl:text-display-md">
          {text.title}
        </h1>
        {total !== undefined && state !== 'locked' && (
          <span
            role="status"
            aria-label={`${total} ${text.countLabel}`}
            data-slot="submission-count"
            className="bl:inline-grid bl:min-h-8 bl:min-w-10 bl:place-items-center bl:rounded-tag bl:bg-solid bl:px-2.5 bl:font-semibold bl:text-on-solid bl:num bl:leading-none"
          >
            {total}
          </span>
        )}
      </div>
      {toolbar && <div className="bl:mb-6">{toolbar}</div>}
      {warning && state !== 'locked' && <FormBanner variant="error" message={warning} className="bl:mb-6" />}
      {hint && <p className="bl:mb-6 bl:text-body-sm bl:text-muted">{hint}</p>}
      {/*
       * Two elements, because one element that changes from entries to the password form would move up and count as a
       * layout shift.
       */}
      <div key={state === 'locked' ? 'password' : 'entries'} {...panel} aria-busy={state === 'loading'}>
        <p aria-live="polite" className="bl:sr-only">
          {state === 'loading' && text.loading}
        </p>
        <FormBanner variant="error" message={state === 'failed' ? text.error : undefined} />
        {state === 'loading' && (
          <div className={grid}>
            <SubmissionSkeleton />
            <SubmissionSkeleton />
            <SubmissionSkeleton />
          </div>
        )}
        {state === 'empty' && <EmptyPanel {...text.empty} />}
        {state === 'locked' && children}
        {state === 'populated' && (
          <>
            <div ref={entries} className={layout === 'cards' ? grid : undefined}>
              {children}
            </div>
            {onLoadMore && (
              <div className="bl:mt-8 bl:grid bl:justify-items-start bl:gap-4">
                <FormBanner variant="error" message={moreState === 'failed' ? text.error : undefined} />
                <Button
                  variant="line"
                  aria-busy={moreState === 'pending'}
                  onClick={() => {
                    known.current = controlsIn(entries.current).length;
                    onLoadMore();
                  }}
                >
                  {moreState === 'pending' ? text.loadingMore : text.loadMore}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}

const controlsIn = (element: Element | null) => element?.querySelectorAll<HTMLElement>('a[href], button') ?? [];

const grid = 'bl:grid bl:grid-cols-1 bl:gap-5 bl:md:grid-cols-2 bl:xl:grid-cols-3';
