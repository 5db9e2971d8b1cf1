import { InitialsAvatar } from '../../components/initials-avatar/index.js';
import { Rating } from '../../components/rating/index.js';
import { Rotator, useRotatorContext } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { limits } from '../../tokens/limits.js';
import type { Testimonial } from '../../types.js';

interface TestimonialCardProps {
  testimonial: Testimonial;
  place: number;
}

/**
 * One quote of a `TestimonialCarousel`. All are in one grid cell; transforms place the visible ones, so that there is
 * no layout shift. An invisible copy of the quote as CSS `content`, in the size of the first position, reserves the
 * height.
 */
export function TestimonialCard({ testimonial, place }: TestimonialCardProps) {
  const { quote, name, position: role, company, rating, avatarImage } = testimonial;
  const position = place - useRotatorContext().index;
  return (
    <Rotator.Item
      place={place}
      data-slot="testimonial-card"
      data-position={position >= 0 && position < limits.testimonialWindow ? position : undefined}
      data-quote={quote}
      className={cn(
        'group [grid-area:1/1] noscript:[grid-area:auto] not-data-[position=0]:invisible noscript:visible!',
        'wide:data-[position=1]:visible wide:data-[position=2]:visible',
        'wide:grid wide:w-(--bl-first) wide:grid-cols-[100%]',
        'wide:data-[position=1]:w-(--bl-other) wide:data-[position=1]:[translate:calc(var(--bl-dir)*(var(--bl-first)+2.5rem))]',
        'wide:data-[position=2]:w-(--bl-other) wide:data-[position=2]:[translate:calc(var(--bl-dir)*(var(--bl-first)+var(--bl-other)+5rem))]',
        'wide:before:invisible wide:before:w-(--bl-first) wide:before:pt-15.5 wide:before:pe-8 wide:before:pb-18 wide:before:[grid-area:1/1]',
        'wide:before:font-display wide:before:text-display-md wide:before:leading-[1.12] wide:before:font-medium wide:before:text-pretty wide:before:content-[attr(data-quote)]',
      )}
    >
      <figure className="flex h-full flex-col gap-6 border-t-[1.5px] border-line-strong pt-5 [grid-area:1/1] group-data-moving/carousel:animate-fade in-data-[motion=paused]:animate-none">
        <Rating value={rating} />
        <blockquote
          className={cn(
            'text-pretty text-body-lg leading-[1.45] text-default noscript:font-body! noscript:text-body-lg!',
            'group-data-[position=0]:font-display group-data-[position=0]:text-display-md group-data-[position=0]:leading-[1.12] group-data-[position=0]:font-medium wide:group-data-[position=0]:pe-8',
          )}
        >
          {quote}
        </blockquote>
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
