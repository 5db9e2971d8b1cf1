import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { HorizonStops } from '../../components/horizon-stops/index.js';
import { Rotator, useRotatorContext } from '../../components/rotator/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import { highlightDrawers } from './highlight-drawings.js';
import type { HighlightLayoutProps } from './highlight-group.types.js';
import { HighlightHub } from './highlight-hub.js';
import { HighlightRows } from './highlight-rows.js';

/** Across the page, under a title if there is one. */
export function ColumnsFrame({ content: { title, items }, drawings, level }: HighlightLayoutProps) {
  return (
    <div className="wrap">
      {title && <Rotator.Bar title={title} className="mb-fluid-9" />}
      <HighlightColumns items={items} level={level} {...highlightDrawers(drawings, 'border-t border-line')} />
      {!title && <Rotator.Toggle className="mt-3 -ml-3" />}
    </div>
  );
}

/** Down a list: beside its heading, or by itself in a column. */
export function RowsFrame(props: HighlightLayoutProps) {
  const { title, lede } = props.content;
  if (props.placement === 'aside') {
    return (
      <>
        {title && <Rotator.Bar title={title} size="sm" className="mb-4" />}
        <HighlightRows {...props} size="md" />
        {!title && <Rotator.Toggle className="mt-1 -ml-3" />}
      </>
    );
  }
  return (
    <div className="wrap page-grid">
      <div className="lg:col-[1/5]">
        {title && <SectionHeading content={{ title, ...(lede && { lede }) }} />}
        <Rotator.Toggle className="mt-4 -ml-3" />
      </div>
      <div className="lg:col-[6/-1]">
        <HighlightRows {...props} size="lg" />
      </div>
    </div>
  );
}

/** Along a horizon that leaves the frame. */
export function StopsFrame({ content: { title, items }, level }: HighlightLayoutProps) {
  const { index, choose } = useRotatorContext();
  return (
    <div className="wrap">
      {title ? <Rotator.Bar title={title} className="mb-fluid-9" /> : <Rotator.Toggle />}
      <HorizonStops steps={items} current={index} onChoose={choose} itemSlot="highlight-item" level={level} />
    </div>
  );
}

/** Around a ring, beside its heading and the controls of a carousel: it shows one text at a time. */
export function HubFrame({ content, level, position }: HighlightLayoutProps) {
  const { title, lede, items } = content;
  return (
    <div className="wrap page-grid">
      <div className="lg:col-[1/5] lg:self-center">
        {title && <SectionHeading size="lg" content={{ title, ...(lede && { lede }) }} />}
        <Rotator.Controls className="mt-7" position={position} />
      </div>
      <div className="lg:col-[5/-1]">
        <HighlightHub items={items} level={level} />
      </div>
    </div>
  );
}
