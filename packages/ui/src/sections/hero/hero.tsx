import { ShieldCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { MotionToggle } from '../../components/motion-toggle/index.js';
import { ActionLabel, SectionActions } from '../../components/section-heading/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { cn } from '../../lib/cn.js';
import type { Action } from '../../types.js';
import { HeroDrawing } from './hero-drawing.js';
import { HeroHeadline } from './hero-headline.js';

export interface HeroContent {
  /** The headline up to the rotating word. */
  title: string;
  /** Words that are shown in turn at the end of the headline. */
  words: readonly string[];
  lede: string;
  actions: readonly Action[];
  /** A link below the buttons. */
  link?: Action;
  /** A small note below the buttons. */
  note?: string;
}

export interface HeroProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Its texts and buttons. */
  content: HeroContent;
  /** Content at the right. @default the product: a profile and its lender matches */
  drawing?: ReactNode;
}

/**
 * The first screen of the home page: a headline that ends in a rotating word, with a horizon that runs to the edge of
 * the window.
 *
 * Renders a `<section>` with the page's `<h1>`. Styling hooks: `data-slot="hero"`; inside, `rotating-word`,
 * `hero-drawing`.
 */
export function Hero({ content, drawing = <HeroDrawing />, className, ...props }: HeroProps) {
  const { title, words, lede, actions, link, note } = content;
  return (
    <section {...props} data-slot="hero" className={cn('bl:overflow-clip bl:pt-fluid-17', className)}>
      <div className="bl:wrap">
        <div className="bl:relative">
          <HeroHeadline title={title} words={words} />
          <MotionToggle className="bl:absolute bl:inset-e-0 bl:bottom-[calc(var(--bl-text-display-xl)*.2+6px)] bl:-me-3 bl:max-lg:hidden" />
        </div>
        <div className="bl:page-grid bl:mt-fluid-14 bl:items-start">
          <div className="bl:max-w-108 bl:max-md:mb-7 bl:lg:col-[1/5]">
            {/* With this padding the lines break alike before and after the font loads, at the widths of common phones. */}
            <p className="bl:pe-2 bl:text-body-lg">{lede}</p>
            <SectionActions actions={actions} size="lg" className="bl:mt-7" />
            {link && (
              <TextLink href={link.href} arrow className="bl:mt-3">
                <ActionLabel {...link} />
              </TextLink>
            )}
            {note && (
              <div className="bl:mt-6 bl:flex bl:items-start bl:gap-2.5 bl:text-body-sm bl:text-muted">
                <ShieldCheck size={20} strokeWidth={1.75} className="bl:mt-px bl:flex-none" />
                <p>{note}</p>
              </div>
            )}
            <MotionToggle className="bl:mt-2 bl:-ms-3 bl:lg:hidden" />
          </div>
          <div className="bl:lg:col-[5/-1]">{drawing}</div>
        </div>
      </div>
    </section>
  );
}
