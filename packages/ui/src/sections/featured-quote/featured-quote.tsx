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
    <section {...props} data-slot="featured-quote" className={cn('bl:section-y bl:border-t bl:border-line', className)}>
      <figure className="bl:wrap bl:grid bl:gap-8 bl:lg:grid-cols-[1fr_3fr] bl:lg:gap-x-6">
        <blockquote className="bl:text-balance bl:font-display bl:text-display-md bl:font-medium bl:text-default bl:lg:col-start-2 bl:lg:row-start-1">
          {quote}
        </blockquote>
        <figcaption className="bl:flex bl:items-start bl:gap-4 bl:lg:col-start-1 bl:lg:row-start-1">
          <InitialsAvatar name={name} src={avatarImage} />
          <div className="bl:text-body-sm">
            <b className="bl:block bl:font-semibold bl:text-default">{name}</b>
            <span>{`${position}, ${company}`}</span>
            <div className="bl:mt-2">
              <Rating value={rating} />
            </div>
            {invented && <IllustrativeNote className="bl:mt-2" />}
          </div>
        </figcaption>
      </figure>
    </section>
  );
}
