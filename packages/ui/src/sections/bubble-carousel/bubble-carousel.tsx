import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { Feature } from '../../types.js';
import { BubbleDetail, type BubbleDrawings, bubbleDrawings } from './bubble-detail.js';
import { BubbleItem } from './bubble-item.js';

export interface BubbleCarouselProps extends RotatingSectionProps {
  /** Title and the benefits. */
  content: { title: string; items: readonly Feature[] };
  /** Pieces of the product under the texts, by icon. @default the kit's own */
  drawings?: BubbleDrawings;
  /** Where the carousel is, in words. @default '2 of 4' */
  position?: (place: number, count: number) => string;
}

/**
 * Benefits as bubbles on an arc, one of them open at a time: 6 s each, with a ring that fills meanwhile. A click selects and
 * pauses; it resumes once the mouse or the focus has left, or 5 s after a tap.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="bubble-carousel"`, `data-rotation`, `data-index`; on each `bubble-item` (a
 * button) and `bubble-detail` `data-state="active" | "inactive"`; `progress-ring` around the active bubble.
 */
export function BubbleCarousel({
  content,
  drawings = bubbleDrawings,
  position,
  className,
  ...props
}: BubbleCarouselProps) {
  const { title, items } = content;
  return (
    <Rotator.Root
      aria-roledescription="carousel"
      aria-label={title}
      {...props}
      count={items.length}
      hold={timing.bubble}
      release="leave"
      data-slot="bubble-carousel"
      className={cn('section-y overflow-clip', className)}
    >
      <div className="wrap">
        <div className="relative grid gap-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:items-center lg:gap-x-6 lg:gap-y-7 ring:min-h-168">
          <h2 className="text-display-lg lg:col-[7/-1] lg:row-1 lg:self-end lg:border-b-[1.5px] lg:border-line-strong lg:pb-7">
            {title}
          </h2>
          {/* The arc's ends run on to the left, so that the edge cuts it on screens of any width. */}
          <svg
            viewBox="0 0 736 736"
            fill="none"
            strokeWidth={1.5}
            aria-hidden
            className="pointer-events-none absolute top-1/2 -left-108 hidden size-168 [translate:0_-50%] overflow-visible stroke-line-strong ring:block"
          >
            <path d="M-3000 1H368A367 367 0 0 1 368 735H-3000" />
          </svg>
          <ul className="border-b border-line lg:col-[1/6] lg:row-[1/3] ring:static ring:border-0">
            {items.map((feature, place) => (
              <BubbleItem key={feature.title} feature={feature} place={place} count={items.length} />
            ))}
          </ul>
          <div className="min-w-0 lg:col-[7/-1] lg:row-2 lg:self-start">
            <div className="grid grid-cols-1">
              {items.map((feature, place) => (
                <BubbleDetail key={feature.title} feature={feature} place={place} drawing={drawings[feature.icon]} />
              ))}
            </div>
            <Rotator.Controls className="mt-6" position={position} />
          </div>
        </div>
      </div>
    </Rotator.Root>
  );
}
