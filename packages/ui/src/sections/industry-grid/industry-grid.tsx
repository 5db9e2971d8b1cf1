import { Check } from 'lucide-react';
import { Icon } from '../../components/icon/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';
import { timing } from '../../tokens/timing.js';
import type { IndustryCard } from '../../types.js';
import { IndustryDrawing } from './industry-drawing.js';

export interface IndustryGridProps extends RotatingSectionProps {
  /** The industries, in order. */
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
export function IndustryGrid({ industries, label = 'Industries', className, ...props }: IndustryGridProps) {
  return (
    <Rotator.Root
      toggle="labelled"
      {...props}
      count={industries.length}
      hold={timing.industry}
      ringTime={timing.industryRing}
      hover="pins"
      data-slot="industry-grid"
      className={cn('overflow-clip', className)}
    >
      <div className="wrap page-grid lg:gap-y-3">
        <ul aria-label={label} className="border-b-[1.5px] border-line-strong lg:col-[1/7]">
          {industries.map(({ title, icon, description, items }, place) => (
            <Rotator.Item
              key={title}
              place={place}
              data-slot="industry-card"
              className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-5 border-t border-line py-3 first:border-t-[1.5px] first:border-line-strong on:-mx-5 on:rounded-b-panel on:border-t-3 on:border-accent on:bg-raised on:px-5"
            >
              <span className="relative grid size-14 place-items-center text-default">
                <Rotator.Ring idle="none" className="absolute inset-0 size-14 text-accent" />
                <LineArt viewBox="0 0 64 64" strokeWidth={3} className="absolute inset-0 size-14 on:hidden">
                  <path d="M32 60A28 28 0 1 1 59.05 39.25" className="stroke-ring-track" />
                </LineArt>
                <Icon name={icon} />
              </span>
              <div className="min-w-0">
                <h2>
                  <Rotator.Trigger className="min-h-14 w-full text-start font-display text-heading-sm text-default group-hover:text-accent-text on:text-heading-lg on:text-default">
                    {title}
                  </Rotator.Trigger>
                </h2>
                {/*
                 * On wide screens an inactive card shows only its title; its text is still available to assistive
                 * technology.
                 */}
                <div className="text-body-sm lg:on:min-h-30 wide:off:sr-only">
                  <p>{description}</p>
                  <ul className="mt-3 grid gap-x-6 gap-y-1 pb-2 md:grid-cols-2">
                    {items.map((item) => (
                      <li key={item} className="flex items-start gap-2.5 py-1 text-default">
                        <Check size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 flex-none text-accent-text" />
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </Rotator.Item>
          ))}
        </ul>
        <div className="bleed-e relative min-h-80 overflow-clip rounded-s-panel bg-drawn-ground lg:col-[8/-1] lg:row-[1/2]">
          <IndustryDrawing />
        </div>
        <div className="lg:col-[1/7]">
          <Rotator.Toggle className="-ms-3" />
        </div>
      </div>
    </Rotator.Root>
  );
}
