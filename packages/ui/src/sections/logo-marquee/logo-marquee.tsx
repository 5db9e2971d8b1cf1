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
  /** What is said above them; a strip alone without it. */
  content?: SectionHeadingContent;
  /** Name of the list of lenders. @default 'Lenders in the network' */
  label?: string;
  /** The motion toggle: with its words where it is the page's first. @default 'labelled' */
  toggle?: MotionToggleProps['variant'];
}

/**
 * The wordmarks of lenders on a strip that never ends: the list twice, moved by CSS alone. It stops under the pointer,
 * and under reduced motion it is a row that wraps.
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
      className={cn('overflow-clip [--logo-bg:var(--ground)]', className)}
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
          <MotionToggle variant={toggle} className="-mr-3 ml-auto still:hidden" />
        </div>
      </div>
    </section>
  );
}
