import type { ComponentProps } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { cn } from '../../lib/cn.js';
import { useSample } from '../../lib/samples.js';
import { MatchList } from './match-list.js';
import { MatchTable } from './match-table.js';
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
export function HeroDrawing({
  label = 'A funding profile with six lender matches ranked by fit',
  className,
  ...props
}: HeroDrawingProps) {
  const sample = useSample('matches');
  if (!sample) return null;
  return (
    <div
      {...props}
      role="img"
      aria-label={label}
      data-slot="hero-drawing"
      className={cn('bleed-e relative wrap-break-word max-lg:mb-7 lg:ms-4', className)}
    >
      <div aria-hidden>
        <ProfileCard
          profile={sample.profile}
          className="me-(--bl-space-gutter) mb-4 lg:absolute lg:top-18 lg:inset-s-0 lg:z-1 lg:m-0 lg:w-62 lg:border-transparent lg:shadow-pop xl:w-76"
        />
        <div className="overflow-hidden rounded-s-panel border border-e-0 border-line bg-raised lg:ms-34 lg:rounded-es-none lg:border-b-0 xl:ms-50 min-[90rem]:ms-54">
          <div className="flex items-center flex-wrap justify-between gap-x-4 border-b border-line px-5 md:whitespace-nowrap py-4.5 lg:ps-33 xl:ps-28">
            <b className="font-display text-heading-sm text-default">{sample.title}</b>
            <IllustrativeNote />
          </div>
          <MatchTable sample={sample} />
          <MatchList sample={sample} />
        </div>
      </div>
    </div>
  );
}
