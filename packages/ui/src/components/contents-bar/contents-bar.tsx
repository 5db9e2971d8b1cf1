import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ToggleEvent, useRef, useState } from 'react';
import { useReading } from '../../hooks/use-reading.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { mergeProps } from '../../lib/merge-props.js';
import { useMergedRef } from '../../lib/merge-refs.js';
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
  const { onThisPage } = useKitLabels();
  const bar = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { current, progress } = useReading(
    items.map(({ id }) => id),
    target,
  );
  const close = () => bar.current?.removeAttribute('open');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    close();
    bar.current?.querySelector('summary')?.focus();
  }

  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);

  return (
    <details
      {...mergeProps(props, { onKeyDown, onToggle })}
      ref={useMergedRef(bar, ref)}
      data-slot="contents-bar"
      data-state={open ? 'open' : 'closed'}
      className={cn(
        'group sticky top-19 z-(--bl-z-sticky) -mx-(--bl-space-gutter) border-line border-y bg-raised lg:hidden print:hidden',
        className,
      )}
    >
      <summary className="flex min-h-13 list-none items-center gap-3 px-(--bl-space-gutter) text-body-sm leading-snug font-semibold text-default focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        <ProgressRing value={progress} strokeWidth={8} className="size-6" />
        <span className="min-w-0 flex-1 truncate">
          <span className="font-normal text-muted">{onThisPage}: </span>
          {(items.find(({ id }) => id === current) ?? items[0])?.label}
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="flex-none transition-transform duration-(--bl-duration-base) group-open:rotate-180"
        />
      </summary>
      <nav
        aria-label={onThisPage}
        className="absolute inset-x-0 top-full max-h-[60vh] overflow-y-auto border-line-strong border-b-[1.5px] bg-raised px-(--bl-space-gutter) pb-4 shadow-pop"
      >
        <ContentsList items={items} current={current} onClick={close} />
      </nav>
    </details>
  );
}
