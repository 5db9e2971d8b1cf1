import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { HighlightCard, type HighlightCardContent } from './highlight-card.js';

export interface HighlightColumnsProps<Item extends HighlightCardContent>
  extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the cards say, in order. */
  items: readonly Item[];
  /** `data-slot` of each card. @default 'highlight-item' */
  itemSlot?: string;
  /** Level of the cards' titles. @default 3 */
  level?: 2 | 3;
  /** How much wider the active card is. @default 2.3 */
  ratio?: number;
  /** On narrow screens: every card open, or the active one's detail on a stage above the list. @default 'list' */
  narrow?: 'list' | 'stage';
  /** What is in a card's ring. @default its number */
  mark?: (item: Item) => ReactNode;
  /** The line drawing of a card while it is not active. */
  glyph?: (item: Item) => ReactNode;
  /** What a card shows beyond its words while it is active. */
  detail?: (item: Item) => ReactNode;
}

/**
 * The items of a `Rotator` as cards side by side: the active one is raised and wider; a click on a card chooses it. On
 * narrow screens, and without JavaScript, all are open under each other and only colours change.
 *
 * Renders a `<ul>`. Styling hooks: `data-slot="highlight-columns"`; on each card `data-slot` as given and
 * `data-state="active" | "inactive"`.
 */
export function HighlightColumns<Item extends HighlightCardContent>({
  items,
  itemSlot = 'highlight-item',
  level = 3,
  ratio = 2.3,
  narrow = 'list',
  mark,
  glyph,
  detail,
  className,
  style,
  ...props
}: HighlightColumnsProps<Item>) {
  return (
    <ul
      {...props}
      data-slot="highlight-columns"
      style={{ '--cards': items.length, '--ratio': ratio, ...style } as CSSProperties}
      className={cn('highlight-columns', narrow === 'stage' && 'highlight-columns-stage', className)}
    >
      {items.map((item, place) => (
        <HighlightCard
          key={item.title}
          content={item}
          slot={itemSlot}
          place={place}
          level={level}
          mark={mark?.(item)}
          glyph={glyph?.(item)}
          detail={detail?.(item)}
        />
      ))}
    </ul>
  );
}
