'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useReading } from '../../hooks/use-reading.js';
import { cn } from '../../lib/cn.js';
import { isComposing } from '../../lib/is-composing.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { mergeProps } from '../../lib/merge-props.js';
import { type ContentsItem, ContentsList } from '../contents-rail/index.js';
import { ProgressRing } from '../progress-ring/index.js';

export interface ContentsBarProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** The sections, in order. */
  items: readonly ContentsItem[];
  /** Id of the element that contains them. */
  target: string;
}

/**
 * A table of contents for narrow screens: a bar below the header that names the current section and opens the list.
 * Following a link or pressing Escape closes it. It also opens without JavaScript.
 *
 * Renders a `<details>`. Styling hooks: `data-slot="contents-bar"`, `data-state="open" | "closed"`.
 */
export function ContentsBar({ items, target, className, ref, ...props }: ContentsBarProps) {
  const { labelled, onThisPage } = useKitLabels();
  const bar = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { current, progress } = useReading(items, target);
  // The reader may have opened it before hydration.
  useEffect(() => setOpen(bar.current?.open ?? false), []);
  const close = () => bar.current?.removeAttribute('open');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event)) return;
    close();
    bar.current?.querySelector('summary')?.focus();
  }

  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);

  return (
    <details
      {...mergeProps(props, { onKeyDown, onToggle })}
      ref={useComposedRefs(bar, ref)}
      data-slot="contents-bar"
      data-state={open ? 'open' : 'closed'}
      className={cn(
        'bl:group bl:sticky bl:top-19 bl:z-(--bl-z-sticky) bl:-mx-(--bl-space-gutter)',
        'bl:border-line bl:border-y bl:bg-raised',
        'bl:short:relative bl:short:top-0 bl:lg:hidden bl:print:hidden',
        className,
      )}
    >
      <summary
        className={cn(
          'bl:flex bl:min-h-13 bl:items-center bl:gap-3 bl:px-(--bl-space-gutter)',
          'bl:list-none bl:text-body-sm bl:leading-snug bl:font-semibold bl:text-default',
          'bl:focus-visible:-outline-offset-3 bl:[&::-webkit-details-marker]:hidden',
        )}
      >
        <ProgressRing value={progress} strokeWidth={8} className="bl:size-6" />
        <span className="bl:min-w-0 bl:flex-1 bl:truncate">
          <span className="bl:font-normal bl:text-muted">{labelled(onThisPage, '')}</span>
          <span>{(items.find(({ id }) => id === current) ?? items[0])?.label}</span>
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          className="bl:flex-none bl:transition-transform bl:duration-(--bl-duration-base) bl:group-open:rotate-180"
        />
      </summary>
      <nav
        aria-label={onThisPage}
        className={cn(
          'bl:absolute bl:inset-x-0 bl:top-full bl:max-h-[60vh] bl:overflow-y-auto bl:px-(--bl-space-gutter) bl:pb-4',
          'bl:border-line-strong bl:border-b-[1.5px] bl:bg-raised bl:shadow-pop',
        )}
      >
        <ContentsList items={items} current={current} onClick={close} />
      </nav>
    </details>
  );
}
