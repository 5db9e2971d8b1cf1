'use client';

import { Check } from 'lucide-react';
import { Icon } from '../../components/icon/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { timing } from '../../tokens/timing.js';
import type { IndustryCard } from '../../types.js';
import { IndustryDrawing } from './industry-drawing.js';

export interface IndustryGridProps extends RotatingSectionProps {
  industries: readonly IndustryCard[];
  /** Accessible name of the list. @default 'Industries' */
  label?: string;
}

/**
 * Industries, highlighted in turn for 4 s each, with a ring that fills over 5 s. Hovering over a card pins it; so does
 * keyboard focus. On narrow screens every card is open.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="industry-grid"`, `data-rotation`, `data-index`; inside,
 * `industry-card` with `data-state`, and `progress-ring` in the active one.
 */
export function IndustryGrid({ industries, label, className, ...props }: IndustryGridProps) {
  const kit = useKitLabels();
  return (
    <Rotator.Root
      toggle="labelled"
      {...props}
      count={industries.length}
      hold={timing.industry}
      ringTime={timing.industryRing}
      hover="pins"
      data-slot="industry-grid"
      className={cn('bl:overflow-clip', className)}
    >
      <div className="bl:wrap bl:page-grid bl:lg:gap-y-3">
        <ul aria-label={label ?? kit.industries} className="bl:border-b-[1.5px] bl:border-line-strong bl:lg:col-[1/7]">
          {industries.map(({ title, icon, description, items }, place) => (
            <Rotator.Item
              key={title}
              place={place}
              data-slot="industry-card"
              className={cn(
                'bl:group bl:grid bl:grid-cols-[3.5rem_minmax(0,1fr)] bl:items-start bl:gap-x-5 bl:py-3',
                'bl:border-t bl:border-line',
                'bl:first:border-t-[1.5px] bl:first:border-line-strong bl:on:-mx-5 bl:on:rounded-b-panel bl:on:border-t-3 bl:on:border-accent bl:on:bg-raised bl:on:px-5',
              )}
            >
              <span className="bl:relative bl:grid bl:size-14 bl:place-items-center bl:text-default">
                <Rotator.Ring idle="none" className="bl:absolute bl:inset-0 bl:size-14 bl:text-accent" />
                <svg
                  viewBox="0 0 64 64"
                  fill="none"
                  strokeWidth={3}
                  aria-hidden
                  className="bl:absolute bl:inset-0 bl:size-14 bl:on:hidden"
                >
                  <path d="M32 60A28 28 0 1 1 59.05 39.25" className="bl:stroke-ring-track" />
                </svg>
                <Icon name={icon} />
              </span>
              <div className="bl:min-w-0">
                <h2>
                  <Rotator.Trigger className="bl:min-h-14 bl:w-full bl:text-start bl:font-display bl:text-heading-sm bl:text-default bl:group-hover:text-accent-text bl:on:text-heading-lg bl:on:text-default">
                    {title}
                  </Rotator.Trigger>
                </h2>
                {/*
                 * On wide screens an inactive card shows only its title; its text is still available to assistive
                 * technology.
                 */}
                <div className="bl:text-body-sm bl:lg:on:min-h-30 bl:wide:off:sr-only">
                  <p>{description}</p>
                  <ul className="bl:mt-3 bl:grid bl:gap-x-6 bl:gap-y-1 bl:pb-2 bl:md:grid-cols-2">
                    {items.map((item) => (
                      <li key={item} className="bl:flex bl:items-start bl:gap-2.5 bl:py-1 bl:text-default">
                        <Check size={18} strokeWidth={1.75} className="bl:mt-0.5 bl:flex-none bl:text-accent-text" />
                        <span>{item}</span>
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </Rotator.Item>
          ))}
        </ul>
        <div className="bl:bleed-e bl:relative bl:min-h-80 bl:overflow-clip bl:rounded-s-panel bl:bg-drawn-ground bl:lg:col-[8/-1] bl:lg:row-[1/2]">
          <IndustryDrawing />
        </div>
        <div className="bl:lg:col-[1/7]">
          <Rotator.Toggle className="bl:-ms-3" />
        </div>
      </div>
    </Rotator.Root>
  );
}
