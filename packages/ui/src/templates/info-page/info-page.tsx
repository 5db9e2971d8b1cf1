import type { ComponentProps } from 'react';
import { ClosingBand } from '../../sections/closing-band/index.js';
import { PageHead, type PageHeadProps } from '../../sections/page-head/index.js';
import type { SectionHeading } from '../../types.js';

export interface InfoPageProps
  extends Omit<ComponentProps<'div'>, 'content'>,
    Pick<PageHeadProps, 'drawing' | 'surface'> {
  /** The head of the page and an optional closing band. */
  content: { hero: SectionHeading; closing?: SectionHeading };
}

/**
 * An inner page: a head, sections as children, and a closing band.
 *
 * Renders a `<div>`. Styling hook: `data-slot="info-page"`.
 */
export function InfoPage({ content, drawing, surface, children, ...props }: InfoPageProps) {
  const { hero, closing } = content;
  return (
    <div {...props} data-slot="info-page">
      <PageHead content={hero} drawing={drawing} surface={surface} />
      {children}
      {closing && <ClosingBand content={closing} />}
    </div>
  );
}
