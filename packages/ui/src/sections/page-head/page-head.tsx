import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../components/back-link/index.js';
import { SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import type { Action, SectionHeading } from '../../types.js';

export interface PageHeadProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, lede and buttons, and a small note below the buttons, for example who can apply. */
  content: SectionHeading & { note?: string };
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
  const { title, lede, actions, note } = content;
  return (
    <section {...props} data-slot="page-head" data-surface={surface} className={cn('bl:overflow-clip', className)}>
      {drawing ? (
        <div
          className={cn(
            'bl:wrap bl:page-grid bl:items-center bl:pb-fluid-22',
            surface === 'ink' ? 'bl:pt-fluid-26' : 'bl:pt-fluid-17',
          )}
        >
          <div className="bl:lg:col-[1/6]">
            <h1 className={surface === 'ink' ? 'bl:text-display-lg' : 'bl:text-display-xl bl:lg:text-display-lg'}>
              {title}
            </h1>
            {lede && <p className="bl:mt-6 bl:max-w-120 bl:text-body-lg">{lede}</p>}
            <SectionActions actions={actions} size="lg" className="bl:mt-7" />
            {note && <p className="bl:mt-6 bl:max-w-120 bl:text-body-sm bl:text-muted">{note}</p>}
          </div>
          <div className="bl:min-w-0 bl:lg:col-[7/-1]">{drawing}</div>
        </div>
      ) : (
        <div className={cn('bl:wrap bl:page-grid bl:pb-fluid-14', back ? 'bl:pt-6' : 'bl:pt-fluid-17')}>
          {back ? (
            <div className="bl:lg:col-[1/8]">
              <BackLink href={back.href}>{back.label}</BackLink>
              <h1 className="bl:mt-4 bl:text-display-lg bl:lg:pe-8">{title}</h1>
            </div>
          ) : (
            <h1 className="bl:text-display-xl bl:lg:col-[1/9]">{title}</h1>
          )}
          <div
            className={cn(
              'bl:flex bl:flex-col bl:gap-6 bl:empty:hidden bl:lg:self-end',
              back ? 'bl:lg:col-[8/-1]' : 'bl:lg:col-[9/-1]',
            )}
          >
            {lede && <p className="bl:text-body-lg">{lede}</p>}
            <SectionActions actions={actions} size="lg" />
            {note && <p className="bl:text-body-sm bl:text-muted">{note}</p>}
          </div>
        </div>
      )}
    </section>
  );
}
