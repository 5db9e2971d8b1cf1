import { type ReactNode, use } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { Icon } from '../../components/icon/index.js';
import { LineGlyph } from '../../components/line-glyph/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { SamplesContext } from '../../lib/samples.js';
import { timing } from '../../tokens/timing.js';
import type { Action, CodeSample, Feature, IconName, Step } from '../../types.js';
import { IntegrationDetail } from './integration-detail.js';
import { ValueDetail } from './value-detail.js';

export interface ApiPanelsContent {
  /** Says which group it is; its accessible name. */
  label: string;
  title: string;
  /** A sentence under the panels, beside the button. */
  note: string;
  action: Action;
  /** A panel with steps shows those and a sample of code, one without shows the product. */
  items: readonly (Feature & { steps: readonly Step[] })[];
}

export interface ApiPanelsProps extends RotatingSectionProps {
  /** What it says. */
  content: ApiPanelsContent;
  /** The sample of code beside the steps. @default the `webhook` of the `SamplesContext` around it */
  sample?: CodeSample;
  /** Title of the drawing of a partner's product. @default that of its `request` */
  productTitle?: string;
}

/**
 * What an integration adds and what it asks: panels of which one is open at a time, 6 s each.
 *
 * Renders a `<section>` named by `content.label`. Styling hooks: `data-slot="highlight-group"`, `data-rotation`,
 * `data-index`; on each `highlight-item` `data-state="active" | "inactive"`.
 */
export function ApiPanels({ content, sample, productTitle, className, ...props }: ApiPanelsProps) {
  const { label, title, note, action, items } = content;
  const { webhook, request } = use(SamplesContext);
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
          mark={({ icon }) => <Icon name={icon} />}
          glyph={({ icon }) => glyphs[icon]}
          detail={({ steps }) =>
            steps.length > 0 ? (
              <IntegrationDetail steps={steps} sample={sample ?? webhook} />
            ) : (
              <ValueDetail title={productTitle ?? request?.offersTitle} />
            )
          }
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

const glyphs: Partial<Record<IconName, ReactNode>> = {
  'trending-up': <LineGlyph name="embed" />,
  blocks: <LineGlyph name="module" />,
};
