import { CarouselControls } from '../../components/carousel-controls/index.js';
import { HighlightColumns } from '../../components/highlight-columns/index.js';
import { HorizonStops } from '../../components/horizon-stops/index.js';
import { MotionToggle, type MotionToggleProps } from '../../components/motion-toggle/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { SectionBar } from '../../components/section-bar/index.js';
import { SectionHeading } from '../../components/section-heading/index.js';
import type { MotionLabels } from '../../types.js';
import type { HighlightGroupContent, HighlightLayoutProps } from './highlight-group.types.js';
import { HighlightHub } from './highlight-hub.js';
import { HighlightRows } from './highlight-rows.js';

interface FrameProps extends Omit<HighlightLayoutProps, 'items'> {
  content: HighlightGroupContent;
  placement: 'section' | 'aside';
  toggle: MotionToggleProps['variant'];
  motionLabels: MotionLabels | undefined;
  position: (place: number, count: number) => string;
  previousLabel: string | undefined;
  nextLabel: string | undefined;
}

/** Across the page, under a title if there is one. */
export function ColumnsFrame({ content, toggle, motionLabels, highlight, drawings, level }: FrameProps) {
  const { title, items } = content;
  return (
    <div className="wrap">
      {title && <TitleBar title={title} toggle={toggle} motionLabels={motionLabels} />}
      <HighlightColumns
        items={items}
        highlight={highlight}
        level={level}
        glyph={({ icon }) => icon && drawings[icon]?.glyph}
        detail={({ icon }) => {
          const name = icon && drawings[icon]?.detail;
          return name && <ProductDrawing name={name} className="border-t border-line" />;
        }}
      />
      {!title && <MotionToggle labels={motionLabels} variant={toggle} className="mt-3 -ml-3" />}
    </div>
  );
}

/** Down a list: beside its heading, or by itself in a column. */
export function RowsFrame({ content, placement, toggle, motionLabels, ...layout }: FrameProps) {
  const { title, lede, items } = content;
  if (placement === 'aside') {
    return (
      <>
        {title && <TitleBar title={title} toggle={toggle} motionLabels={motionLabels} size="sm" />}
        <HighlightRows {...layout} items={items} size="md" />
        {!title && <MotionToggle labels={motionLabels} variant={toggle} className="mt-1 -ml-3" />}
      </>
    );
  }
  return (
    <div className="wrap page-grid">
      <div className="lg:col-[1/5]">
        {title && <SectionHeading content={{ title, ...(lede && { lede }) }} />}
        <MotionToggle labels={motionLabels} variant={toggle} className="mt-4 -ml-3" />
      </div>
      <div className="lg:col-[6/-1]">
        <HighlightRows {...layout} items={items} size="lg" />
      </div>
    </div>
  );
}

/** Along a horizon that leaves the frame. */
export function StopsFrame({ content, toggle, motionLabels, highlight, level }: FrameProps) {
  const { title, items } = content;
  return (
    <div className="wrap">
      {title ? (
        <TitleBar title={title} toggle={toggle} motionLabels={motionLabels} />
      ) : (
        <MotionToggle labels={motionLabels} variant={toggle} />
      )}
      <HorizonStops
        {...highlight.itemsProps}
        steps={items}
        current={highlight.index}
        onChoose={highlight.choose}
        itemSlot="highlight-item"
        level={level}
      />
    </div>
  );
}

/** Around a ring, beside its heading and the controls of a carousel: it shows one text at a time. */
export function HubFrame({ content, toggle, motionLabels, position, previousLabel, nextLabel, ...layout }: FrameProps) {
  const { title, lede, items } = content;
  const { index, state, choose } = layout.highlight;
  const count = items.length;
  return (
    <div className="wrap page-grid">
      <div className="lg:col-[1/5] lg:self-center">
        {title && <SectionHeading size="lg" content={{ title, ...(lede && { lede }) }} />}
        <CarouselControls
          {...layout.highlight.itemsProps}
          className="mt-7"
          position={position(index + 1, count)}
          rotation={state}
          toggle={toggle}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
          motionLabels={motionLabels}
          onPrevious={() => choose((index + count - 1) % count)}
          onNext={() => choose((index + 1) % count)}
        />
      </div>
      <div className="lg:col-[5/-1]">
        <HighlightHub {...layout} items={items} />
      </div>
    </div>
  );
}

interface TitleBarProps {
  title: string;
  toggle: MotionToggleProps['variant'];
  motionLabels: MotionLabels | undefined;
  size?: 'sm' | 'md';
}

const TitleBar = ({ title, toggle, motionLabels, size = 'md' }: TitleBarProps) => (
  <SectionBar title={title} size={size} className={size === 'sm' ? 'mb-4' : 'mb-fluid-9'}>
    <MotionToggle
      labels={motionLabels}
      variant={toggle}
      className={toggle === 'icon' ? '-mr-3' : 'max-sm:-ml-3 sm:-mr-3'}
    />
  </SectionBar>
);
