import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { CoverArt } from '../../components/cover-art/index.js';
import { ProductDrawing, type ProductDrawingName } from '../../components/product-drawing/index.js';
import { ActionLabel, SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { CaseStudyContent } from '../../types.js';
import { caseArtVariants, caseCardVariants, caseStudyVariants, caseTextVariants } from './case-study.variants.js';

export interface CaseStudyProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Its content; `slug` and `category` determine the cover. */
  content: CaseStudyContent;
  /** Side of the frame at which the cover is cut off. @default 'left' */
  side?: 'left' | 'right';
  /** The product drawing over the cover. @default 'consent' */
  drawing?: ProductDrawingName;
  /** Space above and below. Leave out the side where a neighbour on the same surface has its own. @default 'both' */
  space?: 'both' | 'top' | 'bottom';
}

/**
 * How one partner's work changed: a before-and-after list beside the cover of the partner's article.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="case-study"`, `data-side`; inside, `cover-art`, `product-drawing`.
 */
export function CaseStudy({ content, side = 'left', drawing = 'consent', space, className, ...props }: CaseStudyProps) {
  const labels = useKitLabels();
  const { title, lede, before, now, slug, category, actions = [] } = content;
  const [only, ...others] = actions;
  return (
    <section {...props} data-slot="case-study" data-side={side} className={cn(caseStudyVariants({ space }), className)}>
      <div className="bl:wrap bl:page-grid bl:items-center">
        <div className={caseArtVariants({ side })}>
          <CoverArt slug={slug} category={category} className="bl:absolute bl:inset-0 bl:size-full" />
          <div data-surface="paper" className={caseCardVariants({ side })}>
            <ProductDrawing name={drawing} />
          </div>
        </div>
        <div className={caseTextVariants({ side })}>
          <h2 className="bl:text-display-md">{title}</h2>
          {lede && <p className="bl:mt-4 bl:text-body-lg">{lede}</p>}
          <dl className="bl:mt-6 bl:mb-7 bl:border-t-[1.5px] bl:border-line-strong">
            <Row term={labels.before} text={before} />
            <Row term={labels.now} text={now} />
          </dl>
          {only && others.length === 0 ? (
            <ButtonLink href={only.href} variant="line">
              <ActionLabel {...only} />
              <ArrowRight size={20} strokeWidth={1.75} />
            </ButtonLink>
          ) : (
            <SectionActions actions={actions} />
          )}
        </div>
      </div>
    </section>
  );
}

const Row = ({ term, text }: { term: string; text: string }) => (
  <div className="bl:grid bl:grid-cols-[6rem_minmax(0,1fr)] bl:gap-4 bl:border-b bl:border-line bl:py-3.5 bl:leading-[1.45]">
    <dt className="bl:font-semibold bl:text-default">{term}</dt>
    <dd>{text}</dd>
  </div>
);
