import { InitialsAvatar } from '../../components/initials-avatar/index.js';
import { Rating } from '../../components/rating/index.js';
import { Rotator, useRotatorContext } from '../../components/rotator/index.js';
import { limits } from '../../tokens/limits.js';
import type { Testimonial } from '../../types.js';
import {
  testimonialCardVariants,
  testimonialFigureVariants,
  testimonialQuoteVariants,
} from './testimonial-carousel.variants.js';

interface TestimonialCardProps {
  testimonial: Testimonial;
  place: number;
}

/** One quote of a `TestimonialCarousel`. */
export function TestimonialCard({ testimonial, place }: TestimonialCardProps) {
  const { quote, name, position: role, company, rating, avatarImage } = testimonial;
  const position = place - useRotatorContext().index;
  return (
    <Rotator.Item
      place={place}
      data-slot="testimonial-card"
      data-position={position >= 0 && position < limits.testimonialWindow ? position : undefined}
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
    </Rotator.Item>
  );
}
