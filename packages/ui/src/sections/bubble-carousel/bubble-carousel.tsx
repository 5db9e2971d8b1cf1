import { type ComponentProps, useRef } from 'react';
import { CarouselControls, type CarouselControlsProps } from '../../components/carousel-controls/index.js';
import type { MotionToggleProps } from '../../components/motion-toggle/index.js';
import { useMotion } from '../../hooks/motion.js';
import { useMoving } from '../../hooks/use-moving.js';
import { useRotation } from '../../hooks/use-rotation.js';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { useMergedRef } from '../../lib/merge-refs.js';
import { timing } from '../../tokens/timing.js';
import type { Feature } from '../../types.js';
import { dialVariants } from './bubble-carousel.variants.js';
import { BubbleDetail } from './bubble-detail.js';
import { type BubbleDrawings, bubbleDrawings } from './bubble-drawings.js';
import { BubbleItem } from './bubble-item.js';
import { DialArc } from './dial-arc.js';
import { useHeldChoice } from './use-held-choice.js';

export interface BubbleCarouselProps
  extends Omit<ComponentProps<'section'>, 'content' | 'children'>,
    Pick<CarouselControlsProps, 'previousLabel' | 'nextLabel' | 'motionLabels'> {
  /** Title and what the bubbles stand for. */
  content: { title: string; items: readonly Feature[] };
  /** Pieces of the product under the texts, by icon. @default the kit's own */
  drawings?: BubbleDrawings;
  /** The motion toggle: with its words where it is the page's first. @default 'icon' */
  toggle?: MotionToggleProps['variant'];
  /** Where the carousel stands, in words. @default '2 of 4' */
  position?: (place: number, count: number) => string;
}

/**
 * Benefits as bubbles on an arc, one of them open at a time: 6 s each, with a ring that fills meanwhile. A click selects and
 * pauses; it goes on once the mouse, a tap or the focus has left (specification section 4).
 *
 * Renders a `<section>`. Styling hooks: `data-slot="bubble-carousel"`, `data-rotation`, `data-index`; on each `bubble-item` (a
 * button) and `bubble-detail` `data-state="active" | "inactive"`; `progress-ring` around the active bubble.
 */
export function BubbleCarousel({
  content,
  drawings = bubbleDrawings,
  toggle = 'icon',
  previousLabel,
  nextLabel,
  motionLabels,
  position = (place, count) => `${place} of ${count}`,
  className,
  ref,
  ...props
}: BubbleCarouselProps) {
  const { title, items } = content;
  const count = items.length;
  const motion = useMotion();
  const { index, state, elapsed, select, pause, resume, rootProps } = useRotation({
    count,
    hold: timing.bubble,
    pauseOnFocus: true,
  });
  const ring =
    motion === 'reduced' ? { value: 100 } : { elapsed, duration: timing.bubble, playing: state === 'playing' };
  const held = useHeldChoice({ select, pause, resume });
  const root = useMergedRef(held.root, ref);
  const dial = useRef<HTMLDivElement>(null);
  useMoving(dial, index);
  const choose = (place: number) => held.choose((place + count) % count);
  if (items.length === 0) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={title}
      {...mergeProps(props, rootProps)}
      ref={root}
      data-slot="bubble-carousel"
      className={cn('section-y overflow-clip', className)}
    >
      <div className="wrap">
        <div ref={dial} className={dialVariants()}>
          <h2 className="text-display-lg lg:col-[7/-1] lg:row-1 lg:self-end lg:border-b-[1.5px] lg:border-line-strong lg:pb-7">
            {title}
          </h2>
          <DialArc />
          <ul className="lg:col-[1/6] lg:row-[1/3] ring:static">
            {items.map((feature, place) => (
              <BubbleItem
                key={feature.title}
                feature={feature}
                place={place}
                count={count}
                ring={place === index ? ring : undefined}
                onSelect={() => choose(place)}
              />
            ))}
          </ul>
          <div className="min-w-0 lg:col-[7/-1] lg:row-2 lg:self-start">
            <div className="grid grid-cols-1">
              {items.map((feature, place) => (
                <BubbleDetail
                  key={feature.title}
                  feature={feature}
                  state={place === index ? 'active' : 'inactive'}
                  drawing={drawings[feature.icon]}
                />
              ))}
            </div>
            <CarouselControls
              className="mt-6"
              position={position(index + 1, count)}
              rotation={state}
              toggle={toggle}
              previousLabel={previousLabel}
              nextLabel={nextLabel}
              motionLabels={motionLabels}
              onPrevious={() => choose(index - 1)}
              onNext={() => choose(index + 1)}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
