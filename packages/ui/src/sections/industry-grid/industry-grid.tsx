import type { ReactNode } from 'react';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { IndustryCard as IndustryContent } from '../../types.js';
import { IndustryCard } from './industry-card.js';
import { IndustryDrawing } from './industry-drawing.js';

export interface IndustryGridProps extends RotatingSectionProps {
  /** The industries, in order. */
  industries: readonly IndustryContent[];
  /** What is beside the list on wide screens. @default a drawing that follows the highlighted card */
  drawing?: ReactNode;
  /** Accessible name of the list. @default 'Industries' */
  label?: string;
}

/**
 * Industries, highlighted in turn for 4 s each, with a ring that fills over 5 s. Pointing at a card pins it; keyboard focus
 * holds it too. On narrow screens every card is open.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="industry-grid"`, `data-rotation`, `data-index`; inside, `industry-card`
 * with `data-state`, and `progress-ring` in the active one.
 */
export function IndustryGrid({
  industries,
  drawing = <IndustryDrawing />,
  label = 'Industries',
  className,
  ...props
}: IndustryGridProps) {
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
          {industries.map((industry, place) => (
            <IndustryCard key={industry.title} industry={industry} place={place} />
          ))}
        </ul>
        <div className="bleed-r relative min-h-80 overflow-clip rounded-l-panel bg-drawn-ground lg:col-[8/-1] lg:row-[1/2]">
          {drawing}
        </div>
        <div className="lg:col-[1/7]">
          <Rotator.Toggle className="-ml-3" />
        </div>
      </div>
    </Rotator.Root>
  );
}
