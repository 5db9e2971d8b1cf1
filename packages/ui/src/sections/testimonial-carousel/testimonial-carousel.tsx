'use client';

import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { SectionBar } from '../../components/section-bar/index.js';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { breakpoints, limits } from '../../tokens/limits.js';
import { timing } from '../../tokens/timing.js';
import type { Testimonial } from '../../types.js';
import { TestimonialCard } from './testimonial-card.js';

export interface TestimonialCarouselProps extends RotatingSectionProps {
  /** The section's title. */
  content: { title: string };
  /** The quotes, in order. */
  testimonials: readonly Testimonial[];
  /** The position as text, when the quotes from `first` to `last` are shown. @default the kit's labels `position` and `range`: "2 to 4 of 12", "2 of 12" */
  position?: (first: number, last: number, count: number) => string;
}

/**
 * What customers say: three quotes at a time on wide screens, one on narrow ones, advancing by one every 5 s. On wide
 * screens the rotation starts again when the last quote has been shown; on narrow ones it goes through all quotes.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="testimonial-carousel"`, `data-rotation`, `data-index`; inside,
 * `testimonial-card` with `data-state`, and `data-position` 0 to 2 on the visible ones.
 */
export function TestimonialCarousel({
  content: { title },
  testimonials,
  position,
  className,
  ...props
}: TestimonialCarouselProps) {
  const labels = useKitLabels();
  const positionOf =
    position ?? ((first, last, count) => labels.position(first === last ? first : labels.range(first, last), count));
  const wide = useMediaQuery(`(min-width: ${breakpoints.wide})`);
  return (
    <Rotator.Root
      aria-roledescription="carousel"
      aria-label={title}
      {...props}
      count={testimonials.length}
      shown={wide ? limits.testimonialWindow : 1}
      hold={timing.testimonial}
      data-slot="testimonial-carousel"
      className={cn('bl:group/carousel bl:section-y bl:overflow-x-clip', className)}
    >
      <div className="bl:wrap">
        <SectionBar title={title} className="bl:mb-10">
          <Rotator.Controls
            position={(first, count) => (
              <>
                <span className="bl:lg:hidden">{positionOf(first, first, count)}</span>
                <span className="bl:max-lg:hidden">
                  {positionOf(first, Math.min(first + limits.testimonialWindow - 1, count), count)}
                </span>
              </>
            )}
          />
        </SectionBar>
        {/* As tall as the tallest quote in the first position. Without JavaScript the quotes are in three columns. */}
        <ul className="bl:@container bl:grid bl:[--bl-first:calc((100cqi-5rem)/2)] bl:[--bl-other:calc((100cqi-5rem)/4)] bl:noscript:gap-10 bl:noscript:lg:grid-cols-3">
          {testimonials.map((testimonial, place) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial} place={place} />
          ))}
        </ul>
        {testimonials.some(({ invented }) => invented) && <IllustrativeNote className="bl:mt-6" />}
      </div>
    </Rotator.Root>
  );
}
