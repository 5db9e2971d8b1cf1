import type { ComponentProps } from 'react';
import { ClosingBand } from '../../sections/closing-band/index.js';
import { PageHead, type PageHeadProps } from '../../sections/page-head/index.js';
import type { SectionHeading } from '../../types.js';

export interface InfoPageProps
  extends Omit<ComponentProps<'div'>, 'content'>,
    Pick<PageHeadProps, 'drawing' | 'surface'> {
  /** How the page begins, and how it closes, if it does. */
  content: { hero: SectionHeading; closing?: SectionHeading };
}

/**
 * An inner page: a head, whatever sections it is about, and a closing band.
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
