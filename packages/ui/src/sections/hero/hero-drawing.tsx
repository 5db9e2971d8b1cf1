'use client';

import type { ComponentProps } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { useSample } from '../../lib/samples.js';
import { MatchOffers } from './match-offers.js';
import { ProfileCard } from './profile-card.js';

export interface HeroDrawingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text alternative of the drawing. @default 'A funding profile with six lender matches ranked by fit' */
  label?: string;
}

/**
 * The hero's drawing of the product: a profile in front of its offers, cut off by the frame. Both come from the
 * `SamplesContext`; renders nothing without them.
 *
 * Renders a `<div role="img">` whose inside is hidden from assistive technology. Styling hook:
 * `data-slot="hero-drawing"`.
 */
export function HeroDrawing({ label, className, ...props }: HeroDrawingProps) {
  const kit = useKitLabels();
  const sample = useSample('matches');
  if (!sample) return null;
  return (
    <div
      {...props}
      role="img"
      aria-label={label ?? kit.matchesDrawing}
      data-slot="hero-drawing"
      className={cn('bl:bleed-e bl:relative bl:wrap-break-word bl:max-lg:mb-7 bl:lg:ms-4', className)}
    >
      <div aria-hidden>
        <ProfileCard
          profile={sample.profile}
          className={cn(
            'bl:me-(--bl-space-gutter) bl:mb-4',
            'bl:lg:absolute bl:lg:top-18 bl:lg:inset-s-0 bl:lg:z-1 bl:lg:m-0 bl:lg:w-62 bl:lg:border-transparent bl:lg:shadow-pop bl:xl:w-76',
          )}
        />
        <div
          className={cn(
            'bl:overflow-hidden',
            'bl:rounded-s-panel bl:border bl:border-e-0 bl:border-line bl:bg-raised',
            'bl:lg:ms-34 bl:lg:rounded-es-none bl:lg:border-b-0 bl:xl:ms-50 bl:min-[90rem]:ms-54',
          )}
        >
          <div className="bl:flex bl:items-center bl:flex-wrap bl:justify-between bl:gap-x-4 bl:border-b bl:border-line bl:px-5 bl:md:whitespace-nowrap bl:py-4.5 bl:lg:ps-33 bl:xl:ps-28">
            <b className="bl:font-display bl:text-heading-sm bl:text-default">{sample.title}</b>
            <IllustrativeNote />
          </div>
          <MatchOffers sample={sample} />
        </div>
      </div>
    </div>
  );
}
