import type { ComponentProps } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { InitialsAvatar } from '../../components/initials-avatar/index.js';
import { Rating } from '../../components/rating/index.js';
import { cn } from '../../lib/cn.js';
import type { Testimonial } from '../../types.js';

export interface FeaturedQuoteProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The quote and its speaker. */
  testimonial: Testimonial;
}

/**
 * One customer's quote in large type, with the speaker beside it.
 *
 * Renders a `<section>` with a `<figure>`. Styling hook: `data-slot="featured-quote"`.
 */
export function FeaturedQuote({ testimonial, className, ...props }: FeaturedQuoteProps) {
  const { quote, name, position, company, rating, avatarImage, invented } = testimonial;
  return (
    <section {...props} data-slot="featured-quote" className={cn('section-y border-t border-line', className)}>
      <figure className="wrap grid gap-8 lg:grid-cols-[1fr_3fr] lg:gap-x-6">
        <blockquote className="text-balance font-display text-display-md font-medium text-default lg:col-start-2 lg:row-start-1">
          {quote}
        </blockquote>
        <figcaption className="flex items-start gap-4 lg:col-start-1 lg:row-start-1">
          <InitialsAvatar name={name} src={avatarImage} />
          <div className="text-body-sm">
            <b className="block font-semibold text-default">{name}</b>
            {`${position}, ${company}`}
            <div className="mt-2">
              <Rating value={rating} />
            </div>
            {invented && <IllustrativeNote className="mt-2" />}
          </div>
        </figcaption>
      </figure>
    </section>
  );
}
