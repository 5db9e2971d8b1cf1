'use client';

import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { Tag } from '../../components/tag/index.js';
import { LineArt } from '../../lib/line-art.js';
import { useSample } from '../../lib/samples.js';

/** A partner's introductions on a cobalt panel, below the ring of the mark with the sun at its open end. */
export function IntroductionsPanel() {
  const sample = useSample('introductions');
  return (
    <div
      data-surface="brand"
      className="bl:bleed-e bl:relative bl:flex bl:min-h-144 bl:items-end bl:overflow-clip bl:rounded-s-panel bl:p-fluid-11"
    >
      <LineArt
        viewBox="0 0 720 560"
        className="bl:absolute bl:-top-[6%] bl:inset-s-[4%] bl:h-auto bl:w-[min(45rem,116%)]"
      >
        <path d="M589.3 266.7A196 196 0 1 0 400 412H3000" className="bl:stroke-mark-raised" strokeWidth={64} />
        <path
          d="M151.4 189.9A250 250 0 0 1 585.8 48.7M133.4 144.6A276 276 0 0 1 546.3-18.1M124.1 93.2A302 302 0 0 1 483.2-74.3"
          className="bl:stroke-drawn-soft"
          strokeWidth={1.5}
        />
        <circle cx={589.3} cy={266.7} r={32} className="bl:fill-spark" />
      </LineArt>
      <div
        data-surface="paper"
        className="bl:relative bl:w-full bl:max-w-124 bl:rounded-panel bl:bg-raised bl:px-5 bl:pt-4.5 bl:pb-1 bl:shadow-pop"
      >
        <div aria-hidden className="bl:flex bl:items-center bl:justify-between bl:gap-4 bl:pb-3.5">
          <b className="bl:font-display bl:text-heading-sm bl:text-default">{sample?.title}</b>
          {sample && <Tag>{sample.tag}</Tag>}
        </div>
        <ProductDrawing name="introductions" className="bl:border-t bl:border-line" />
        <IllustrativeNote className="bl:border-t bl:border-line bl:py-2.5" />
      </div>
    </div>
  );
}
