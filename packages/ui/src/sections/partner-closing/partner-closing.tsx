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
        className="pointer-events-none absolute -top-[30%] -inset-e-[4%] -z-1 w-1/2 max-w-180"
      >
        <path
          d="M531.8 322.1A240 240 0 1 0 300 500H2400"
          strokeWidth={68}
          stroke="oklch(from var(--bl-ground) calc(l + 0.09) calc(c * 1.4) h)"
        />
      </LineArt>
      <div className="wrap py-(--bl-space-section)">
        <h2 className="max-w-[8.75em] text-display-lg hyphens-auto wrap-anywhere">{title}</h2>
        {lede && <p className="mt-6 max-w-136 text-body-lg">{lede}</p>}
        <SectionActions actions={actions} size="lg" className="mt-9" />
      </div>
    </BrandBand>
  );
}
