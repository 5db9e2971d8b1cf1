import type { ComponentProps, ReactNode } from 'react';
import { SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import type { SectionHeading } from '../../types.js';

export interface PageHeadProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, lede and buttons. */
  content: SectionHeading;
  /** What stands at the right and leaves the frame; the heading is smaller beside it. */
  drawing?: ReactNode;
  /** Ground of the section. @default 'paper' */
  surface?: 'paper' | 'ink';
}

/**
 * The first screen of an inner page: heading at the left; at the right the lede and buttons, or a drawing.
 *
 * Renders a `<section>` with the page's `<h1>`. Styling hook: `data-slot="page-head"`, `data-surface`.
 */
export function PageHead({ content, drawing, surface = 'paper', className, ...props }: PageHeadProps) {
  const { title, lede, actions } = content;
  return (
    <section {...props} data-slot="page-head" data-surface={surface} className={cn('overflow-clip', className)}>
      {drawing ? (
        <div
          className={cn('wrap page-grid items-center pb-fluid-22', surface === 'ink' ? 'pt-fluid-26' : 'pt-fluid-17')}
        >
          <div className="lg:col-[1/6]">
            <h1
              className={
                surface === 'ink' ? 'text-display-lg' : 'text-display-xl lg:text-[clamp(2.25rem,.6rem+4.6vw,5rem)]'
              }
            >
              {title}
            </h1>
            {lede && <p className="mt-6 max-w-120 text-body-lg">{lede}</p>}
            <SectionActions actions={actions} size="lg" className="mt-7" />
          </div>
          <div className="min-w-0 lg:col-[7/-1]">{drawing}</div>
        </div>
      ) : (
        <div className="wrap page-grid pt-fluid-17 pb-fluid-14">
          <h1 className="text-display-xl lg:col-[1/9]">{title}</h1>
          <div className="flex flex-col gap-6 empty:hidden lg:col-[9/-1] lg:self-end">
            {lede && <p className="text-body-lg">{lede}</p>}
            <SectionActions actions={actions} size="lg" />
          </div>
        </div>
      )}
    </section>
  );
}
