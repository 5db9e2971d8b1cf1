import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
import type { Action, IconName, Step } from '../../types.js';
import { Rotator } from '../rotator/index.js';
import { TextLink } from '../text-link/index.js';

/** Text of a card. It may have more, for `mark`, `glyph` and `detail`. */
export interface HighlightCardContent extends Step {
  icon?: IconName;
  action?: Action;
}

export interface HighlightColumnsProps<Item extends HighlightCardContent>
  extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The cards, in order. */
  items: readonly Item[];
  /** `data-slot` of each card. @default 'highlight-item' */
  itemSlot?: string;
  /** Level of the cards' titles. @default 3 */
  level?: 2 | 3;
  /** How much wider the active card is. @default 2.3 */
  ratio?: number;
  /** On narrow screens: all cards open, or only the active one's detail, above the list. @default 'list' */
  narrow?: 'list' | 'stage';
  /** Content of a card's ring. @default its number */
  mark?: (item: Item) => ReactNode;
  /** Line drawing of an inactive card. */
  glyph?: (item: Item) => ReactNode;
  /** What an active card shows besides its text. */
  detail?: (item: Item) => ReactNode;
}

/**
 * The items of a `Rotator` as cards side by side: the active one is raised and wider; a click on a card selects it. On
 * narrow screens and without JavaScript all are open, one below the other, and only colours change.
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
  const Title = `h${level}` as const;
  return (
    <ul
      {...props}
      data-slot="highlight-columns"
      style={{ '--bl-cards': items.length, '--bl-ratio': ratio, ...style } as CSSProperties}
      className={cn('bl-highlight-columns', narrow === 'stage' && 'bl-highlight-columns-stage', className)}
    >
      {items.map((item, place) => {
        const picture = glyph?.(item);
        const extra = detail?.(item);
        return (
          <Rotator.Item
            key={item.title}
            place={place}
            data-slot={itemSlot}
            className="bl-highlight-card"
            style={{ '--bl-place': place } as CSSProperties}
          >
            <Rotator.IconRing size="sm" className="bl:wide:size-16">
              {mark?.(item) ?? place + 1}
            </Rotator.IconRing>
            <div className="bl-highlight-room">
              <div className="bl-highlight-words">
                {picture && (
                  <div aria-hidden className="bl-highlight-glyph">
                    {picture}
                  </div>
                )}
                <Title className="bl:text-heading-md bl:wide:text-heading-lg">
                  <Rotator.Trigger className="bl:text-start bl:hover:text-accent-text">{item.title}</Rotator.Trigger>
                </Title>
                <p className="bl:mt-2 bl:text-body-sm bl:wide:text-body-lg">{lightMarkup(item.description)}</p>
                {item.action && (
                  <TextLink href={item.action.href} arrow className="bl:mt-2">
                    {item.action.label}
                  </TextLink>
                )}
              </div>
              {extra && <div className="bl-highlight-detail">{extra}</div>}
            </div>
          </Rotator.Item>
        );
      })}
    </ul>
  );
}
