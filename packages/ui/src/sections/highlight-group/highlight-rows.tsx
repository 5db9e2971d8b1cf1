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
        'border-b-[1.5px] border-line-strong [--bl-room:0px]',
        opens && 'wide:pb-(--bl-room) wide:[--bl-room:8rem]',
      )}
    >
      {items.map((item, place) => (
        <Rotator.Item
          key={item.title}
          place={place}
          data-slot="highlight-item"
          className={cn(
            'relative isolate grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-5 border-t border-line py-4 first:border-t-[1.5px] first:border-line-strong',
            'transition-transform duration-(--bl-move) ease-travel [[data-state=active]~&]:[translate:0_var(--bl-room)]',
            // The panel behind the active row, and the line above it.
            'before:absolute before:-inset-x-(--bl-space-gutter) before:top-0 before:-bottom-(--bl-room) before:-z-1 before:bg-raised lg:before:-inset-x-5 lg:before:rounded-b-panel',
            'before:transition-opacity before:duration-(--bl-move-fast) off:before:opacity-0',
            'after:absolute after:-top-[1.5px] after:-inset-x-(--bl-space-gutter) after:h-0.75 after:origin-(--bl-start) after:bg-accent lg:after:-inset-x-5',
            'after:transition-transform after:duration-(--bl-move-fast) after:ease-settle off:after:scale-[0_1]',
          )}
        >
          <Rotator.IconRing size="sm">{mark(item) ?? place + 1}</Rotator.IconRing>
          <div className="min-w-0 self-center">
            <Title
              className={cn(
                'origin-[var(--bl-start)_bottom] text-heading-md off:scale-[.78]',
                slow,
                size === 'lg' && 'lg:text-heading-lg lg:off:scale-[.6]',
              )}
            >
              <Rotator.Trigger className="text-start hover:text-accent-text">{item.title}</Rotator.Trigger>
            </Title>
            <p
              className={cn(
                'mt-1',
                size === 'md' ? 'text-body-sm' : `origin-[var(--bl-start)_top] text-body off:scale-[.88] ${slow}`,
              )}
            >
              {item.description}
            </p>
            {opens && (
              <div
                className={cn(
                  'mt-5 wide:absolute wide:inset-x-0 wide:top-full wide:mt-0 wide:ms-19 wide:h-(--bl-room) wide:overflow-clip wide:pt-1',
                  'wide:transition-[opacity,visibility] wide:duration-(--bl-move-fast) wide:on:delay-(--bl-move-late) wide:off:invisible wide:off:opacity-0',
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

const slow = 'transition-transform duration-(--bl-move) ease-travel';
