'use client';

import { ButtonLink } from '../../components/button/index.js';
import { CodePanel } from '../../components/code-panel/index.js';
import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { ActionLabel } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import { useSample } from '../../lib/samples.js';
import { timing } from '../../tokens/timing.js';
import type { Action, Feature, Step } from '../../types.js';
import { highlightDrawers } from '../highlight-group/index.js';

export interface ApiPanelsContent {
  /** Accessible name of the group. */
  label: string;
  title: string;
  /** A sentence below the panels, beside the button. */
  note: string;
  action: Action;
  /** The panels. One with steps shows them and the `webhook` of the `SamplesContext`; one without shows the product. */
  items: readonly (Feature & { steps: readonly Step[] })[];
}

export interface ApiPanelsProps extends RotatingSectionProps {
  content: ApiPanelsContent;
}

/**
 * What an integration offers and what it requires: panels, of which one is open at a time, for 6 s each.
 *
 * Renders a `<section>` named by `content.label`. Styling hooks: `data-slot="highlight-group"`, `data-rotation`,
 * `data-index`; on each `highlight-item` `data-state="active" | "inactive"`.
 */
export function ApiPanels({ content, className, ...props }: ApiPanelsProps) {
  const { label, title, note, action, items } = content;
  return (
    <Rotator.Root
      toggle="labelled"
      aria-label={label}
      {...props}
      count={items.length}
      hold={timing.apiPanels}
      data-slot="highlight-group"
      className={cn('bl:section-y bl:border-t bl:border-line', className)}
    >
      <div className="bl:wrap">
        <Rotator.Bar title={title} className="bl:mb-fluid-9" />
        <HighlightColumns
          items={items}
          ratio={2.6}
          {...highlightDrawers()}
          detail={({ steps }) => (steps.length > 0 ? <Integration steps={steps} /> : <Product />)}
        />
        <div className="bl:mt-6 bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-8 bl:gap-y-4">
          <p>{note}</p>
          <ButtonLink href={action.href} variant="line">
            <ActionLabel {...action} />
          </ButtonLink>
        </div>
      </div>
    </Rotator.Root>
  );
}

/** Steps with a code sample of their result beside them. */
function Integration({ steps }: { steps: readonly Step[] }) {
  const sample = useSample('webhook');
  return (
    <div className="bl:grid bl:gap-6 bl:wide:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] bl:wide:gap-x-8">
      <ol className="bl:border-t-[1.5px] bl:border-line-strong">
        {steps.map(({ title, description }, at) => (
          <li key={title} className="bl:grid bl:grid-cols-[2.25rem_minmax(0,1fr)] bl:border-b bl:border-line bl:py-3.5">
            <span aria-hidden className="bl:font-display bl:text-heading-sm bl:text-accent-text">
              {at + 1}
            </span>
            <b className="bl:font-display bl:text-heading-sm bl:text-default">{title}</b>
            <p className="bl:col-start-2 bl:mt-1 bl:text-body-sm">{description}</p>
          </li>
        ))}
      </ol>
      {sample && (
        <CodePanel
          {...sample}
          className="bl:-me-(--bl-space-gutter) bl:self-start bl:rounded-s-control bl:wide:-me-8"
        />
      )}
    </div>
  );
}

/** Lender offers inside a partner's product: a card on a panel that runs past the frame. */
const Product = () => (
  <div className="bl:-me-(--bl-space-gutter) bl:rounded-s-control bl:bg-accent-tint bl:p-5 bl:pe-(--bl-space-gutter) bl:wide:-me-8 bl:wide:p-8">
    <div className="bl:max-w-112 bl:rounded-panel bl:bg-raised bl:px-5 bl:pt-4.5 bl:pb-1 bl:shadow-pop">
      <p aria-hidden className="bl:border-b bl:border-line bl:pb-3 bl:font-display bl:text-heading-sm bl:text-default">
        {useSample('request')?.offersTitle}
      </p>
      <ProductDrawing name="offers" />
    </div>
  </div>
);
