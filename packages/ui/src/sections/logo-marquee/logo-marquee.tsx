'use client';

import type { ComponentProps } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { LenderWordmark } from '../../components/lender-wordmark/index.js';
import { MotionToggle, type MotionToggleProps } from '../../components/motion-toggle/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { useMotion } from '../../hooks/motion.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { LenderLogo, SectionHeading as SectionHeadingContent } from '../../types.js';

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
export function LogoMarquee({ lenders, content, label, toggle = 'labelled', className, ...props }: LogoMarqueeProps) {
  const kit = useKitLabels();
  const motion = useMotion();
  const invented = lenders.some((lender) => lender.invented);
  return (
    <section
      data-surface="ink"
      {...props}
      data-slot="logo-marquee"
      data-rotation={motion === 'playing' ? 'playing' : 'paused'}
      className={cn('bl:overflow-clip', className)}
    >
      {content && (
        <div className="bl:wrap bl:pt-fluid-26 bl:pb-fluid-17">
          <SectionHeading content={content} layout="split" size="lg" />
        </div>
      )}
      <div className="bl:border-line bl:not-first:border-t">
        <div className="bl:flex bl:w-max bl:animate-marquee bl:[animation-delay:-6s] bl:hover:[animation-play-state:paused] bl:still:w-full bl:still:animate-none">
          <LogoStrip lenders={lenders} label={label ?? kit.lenderNetwork} />
          <LogoStrip lenders={lenders} />
        </div>
      </div>
      <div className={cn('bl:border-t bl:border-line', !invented && 'bl:still:hidden')}>
        <div className="bl:wrap bl:flex bl:items-center bl:justify-between bl:gap-4 bl:pt-2 bl:pb-4">
          {invented && <IllustrativeNote />}
          <MotionToggle variant={toggle} className="bl:-me-3 bl:ms-auto bl:still:hidden" />
        </div>
      </div>
    </section>
  );
}

interface LogoStripProps {
  lenders: readonly LenderLogo[];
  /** Accessible name of the list. The copy that completes the loop has none and is hidden from assistive technology. */
  label?: string;
}

/** One length of the strip, at least as wide as the screen, so that two of them make an endless loop. */
function LogoStrip({ lenders, label }: LogoStripProps) {
  const copy = label === undefined;
  return (
    <ul
      {...(copy ? { 'aria-hidden': true } : { 'aria-label': label })}
      className={cn(
        'bl:flex bl:min-w-screen bl:flex-none bl:items-center bl:justify-around bl:gap-18 bl:py-9 bl:pe-18 bl:text-default',
        copy
          ? 'bl:still:hidden'
          : 'bl:still:wrap bl:still:min-w-0 bl:still:flex-wrap bl:still:justify-start bl:still:gap-x-12 bl:still:gap-y-8',
      )}
    >
      {lenders.map((logo) => (
        <li key={logo.name} data-slot="logo-marquee-item" aria-hidden={copy || undefined} className="bl:flex-none">
          <LenderWordmark logo={logo} />
        </li>
      ))}
    </ul>
  );
}
