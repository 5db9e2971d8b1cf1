'use client';

import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { CoverArt } from '../../components/cover-art/index.js';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { ProductDrawing, type ProductDrawingName } from '../../components/product-drawing/index.js';
import { ActionLabel, SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { CaseStudyContent } from '../../types.js';

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
export function CaseStudy({
  content,
  side = 'left',
  drawing = 'consent',
  space = 'both',
  className,
  ...props
}: CaseStudyProps) {
  const labels = useKitLabels();
  const look = looks[side];
  const { title, lede, before, now, slug, category, actions = [] } = content;
  const [only, ...others] = actions;
  return (
    <section
      {...props}
      data-slot="case-study"
      data-side={side}
      className={cn('bl:overflow-clip', spaces[space], className)}
    >
      <div className="bl:wrap bl:page-grid bl:items-center">
        <div className={cn('bl:relative bl:min-h-[clamp(28rem,38vw,34rem)] bl:overflow-clip', look.cover)}>
          <CoverArt slug={slug} category={category} className="bl:absolute bl:inset-0 bl:size-full" />
          <div
            data-surface="paper"
            className={cn(
              'bl:absolute bl:inset-e-(--bl-edge) bl:bottom-(--bl-edge) bl:w-[min(21rem,100%-2rem)] bl:px-5 bl:pt-4.5 bl:pb-1',
              'bl:rounded-panel bl:bg-raised bl:shadow-pop bl:[--bl-edge:clamp(1rem,3vw,2.5rem)]',
              look.drawing,
            )}
          >
            <ProductDrawing name={drawing} />
            <IllustrativeNote className="bl:border-t bl:border-line bl:py-2.5" />
          </div>
        </div>
        <div className={look.text}>
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

const spaces = { both: 'bl:section-y', top: 'bl:pt-(--bl-space-section)', bottom: 'bl:pb-(--bl-space-section)' };

/** The cover, cut off by the frame, the drawing over its lower corner, and the text beside it. */
const looks = {
  left: { cover: 'bl:bleed-s bl:rounded-e-panel bl:lg:col-[1/7]', drawing: '', text: 'bl:lg:col-[8/-1]' },
  right: {
    cover: 'bl:bleed-e bl:rounded-s-panel bl:lg:col-[7/-1] bl:lg:order-1',
    drawing: 'bl:lg:inset-e-auto bl:lg:inset-s-(--bl-edge)',
    text: 'bl:lg:col-[1/6]',
  },
};
