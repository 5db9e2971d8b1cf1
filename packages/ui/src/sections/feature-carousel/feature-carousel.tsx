import { ArrowUpRight } from 'lucide-react';
import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { MotionToggle, type MotionToggleProps } from '../../components/motion-toggle/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { useMotion } from '../../hooks/motion.js';
import { useMoving } from '../../hooks/use-moving.js';
import { useRotation } from '../../hooks/use-rotation.js';
import { cn } from '../../lib/cn.js';
import { isExternal } from '../../lib/external-link.js';
import { timing } from '../../tokens/timing.js';
import type { Action, DrawnFeature, MotionLabels } from '../../types.js';
import { FeatureCard } from './feature-card.js';
import { featureListVariants } from './feature-carousel.variants.js';

export interface FeatureCarouselContent {
  title: string;
  lede?: string;
  items: readonly DrawnFeature[];
  /** A sentence under the cards, with a link. */
  note?: { text: string; action: Action };
  /** A button beside that sentence. */
  action?: Action;
}

export interface FeatureCarouselProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** What it says. */
  content: FeatureCarouselContent;
  /** The motion toggle: with its words where it is the page's first. @default 'icon' */
  toggle?: MotionToggleProps['variant'];
  /** Words of the motion toggle. @default 'Pause motion' and 'Play motion' */
  motionLabels?: MotionLabels | undefined;
}

/**
 * Cards of which one is featured at a time: 4 s each; a click features a card, and the turn goes on 5 s after the last click
 * (specification section 4).
 *
 * Renders a `<section>`. Styling hooks: `data-slot="feature-carousel"`, `data-rotation`, `data-index`; on each `feature-card`
 * `data-state="active" | "inactive"`.
 */
export function FeatureCarousel({ content, toggle = 'icon', motionLabels, className, ...props }: FeatureCarouselProps) {
  const { title, lede, items, note, action } = content;
  const motion = useMotion();
  const list = useRef<HTMLUListElement>(null);
  const { index, state, elapsed, select, pauseFor, rootProps } = useRotation({
    count: items.length,
    hold: timing.feature,
  });
  useMoving(list, index);
  if (items.length === 0) return null;
  const ring =
    motion === 'reduced' ? { value: 100 } : { elapsed, duration: timing.feature, playing: state === 'playing' };
  return (
    <section
      {...props}
      {...rootProps}
      data-slot="feature-carousel"
      className={cn('section-y overflow-x-clip border-t border-line', className)}
    >
      <div className="wrap">
        <SectionHeading content={{ title, ...(lede && { lede }) }} layout="split" />
        <ul ref={list} className={featureListVariants()} style={{ '--cards': items.length } as CSSProperties}>
          {items.map((feature, place) => (
            <FeatureCard
              key={feature.title}
              feature={feature}
              place={place}
              active={index}
              ring={place === index ? ring : {}}
              onSelect={() => {
                select(place);
                pauseFor('click', timing.featureResume);
              }}
            />
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          {note && (
            <p>
              {note.text} <TextLink href={note.action.href}>{note.action.label}</TextLink>
            </p>
          )}
          <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between lg:flex-row-reverse">
            {action && (
              <ButtonLink variant="line" href={action.href}>
                {action.label}
                {isExternal(action.href) && <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden />}
              </ButtonLink>
            )}
            <MotionToggle labels={motionLabels} variant={toggle} />
          </div>
        </div>
      </div>
    </section>
  );
}
