import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../components/back-link/index.js';
import { SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import type { Action, SectionHeading } from '../../types.js';

export interface PageHeadProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, lede and buttons. */
  content: SectionHeading;
  /** Drawing at the right that runs past the frame; the heading is smaller beside it. */
  drawing?: ReactNode;
  /** Link to the parent page; the heading is smaller below it. */
  back?: Action;
  /** Surface of the section. @default 'paper' */
  surface?: 'paper' | 'ink';
}

/**
 * The first screen of an inner page: heading at the left; at the right the lede and buttons, or a drawing.
 *
 * Renders a `<section>` with the page's `<h1>`. Styling hook: `data-slot="page-head"`, `data-surface`.
 */
export function PageHead({ content, drawing, back, surface = 'paper', className, ...props }: PageHeadProps) {
  const { title, lede, actions } = content;
  return (
    <section {...props} data-slot="page-head" data-surface={surface} className={cn('overflow-clip', className)}>
      {drawing ? (
        <div
          className={cn('wrap page-grid items-center pb-fluid-22', surface === 'ink' ? 'pt-fluid-26' : 'pt-fluid-17')}
        >
          <div className="lg:col-[1/6]">
            <h1 className={surface === 'ink' ? 'text-display-lg' : 'text-display-xl lg:text-display-lg'}>{title}</h1>
            {lede && <p className="mt-6 max-w-120 text-body-lg">{lede}</p>}
            <SectionActions actions={actions} size="lg" className="mt-7" />
          </div>
          <div className="min-w-0 lg:col-[7/-1]">{drawing}</div>
        </div>
      ) : (
        <div className={cn('wrap page-grid pb-fluid-14', back ? 'pt-6' : 'pt-fluid-17')}>
          {back ? (
            <div className="lg:col-[1/8]">
              <BackLink href={back.href}>{back.label}</BackLink>
              <h1 className="mt-4 text-display-lg lg:pe-8">{title}</h1>
            </div>
          ) : (
            <h1 className="text-display-xl lg:col-[1/9]">{title}</h1>
          )}
          <div className={cn('flex flex-col gap-6 empty:hidden lg:self-end', back ? 'lg:col-[8/-1]' : 'lg:col-[9/-1]')}>
            {lede && <p className="text-body-lg">{lede}</p>}
            <SectionActions actions={actions} size="lg" />
          </div>
        </div>
      )}
    </section>
  );
}
