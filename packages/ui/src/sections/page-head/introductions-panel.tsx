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
      className="bleed-e relative flex min-h-144 items-end overflow-clip rounded-s-panel p-fluid-11"
    >
      <LineArt viewBox="0 0 720 560" className="absolute -top-[6%] inset-s-[4%] h-auto w-[min(45rem,116%)]">
        <path d="M589.3 266.7A196 196 0 1 0 400 412H3000" className="stroke-mark-raised" strokeWidth={64} />
        <path
          d="M151.4 189.9A250 250 0 0 1 585.8 48.7M133.4 144.6A276 276 0 0 1 546.3-18.1M124.1 93.2A302 302 0 0 1 483.2-74.3"
          className="stroke-drawn-soft"
          strokeWidth={1.5}
        />
        <circle cx={589.3} cy={266.7} r={32} className="fill-spark" />
      </LineArt>
      <div
        data-surface="paper"
        className="relative w-full max-w-124 rounded-panel bg-raised px-5 pt-4.5 pb-1 shadow-pop"
      >
        <div aria-hidden className="flex items-center justify-between gap-4 pb-3.5">
          <b className="font-display text-heading-sm text-default">{sample?.title}</b>
          {sample && <Tag>{sample.tag}</Tag>}
        </div>
        <ProductDrawing name="introductions" className="border-t border-line" />
        <IllustrativeNote className="border-t border-line py-2.5" />
      </div>
    </div>
  );
}
