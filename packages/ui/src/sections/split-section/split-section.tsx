import type { ComponentProps, ReactNode } from 'react';
import { SectionHeading } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import type { LenderLogo, SectionHeading as SectionHeadingContent } from '../../types.js';
import { FanDrawing } from './fan-drawing.js';

export interface SplitSectionProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Its texts and buttons. */
  content: SectionHeadingContent;
  /** Lenders in the drawing. @default none */
  lenders?: readonly LenderLogo[];
  /** Content of the tinted panel. @default one profile fanning out to the lenders */
  drawing?: ReactNode;
}

/**
 * Text at the left, a drawing at the right on a panel that runs past the frame.
 *
 * Renders a `<section>`. Styling hook: `data-slot="split-section"`.
 */
export function SplitSection({
  content,
  lenders = [],
  drawing = <FanDrawing lenders={lenders} />,
  className,
  ...props
}: SplitSectionProps) {
  return (
    <section {...props} data-slot="split-section" className={cn('bl:section-y', className)}>
      <div className="bl:wrap bl:page-grid">
        <SectionHeading content={content} size="lg" className="bl:self-center bl:lg:col-[1/5]" />
        <div className="bl:bleed-e bl:overflow-clip bl:rounded-s-panel bl:bg-accent-tint bl:py-fluid-11 bl:lg:col-[6/-1]">
          {drawing}
        </div>
      </div>
    </section>
  );
}
