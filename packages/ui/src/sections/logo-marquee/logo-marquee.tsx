import type { ComponentProps } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { MotionToggle, type MotionToggleProps } from '../../components/motion-toggle/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { useMotion } from '../../hooks/motion.js';
import { cn } from '../../lib/cn.js';
import type { LenderLogo, SectionHeading as SectionHeadingContent } from '../../types.js';
import { LogoStrip } from './logo-strip.js';

export interface LogoMarqueeProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Wordmarks in order. */
  lenders: readonly LenderLogo[];
  /** Text above the strip; without it only the strip is shown. */
  content?: SectionHeadingContent;
  /** Accessible name of the list. @default 'Lenders in the network' */
  label?: string;
  /** The motion toggle; use a label for the first one on a page. @default 'labelled' */
  toggle?: MotionToggleProps['variant'];
}

/**
 * The wordmarks of lenders on an endless strip: the list twice, moved by CSS alone. It stops on hover, and under
 * reduced motion it is a row that wraps.
 *
 * Renders a `<section>`, on ink unless `data-surface` says otherwise. Styling hooks: `data-slot="logo-marquee"`,
 * `data-rotation`; `logo-marquee-item` twice per lender, the second time `aria-hidden`.
 */
export function LogoMarquee({
  lenders,
  content,
  label = 'Lenders in the network',
  toggle = 'labelled',
  className,
  ...props
}: LogoMarqueeProps) {
  const motion = useMotion();
  const invented = lenders.some((lender) => lender.invented);
  return (
    <section
      data-surface="ink"
      {...props}
      data-slot="logo-marquee"
      data-rotation={motion === 'playing' ? 'playing' : 'paused'}
      className={cn('overflow-clip [--bl-logo-bg:var(--bl-ground)]', className)}
    >
      {content && (
        <div className="wrap pt-fluid-26 pb-fluid-17">
          <SectionHeading content={content} layout="split" size="lg" />
        </div>
      )}
      <div className="border-line not-first:border-t">
        <div className="flex w-max animate-marquee [animation-delay:-6s] hover:[animation-play-state:paused] still:w-full still:animate-none">
          <LogoStrip lenders={lenders} label={label} />
          <LogoStrip lenders={lenders} />
        </div>
      </div>
      <div className={cn('border-t border-line', !invented && 'still:hidden')}>
        <div className="wrap flex items-center justify-between gap-4 pt-2 pb-4">
          {invented && <IllustrativeNote />}
          <MotionToggle variant={toggle} className="-me-3 ms-auto still:hidden" />
        </div>
      </div>
    </section>
  );
}
