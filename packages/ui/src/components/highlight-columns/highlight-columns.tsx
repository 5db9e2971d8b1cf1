import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react';
import type { Highlight } from '../../hooks/use-highlight.js';
import { useMoving } from '../../hooks/use-moving.js';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { useMergedRef } from '../../lib/merge-refs.js';
import type { LineGlyphName } from '../line-glyph/index.js';
import { HighlightCard, type HighlightCardContent } from './highlight-card.js';
import { columnsVariants } from './highlight-columns.variants.js';

export interface HighlightColumnsProps<Item extends HighlightCardContent>
  extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the cards say, in order. */
  items: readonly Item[];
  /** Which card is active, and how its ring fills: from `useHighlight`. */
  highlight: Highlight;
  /** `data-slot` of each card. @default 'highlight-item' */
  itemSlot?: string;
  /** Level of the cards' titles. @default 3 */
  level?: 2 | 3;
  /** How much wider the active card is. @default 2.3 */
  ratio?: number;
  /** The line drawing of a card while it is not active. */
  glyph?: (item: Item) => LineGlyphName | undefined;
  /** What a card shows beyond its words while it is active. */
  detail?: (item: Item) => ReactNode;
}

/**
 * Cards side by side of which the active one is raised and wider; their titles choose it by hand. On narrow screens, and
 * without JavaScript, all stand open under each other and only colours change.
 *
 * Renders a `<ul>`. Styling hooks: `data-slot="highlight-columns"`; on each card `data-slot` as given and
 * `data-state="active" | "inactive"`.
 */
export function HighlightColumns<Item extends HighlightCardContent>({
  items,
  highlight,
  itemSlot = 'highlight-item',
  level = 3,
  ratio = 2.3,
  glyph,
  detail,
  className,
  style,
  ref,
  ...props
}: HighlightColumnsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  useMoving(list, highlight.index);
  return (
    <ul
      {...mergeProps(props, highlight.itemsProps)}
      ref={useMergedRef(list, ref)}
      data-slot="highlight-columns"
      style={{ '--cards': items.length, '--ratio': ratio, ...style } as CSSProperties}
      className={cn(columnsVariants(), className)}
    >
      {items.map((item, place) => (
        <HighlightCard
          key={item.title}
          content={item}
          slot={itemSlot}
          place={place}
          highlight={highlight}
          level={level}
          glyph={glyph?.(item)}
          detail={detail?.(item)}
        />
      ))}
    </ul>
  );
}
