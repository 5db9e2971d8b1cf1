import type { ComponentProps } from 'react';
import { SectionActions } from '../../components/section-heading/index.js';
import { LineArt } from '../../lib/line-art.js';
import type { SectionHeading } from '../../types.js';
import { BrandBand } from '../closing-band/index.js';

export interface PartnerClosingProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Title, lede and buttons. */
  content: SectionHeading;
}

/**
 * The call to action at the end of a partner's page: on the partner's dark shade, over the open ring of our mark.
 *
 * Renders a `<section data-surface="brand">`. Styling hook: `data-slot="partner-closing"`.
 */
export function PartnerClosing({ content: { title, lede, actions }, ...props }: PartnerClosingProps) {
  return (
    <BrandBand {...props} data-slot="partner-closing">
      <LineArt
        viewBox="0 0 600 600"
        className="bl:pointer-events-none bl:absolute bl:-top-[30%] bl:-inset-e-[4%] bl:-z-1 bl:w-1/2 bl:max-w-180"
      >
        <path
          d="M531.8 322.1A240 240 0 1 0 300 500H2400"
          strokeWidth={68}
          stroke="oklch(from var(--bl-ground) calc(l + 0.09) calc(c * 1.4) h)"
        />
      </LineArt>
      <div className="bl:wrap bl:py-(--bl-space-section)">
        <h2 className="bl:max-w-[8.75em] bl:text-display-lg bl:hyphens-auto bl:wrap-anywhere">{title}</h2>
        {lede && <p className="bl:mt-6 bl:max-w-136 bl:text-body-lg">{lede}</p>}
        <SectionActions actions={actions} size="lg" className="bl:mt-9" />
      </div>
    </BrandBand>
  );
}
