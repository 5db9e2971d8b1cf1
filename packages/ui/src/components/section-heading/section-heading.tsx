import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { SectionHeading as SectionHeadingContent } from '../../types.js';
import { SectionActions } from './section-actions.js';
import { sectionTitleVariants } from './section-heading.variants.js';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** Title, optional lede and actions. */
  content: SectionHeadingContent;
  /** Level of the heading in the page's outline. @default 2 */
  level?: 1 | 2 | 3;
  /**
   * `stack`: one below the other. `split`: the lede is at the right, aligned with the bottom of the title. @default
   * 'stack'
   */
  layout?: 'stack' | 'split';
  /** Size of the title. @default 'md' */
  size?: 'md' | 'lg' | 'xl' | undefined;
}

/**
 * The start of a section: its title, an optional lede and up to two buttons.
 *
 * Renders a `<div>` with the heading inside. Styling hooks: `data-slot="section-heading"`, `data-layout`.
 */
export function SectionHeading({
  content,
  level = 2,
  layout = 'stack',
  size,
  className,
  ...props
}: SectionHeadingProps) {
  const { title, lede, actions } = content;
  const Title = `h${level}` as const;
  const split = layout === 'split';
  return (
    <div
      {...props}
      data-slot="section-heading"
      data-layout={layout}
      className={cn(split ? 'bl:page-grid bl:items-end' : 'bl:flex bl:flex-col bl:items-start bl:gap-6', className)}
    >
      <Title className={cn(sectionTitleVariants({ size }), split && 'bl:lg:col-[1/8]')}>{title}</Title>
      {split ? (
        <div className="bl:flex bl:flex-col bl:gap-6 bl:empty:hidden bl:lg:col-[9/-1]">
          {lede && <p className={cn(size === 'xl' && 'bl:text-body-lg')}>{lede}</p>}
          <SectionActions actions={actions} />
        </div>
      ) : (
        <>
          {lede && <p className="bl:text-body-lg">{lede}</p>}
          <SectionActions actions={actions} />
        </>
      )}
    </div>
  );
}
