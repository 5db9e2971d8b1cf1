import { InitialsAvatar } from '../../components/initials-avatar/index.js';
import { Rating } from '../../components/rating/index.js';
import { timing } from '../../tokens/timing.js';
import type { Testimonial } from '../../types.js';

interface TestimonialCardProps {
  testimonial: Testimonial;
  state: 'active' | 'inactive';
  /** Place in the window of three, or any other number outside of it. */
  position: number;
}

/**
 * One quote. All of them share one row, so that the tallest decides its height and nothing below ever moves; where no script
 * runs, they stand in as many rows as they need.
 */
export function TestimonialCard({ testimonial, state, position }: TestimonialCardProps) {
  const { quote, name, position: role, company, rating, avatarImage } = testimonial;
  const inWindow = position >= 0 && position < timing.testimonialWindow;
  return (
    <li
      data-slot="testimonial-card"
      data-state={state}
      data-position={inWindow ? position : undefined}
      className="group invisible col-start-1 row-start-1 data-[position=0]:visible lg:data-[position=1]:visible lg:data-[position=1]:col-start-2 lg:data-[position=2]:visible lg:data-[position=2]:col-start-3 noscript:visible! noscript:col-auto! noscript:row-auto!"
    >
      <figure className="flex h-full flex-col gap-6 border-t-[1.5px] border-line-strong pt-5 group-data-[position]:animate-fade">
        <Rating value={rating} />
        <blockquote className="text-pretty font-display text-display-md font-medium text-default lg:group-data-[position=1]:font-body lg:group-data-[position=1]:text-body-lg lg:group-data-[position=1]:font-normal lg:group-data-[position=1]:tracking-normal lg:group-data-[position=2]:font-body lg:group-data-[position=2]:text-body-lg lg:group-data-[position=2]:font-normal lg:group-data-[position=2]:tracking-normal noscript:text-body-lg!">
          {quote}
        </blockquote>
        <figcaption className="mt-auto flex items-center gap-3.5">
          <InitialsAvatar name={name} src={avatarImage} />
          <span className="text-body-sm">
            <b className="block font-semibold leading-tight text-default">{name}</b>
            {`${role}, ${company}`}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
