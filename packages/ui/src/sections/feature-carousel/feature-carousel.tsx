'use client';

import { ArrowUpRight } from 'lucide-react';
import { ButtonLink } from '../../components/button/index.js';
import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { ActionLabel, SectionHeading } from '../../components/section-heading/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { cn } from '../../lib/cn.js';
import { isExternal } from '../../lib/external-link.js';
import { timing } from '../../tokens/timing.js';
import type { Action, DrawnFeature } from '../../types.js';
import { FeatureDetail } from './feature-details.js';
import { featureDrawings } from './feature-drawings.js';

export interface FeatureCarouselContent {
  title: string;
  lede?: string;
  items: readonly DrawnFeature[];
  /** A sentence below the cards, with a link. */
  note?: { text: string; action: Action };
  /** A button beside that sentence. */
  action?: Action;
}

export interface FeatureCarouselProps extends RotatingSectionProps {
  /** Its texts and cards. */
  content: FeatureCarouselContent;
}

/**
 * Cards, of which one is featured at a time, for 4 s each. A click features a card, and the rotation resumes 5 s after
 * the last click.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="feature-carousel"`, `data-rotation`, `data-index`; on each
 * `feature-card` `data-state="active" | "inactive"`.
 */
export function FeatureCarousel({ content, className, ...props }: FeatureCarouselProps) {
  const { items, note, action } = content;
  return (
    <Rotator.Root
      {...props}
      count={items.length}
      hold={timing.feature}
      data-slot="feature-carousel"
      className={cn('bl:section-y bl:overflow-x-clip bl:border-t bl:border-line', className)}
    >
      <div className="bl:wrap">
        <SectionHeading content={content} layout="split" />
        <HighlightColumns
          items={items}
          itemSlot="feature-card"
          ratio={2.5}
          narrow="stage"
          mark={({ drawing }) => drawing && featureDrawings[drawing].mark}
          glyph={({ drawing }) => drawing && featureDrawings[drawing].glyph}
          detail={({ drawing }) => drawing && <FeatureDetail name={drawing} />}
          className="bl:mt-fluid-14"
        />
        <div className="bl:mt-8 bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-8 bl:gap-y-4">
          {note && (
            <p>
              <span>{`${note.text} `}</span>
              <TextLink href={note.action.href}>
                <ActionLabel {...note.action} />
              </TextLink>
            </p>
          )}
          <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-4 bl:max-sm:w-full bl:max-sm:justify-between bl:lg:flex-row-reverse">
            {action && (
              <ButtonLink variant="line" href={action.href}>
                <ActionLabel {...action} />
                {isExternal(action.href) && <ArrowUpRight size={20} strokeWidth={1.75} />}
              </ButtonLink>
            )}
            <Rotator.Controls />
          </div>
        </div>
      </div>
    </Rotator.Root>
  );
}
