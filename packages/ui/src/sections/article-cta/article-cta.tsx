import type { ComponentProps } from 'react';
import { SectionActions } from '../../components/section-heading/index.js';
import { LineArt } from '../../lib/line-art.js';
import type { SectionHeading } from '../../types.js';
import { BrandBand } from '../closing-band/index.js';

export interface ArticleCtaProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Title, lede and buttons. */
  content: SectionHeading;
}

/**
 * A call to action after an article: a low, discreet band.
 *
 * Renders a `<section data-surface="brand">`. Styling hook: `data-slot="article-cta"`.
 */
export function ArticleCta({ content, ...props }: ArticleCtaProps) {
  const { title, lede, actions } = content;
  return (
    <BrandBand {...props} data-slot="article-cta">
      <LineArt
        viewBox="0 0 600 600"
        className="bl:pointer-events-none bl:absolute bl:-top-[70%] bl:-inset-e-[15%] bl:-z-1 bl:w-[44%] bl:max-md:hidden"
      >
        <path d="M531.8 322.1A240 240 0 1 0 300 500H2400" className="bl:stroke-mark-raised" strokeWidth={68} />
      </LineArt>
      <div className="bl:wrap bl:page-grid bl:py-fluid-19">
        <h2 className="bl:text-display-lg bl:lg:col-[1/6]">{title}</h2>
        <div className="bl:flex bl:flex-col bl:items-start bl:gap-6 bl:lg:col-[6/10] bl:lg:self-end">
          {lede && <p className="bl:text-body-lg">{lede}</p>}
          <SectionActions actions={actions} />
        </div>
      </div>
    </BrandBand>
  );
}
