import type { ComponentProps } from 'react';
import { SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';
import type { SectionHeading } from '../../types.js';

export interface ClosingBandProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Title, lede and buttons. */
  content: SectionHeading;
  /** Size of the title: larger on the home page. @default 'lg' */
  size?: 'lg' | 'xl';
}

/**
 * The blue section that ends a page: what to do next, over the open ring of the mark with the sun at its end.
 *
 * Renders a `<section data-surface="brand">`. Styling hook: `data-slot="closing-band"`.
 */
export function ClosingBand({ content, size = 'lg', ...props }: ClosingBandProps) {
  const { title, lede, actions } = content;
  return (
    <BrandBand {...props} data-slot="closing-band">
      <LineArt
        viewBox="0 0 900 700"
        className={cn(
          'bl:pointer-events-none bl:absolute bl:-z-1',
          'bl:max-lg:bottom-10 bl:max-lg:-inset-s-2 bl:max-lg:w-60 bl:lg:-top-[18%] bl:lg:-inset-e-20 bl:lg:w-[54vw] bl:lg:max-w-245 bl:xl:w-[62vw]',
        )}
      >
        <path d="M748.8 385.4A330 330 0 1 0 430 630H4800" className="bl:stroke-mark-raised" strokeWidth={92} />
        <circle cx={748.8} cy={385.4} r={46} className="bl:fill-spark" />
      </LineArt>
      <div className="bl:wrap bl:pt-[clamp(5rem,3rem+7vw,10rem)] bl:pb-fluid-19 bl:max-lg:pb-74">
        <h2 className={cn('bl:max-w-[12ch]', size === 'xl' ? 'bl:text-display-xl' : 'bl:text-display-lg')}>{title}</h2>
        <div className="bl:mt-fluid-19 bl:grid bl:max-w-136 bl:gap-8">
          {lede && <p className="bl:text-body-lg">{lede}</p>}
          <SectionActions actions={actions} size="lg" />
        </div>
      </div>
    </BrandBand>
  );
}

/**
 * A section on the brand's surface. Its content is clipped and not printed. Renders a `<section data-surface="brand">`.
 */
export const BrandBand = ({ className, ...props }: ComponentProps<'section'>) => (
  <section
    {...props}
    data-surface="brand"
    className={cn('bl:relative bl:isolate bl:overflow-clip bl:print:hidden', className)}
  />
);
