'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, type CSSProperties, useEffect, useRef } from 'react';
import { useMotion } from '../../hooks/motion.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';

export interface CategoryFilterProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onSelect'> {
  filters: readonly { label: string; value: string }[];
  /** Value of the selected filter. */
  selected: string;
  /** Called with the value of a filter that the visitor presses. */
  onSelect: (value: string) => void;
  /** Accessible name of the group. @default 'Filter by category' */
  label?: string;
  /**
   * Milliseconds after which the next filter is selected automatically. A bar under the selected one shows the elapsed
   * time.
   */
  duration?: number | undefined;
}

/**
 * A row of filters, one of which is selected. The parent decides whether the selection rotates; pass `data-rotation`
 * and `data-index` from `useRotation` as props. On narrow screens the row scrolls the selected filter into view.
 *
 * Renders a `<fieldset>`. Styling hooks: `data-slot="category-filter"`, and `data-state="active" | "inactive"` on its
 * buttons.
 */
export function CategoryFilter({
  filters,
  selected,
  onSelect,
  label,
  duration,
  className,
  style,
  ref,
  ...props
}: CategoryFilterProps) {
  const kit = useKitLabels();
  const row = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(selected);
  const motion = useMotion();

  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    const button = row.current?.querySelector<HTMLElement>('[data-state=active]');
    if (!button) return;
    const left = button.offsetLeft - button.offsetWidth / 2;
    row.current?.scrollTo?.({ left, behavior: motion === 'reduced' ? 'instant' : 'smooth' });
  }, [selected, motion]);

  return (
    <fieldset
      aria-label={label ?? kit.filterByCategory}
      {...props}
      ref={useComposedRefs(row, ref)}
      data-slot="category-filter"
      style={{ '--bl-hold': `${duration ?? 0}ms`, ...style } as CSSProperties}
      className={cn(
        'bl:relative bl:-me-2 bl:-ms-1.5 bl:flex bl:min-w-0 bl:gap-1 bl:overflow-x-auto bl:[scrollbar-width:none] bl:sm:gap-7 bl:noscript:hidden',
        className,
      )}
    >
      {filters.map((filter) => {
        const active = filter.value === selected;
        return (
          <button
            key={filter.value}
            type="button"
            aria-pressed={active}
            data-state={active ? 'active' : 'inactive'}
            onClick={() => onSelect(filter.value)}
            className={cn(
              'bl:relative bl:min-h-14 bl:px-1.5',
              'bl:whitespace-nowrap bl:text-body bl:font-semibold bl:leading-none bl:text-muted',
              'bl:hover:text-default bl:focus-visible:-outline-offset-3 bl:on:text-default',
            )}
          >
            <span>{filter.label}</span>
            <span aria-hidden className="bl:absolute bl:inset-x-1.5 bl:bottom-0 bl:h-[5px] bl:off:hidden">
              <span className="bl:absolute bl:inset-0 bl:bg-accent-tint" />
              <span
                className={cn(
                  'bl:absolute bl:inset-0 bl:origin-(--bl-start) bl:bg-accent bl:forced-colors:bg-[Highlight] bl:forced-colors:forced-color-adjust-none',
                  duration && 'bl:animate-tail',
                )}
              />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
