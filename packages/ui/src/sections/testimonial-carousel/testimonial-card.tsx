'use client';

import { InitialsAvatar } from '../../components/initials-avatar/index.js';
import { Rating } from '../../components/rating/index.js';
import { Rotator, useRotatorContext } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { limits } from '../../tokens/limits.js';
import type { Testimonial } from '../../types.js';

/**
 * One quote of a `TestimonialCarousel`. All are in one grid cell; transforms place the visible ones, so that there is
 * no layout shift. An invisible copy of the quote as CSS `content`, in the size of the first position, reserves the
 * height.
 */
export function TestimonialCard({ testimonial, place }: { testimonial: Testimonial; place: number }) {
  const { quote, name, position: role, company, rating, avatarImage } = testimonial;
  const position = place - useRotatorContext().index;
  return (
    <Rotator.Item
      place={place}
      data-slot="testimonial-card"
      data-position={position >= 0 && position < limits.testimonialWindow ? position : undefined}
      data-quote={quote}
      className={cn(
        'bl:group bl:[grid-area:1/1] bl:noscript:[grid-area:auto] bl:not-data-[position=0]:invisible bl:noscript:visible!',
        'bl:wide:data-[position=1]:visible bl:wide:data-[position=2]:visible',
        'bl:wide:grid bl:wide:w-(--bl-first) bl:wide:grid-cols-[100%]',
        'bl:wide:data-[position=1]:w-(--bl-other) bl:wide:data-[position=1]:[translate:calc(var(--bl-dir)*(var(--bl-first)+2.5rem))]',
        'bl:wide:data-[position=2]:w-(--bl-other) bl:wide:data-[position=2]:[translate:calc(var(--bl-dir)*(var(--bl-first)+var(--bl-other)+5rem))]',
        'bl:wide:before:invisible bl:wide:before:w-(--bl-first) bl:wide:before:pt-15.5 bl:wide:before:pe-8 bl:wide:before:pb-18 bl:wide:before:[grid-area:1/1]',
        'bl:wide:before:font-display bl:wide:before:text-display-md bl:wide:before:leading-[1.12] bl:wide:before:font-medium',
        'bl:wide:before:text-pretty bl:wide:before:content-[attr(data-quote)]',
      )}
    >
      <figure
        className={cn(
          'bl:flex bl:h-full bl:flex-col bl:gap-6 bl:pt-5 bl:[grid-area:1/1]',
          'bl:border-t-[1.5px] bl:border-line-strong',
          'bl:group-data-moving/carousel:animate-fade bl:in-data-[motion=paused]:animate-none',
        )}
      >
        <Rating value={rating} />
        <blockquote
          className={cn(
            'bl:text-pretty bl:text-body-lg bl:leading-[1.45] bl:text-default bl:noscript:font-body! bl:noscript:text-body-lg!',
            'bl:group-data-[position=0]:font-display bl:group-data-[position=0]:text-display-md',
            'bl:group-data-[position=0]:leading-[1.12] bl:group-data-[position=0]:font-medium',
            'bl:wide:group-data-[position=0]:pe-8',
          )}
        >
          {quote}
        </blockquote>
        <figcaption className="bl:mt-auto bl:flex bl:items-center bl:gap-3.5">
          <InitialsAvatar name={name} src={avatarImage} />
          <span className="bl:min-w-0 bl:text-body-sm bl:wrap-anywhere">
            <b className="bl:block bl:font-semibold bl:leading-tight bl:text-default">{name}</b>
            <span>{`${role}, ${company}`}</span>
          </span>
        </figcaption>
      </figure>
    </Rotator.Item>
  );
}
