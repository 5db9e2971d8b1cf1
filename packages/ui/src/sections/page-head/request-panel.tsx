'use client';

import { CodePanel } from '../../components/code-panel/index.js';
import { LenderMark } from '../../components/lender-mark/index.js';
import { Logo } from '../../components/logo/index.js';
import { ProgressRing } from '../../components/progress-ring/index.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { useSample } from '../../lib/samples.js';
import type { RequestSample } from '../../types.js';

export interface RequestPanelProps {
  /** Note that this is a sample. */
  note: string;
  /**
   * Text alternative of the offers, one sentence. @default 'The same request, shown as offers inside a partner product'
   */
  label?: string;
}

/** A call to the API, and its offers in a partner's own product. */
export function RequestPanel({ note, label }: RequestPanelProps) {
  const kit = useKitLabels();
  const sample = useSample('request');
  if (!sample) return null;
  return (
    <div className="bl:relative bl:lg:-ms-8 bl:xl:-ms-22">
      <CodePanel
        title={sample.title}
        note={sample.note}
        code={sample.code}
        className="bl:bleed-e bl:rounded-s-panel bl:pb-10 bl:lg:pb-44 bl:xl:pb-18"
      />
      <OffersCard
        label={label ?? kit.requestDrawing}
        sample={sample}
        className="bl:relative bl:-mt-10 bl:me-0 bl:ms-5 bl:bg-transparent! bl:sm:ms-auto bl:sm:w-86 bl:lg:absolute bl:lg:inset-e-0 bl:lg:-bottom-8 bl:lg:w-[min(21.5rem,58%)]"
      />
      <p className="bl:mt-4 bl:text-caption bl:text-muted bl:lg:max-w-[38%] bl:xl:max-w-56">{note}</p>
    </div>
  );
}

interface OffersCardProps {
  label: string;
  sample: RequestSample;
  className?: string;
}

/** Offers as they look inside a partner's own product. Exposed as one image. */
function OffersCard({ label, sample, className }: OffersCardProps) {
  return (
    <div data-surface="paper" role="img" aria-label={label} className={className}>
      <div
        aria-hidden
        className="bl:rounded-panel bl:bg-raised bl:px-5 bl:pt-4.5 bl:pb-1.5 bl:text-body-sm bl:leading-snug bl:text-default bl:shadow-pop"
      >
        <p className="bl:flex bl:items-center bl:justify-between bl:gap-4 bl:pb-3.5 bl:font-display bl:text-heading-sm">
          <span>{sample.offersTitle}</span>
          <ProgressRing value={94} strokeWidth={8} className="bl:size-7.5 bl:overflow-visible" />
        </p>
        {sample.offers.map(({ lender, product, amount }) => (
          <p
            key={lender}
            className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-1 bl:border-t bl:border-line bl:py-2.5"
          >
            <LenderMark lender={lender} />
            <span className="bl:flex-[1_1_5rem]">
              <b className="bl:block bl:font-semibold">{lender}</b>
              <span className="bl:text-caption bl:text-muted">{product}</span>
            </span>
            <b className="bl:font-semibold bl:num">{amount}</b>
          </p>
        ))}
        <p className="bl:flex bl:items-center bl:gap-2 bl:border-t bl:border-line bl:py-2.5 bl:text-caption bl:text-muted">
          <Logo variant="symbol" label="" className="bl:size-4! bl:text-accent-text" />
          <span>{sample.matchedBy}</span>
        </p>
      </div>
    </div>
  );
}
