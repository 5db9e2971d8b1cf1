import { type ComponentProps, useRef } from 'react';
import { CarouselControls, type CarouselControlsProps } from '../../components/carousel-controls/index.js';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { SectionBar } from '../../components/section-bar/index.js';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { useMoving } from '../../hooks/use-moving.js';
import { useRotation } from '../../hooks/use-rotation.js';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { breakpoints, timing } from '../../tokens/timing.js';
import type { Testimonial } from '../../types.js';
import { TestimonialCard } from './testimonial-card.js';
import { testimonialListVariants } from './testimonial-carousel.variants.js';

export interface TestimonialCarouselProps
  extends Omit<ComponentProps<'section'>, 'content' | 'children'>,
    Pick<CarouselControlsProps, 'previousLabel' | 'nextLabel' | 'motionLabels'> {
  /** The section's title. */
  content: { title: string };
  /** The quotes, in order. */
  testimonials: readonly Testimonial[];
  /** Where it stands, in words, when the quotes from `first` to `last` are shown. @default "2 to 4 of 12", "2 of 12" */
  position?: (first: number, last: number, count: number) => string;
  /** Says that some of it is invented, where it is. @default 'Illustrative example' */
  illustrativeLabel?: string;
}

/**
 * What customers say: three quotes at a time on wide screens, one on narrow ones, moving on by one every 5 s. The window
 * wraps to 0 once it has shown the last quote; the single quote goes through all of them (specification section 4).
 *
 * Renders a `<section>`. Styling hooks: `data-slot="testimonial-carousel"`, `data-rotation`, `data-index`; inside,
 * `testimonial-card` with `data-state`, and `data-position` 0 to 2 for those of the window.
 */
export function TestimonialCarousel({
  content,
  testimonials,
  position = (first, last, count) => `${first === last ? first : `${first} to ${last}`} of ${count}`,
  illustrativeLabel,
  previousLabel,
  nextLabel,
  motionLabels,
  className,
  ...props
}: TestimonialCarouselProps) {
  const wide = useMediaQuery(`(min-width: ${breakpoints.wide})`);
  const count = testimonials.length;
  const shown = wide ? Math.min(timing.testimonialWindow, count) : 1;
  const stops = count - shown + 1;
  const { index, state, select, rootProps } = useRotation({
    count: stops,
    hold: timing.testimonial,
    pauseOnFocus: true,
  });
  const list = useRef<HTMLUListElement>(null);
  useMoving(list, index);
  if (count === 0) return null;
  const first = index + 1;
  const last = Math.min(index + timing.testimonialWindow, count);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={content.title}
      {...mergeProps(props, rootProps)}
      data-slot="testimonial-carousel"
      className={cn('section-y overflow-x-clip', className)}
    >
      <div className="wrap">
        <SectionBar title={content.title} className="mb-10">
          <CarouselControls
            position={
              <>
                <span className="lg:hidden">{position(first, first, count)}</span>
                <span className="max-lg:hidden">{position(first, last, count)}</span>
              </>
            }
            rotation={state}
            previousLabel={previousLabel}
            nextLabel={nextLabel}
            motionLabels={motionLabels}
            onPrevious={() => select((index - 1 + stops) % stops)}
            onNext={() => select((index + 1) % stops)}
          />
        </SectionBar>
        <ul ref={list} className={testimonialListVariants()}>
          {testimonials.map((testimonial, at) => (
            <TestimonialCard
              key={testimonial.name}
              testimonial={testimonial}
              state={at >= index && at < index + shown ? 'active' : 'inactive'}
              position={at - index}
            />
          ))}
        </ul>
        {testimonials.some(({ invented }) => invented) && (
          <IllustrativeNote className="mt-6">{illustrativeLabel}</IllustrativeNote>
        )}
      </div>
    </section>
  );
}
