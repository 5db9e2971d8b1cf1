import { InitialsAvatar } from '../../components/initials-avatar/index.js';
import { Rating } from '../../components/rating/index.js';
import { timing } from '../../tokens/timing.js';
import type { Testimonial } from '../../types.js';
import {
  testimonialCardVariants,
  testimonialFigureVariants,
  testimonialQuoteVariants,
} from './testimonial-carousel.variants.js';

export interface TestimonialCardProps {
  testimonial: Testimonial;
  state: 'active' | 'inactive';
  /** Place in the window of three, or any other number outside of it. */
  position: number;
}

/** One quote of a `TestimonialCarousel`. */
export function TestimonialCard({ testimonial, state, position }: TestimonialCardProps) {
  const { quote, name, position: role, company, rating, avatarImage } = testimonial;
  const inWindow = position >= 0 && position < timing.testimonialWindow;
  return (
    <li
      data-slot="testimonial-card"
      data-state={state}
      data-position={inWindow ? position : undefined}
      data-quote={quote}
      className={testimonialCardVariants()}
    >
      <figure className={testimonialFigureVariants()}>
        <Rating value={rating} />
        <blockquote className={testimonialQuoteVariants()}>{quote}</blockquote>
        <figcaption className="mt-auto flex items-center gap-3.5">
          <InitialsAvatar name={name} src={avatarImage} />
          <span className="min-w-0 text-body-sm wrap-anywhere">
            <b className="block font-semibold leading-tight text-default">{name}</b>
            {`${role}, ${company}`}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
