import { Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { type HighlightItem, highlightDrawers } from './highlight-drawings.js';

interface HighlightRowsProps {
  items: readonly HighlightItem[];
  level: 2 | 3;
  size: 'md' | 'lg';
}

/**
 * The group as a list. If every item has a picture, the active row opens to show it: the list reserves the space of one
 * picture, and the rows after the active one move down by that much. Text is laid out at its active size and scaled
 * down while inactive.
 */
export function HighlightRows({ items, level, size }: HighlightRowsProps) {
  const Title = `h${level}` as const;
  const { mark, detail } = highlightDrawers();
  const pictures = items.map(detail);
  const opens = pictures.every(Boolean);
  return (
    <ol
      className={cn(
        'bl:border-b-[1.5px] bl:border-line-strong bl:[--bl-room:0px]',
        opens && 'bl:wide:pb-(--bl-room) bl:wide:[--bl-room:8rem]',
      )}
    >
      {items.map((item, place) => (
        <Rotator.Item
          key={item.title}
          place={place}
          data-slot="highlight-item"
          className={cn(
            'bl:relative bl:grid bl:grid-cols-[3.5rem_minmax(0,1fr)] bl:items-start bl:gap-x-5 bl:py-4',
            'bl:isolate bl:border-t bl:border-line',
            'bl:first:border-t-[1.5px] bl:first:border-line-strong',
            'bl:transition-transform bl:duration-(--bl-move) bl:ease-travel bl:[[data-state=active]~&]:[translate:0_var(--bl-room)]',
            // The panel behind the active row, and the line above it.
            'bl:before:absolute bl:before:-inset-x-(--bl-space-gutter) bl:before:top-0 bl:before:-bottom-(--bl-room) bl:before:-z-1 bl:before:bg-raised',
            'bl:lg:before:-inset-x-5 bl:lg:before:rounded-b-panel',
            'bl:before:transition-opacity bl:before:duration-(--bl-move-fast) bl:off:before:opacity-0',
            'bl:after:absolute bl:after:-top-[1.5px] bl:after:-inset-x-(--bl-space-gutter) bl:after:h-0.75 bl:after:origin-(--bl-start) bl:after:bg-accent',
            'bl:lg:after:-inset-x-5',
            'bl:after:transition-transform bl:after:duration-(--bl-move-fast) bl:after:ease-settle bl:off:after:scale-[0_1]',
          )}
        >
          <Rotator.IconRing size="sm">{mark(item) ?? place + 1}</Rotator.IconRing>
          <div className="bl:min-w-0 bl:self-center">
            <Title
              className={cn(
                'bl:origin-[var(--bl-start)_bottom] bl:text-heading-md bl:off:scale-[.78]',
                slow,
                size === 'lg' && 'bl:lg:text-heading-lg bl:lg:off:scale-[.6]',
              )}
            >
              <Rotator.Trigger className="bl:text-start bl:hover:text-accent-text">{item.title}</Rotator.Trigger>
            </Title>
            <p
              className={cn(
                'bl:mt-1',
                size === 'md'
                  ? 'bl:text-body-sm'
                  : `bl:origin-[var(--bl-start)_top] bl:text-body bl:off:scale-[.88] ${slow}`,
              )}
            >
              {item.description}
            </p>
            {opens && (
              <div
                className={cn(
                  'bl:mt-5 bl:wide:absolute bl:wide:inset-x-0 bl:wide:top-full bl:wide:mt-0 bl:wide:ms-19 bl:wide:h-(--bl-room) bl:wide:overflow-clip bl:wide:pt-1',
                  'bl:wide:transition-[opacity,visibility] bl:wide:duration-(--bl-move-fast) bl:wide:on:delay-(--bl-move-late) bl:wide:off:invisible bl:wide:off:opacity-0',
                )}
              >
                {pictures[place]}
              </div>
            )}
          </div>
        </Rotator.Item>
      ))}
    </ol>
  );
}

const slow = 'bl:transition-transform bl:duration-(--bl-move) bl:ease-travel';
