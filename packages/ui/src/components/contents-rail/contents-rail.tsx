'use client';

import type { ComponentProps } from 'react';
import { useReading } from '../../hooks/use-reading.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { ProgressRing } from '../progress-ring/index.js';
import { type ContentsItem, ContentsList } from './contents-list.js';

export interface ContentsRailProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The sections, in order. */
  items: readonly ContentsItem[];
  /** Id of the element that contains them. */
  target: string;
  /** Its heading. @default 'On this page' */
  label?: string;
}

/**
 * A table of contents beside a long text: it stays in view, marks the current section, and its ring shows how much has
 * been read. For wide screens; use `ContentsBar` on narrow ones.
 *
 * Renders a `<nav>`. Styling hook: `data-slot="contents-rail"`.
 */
export function ContentsRail({ items, target, label, className, ...props }: ContentsRailProps) {
  const { onThisPage } = useKitLabels();
  const { current, progress } = useReading(items, target);
  return (
    <nav
      aria-label={label ?? onThisPage}
      {...props}
      data-slot="contents-rail"
      className={cn(
        'bl:hidden bl:max-h-[calc(100vh-8rem)] bl:self-start bl:overflow-y-auto bl:pe-4 bl:lg:sticky bl:lg:top-28 bl:lg:block bl:print:hidden',
        className,
      )}
    >
      <p
        aria-hidden
        className="bl:mb-3 bl:flex bl:items-center bl:gap-3 bl:text-body-sm bl:font-semibold bl:text-default"
      >
        <ProgressRing value={progress} strokeWidth={8} className="bl:size-7" />
        <span>{label ?? onThisPage}</span>
      </p>
      <ContentsList items={items} current={current} />
    </nav>
  );
}
