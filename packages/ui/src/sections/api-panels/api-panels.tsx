import { ButtonLink } from '../../components/button/index.js';
import { CodePanel } from '../../components/code-panel/index.js';
import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
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
  /** Its texts and panels. */
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
      className={cn('section-y border-t border-line', className)}
    >
      <div className="wrap">
        <Rotator.Bar title={title} className="mb-fluid-9" />
        <HighlightColumns
          items={items}
          ratio={2.6}
          {...highlightDrawers()}
          detail={({ steps }) => (steps.length > 0 ? <Integration steps={steps} /> : <Product />)}
        />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p>{note}</p>
          <ButtonLink href={action.href} variant="line">
            {action.label}
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
    <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] wide:gap-x-8">
      <ol className="border-t-[1.5px] border-line-strong">
        {steps.map(({ title, description }, at) => (
          <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-3.5">
            <span aria-hidden className="font-display text-heading-sm text-accent-text">
              {at + 1}
            </span>
            <b className="font-display text-heading-sm text-default">{title}</b>
            <p className="col-start-2 mt-1 text-body-sm">{description}</p>
          </li>
        ))}
      </ol>
      {sample && <CodePanel {...sample} className="-me-(--bl-space-gutter) self-start rounded-s-control wide:-me-8" />}
    </div>
  );
}

/** Lender offers inside a partner's product: a card on a panel that runs past the frame. */
const Product = () => (
  <div className="-me-(--bl-space-gutter) rounded-s-control bg-accent-tint p-5 pe-(--bl-space-gutter) wide:-me-8 wide:p-8">
    <div className="max-w-112 rounded-panel bg-raised px-5 pt-4.5 pb-1 shadow-pop">
      <p aria-hidden className="border-b border-line pb-3 font-display text-heading-sm text-default">
        {useSample('request')?.offersTitle}
      </p>
      <ProductDrawing name="offers" />
    </div>
  </div>
);
