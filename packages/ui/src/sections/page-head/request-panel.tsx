import { CodePanel } from '../../components/code-panel/index.js';
import { useSample } from '../../lib/samples.js';
import { OffersCard } from './offers-card.js';

export interface RequestPanelProps {
  /** Note that this is a sample. */
  note: string;
  /**
   * Text alternative of the offers, one sentence. @default 'The same request, shown as offers inside a partner product'
   */
  label?: string;
}

/** A call to the API, and its offers in a partner's own product. */
export function RequestPanel({
  note,
  label = 'The same request, shown as offers inside a partner product',
}: RequestPanelProps) {
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
        label={label}
        sample={sample}
        className="bl:relative bl:-mt-10 bl:me-0 bl:ms-5 bl:bg-transparent! bl:sm:ms-auto bl:sm:w-86 bl:lg:absolute bl:lg:inset-e-0 bl:lg:-bottom-8 bl:lg:w-[min(21.5rem,58%)]"
      />
      <p className="bl:mt-4 bl:text-caption bl:text-muted bl:lg:max-w-[38%] bl:xl:max-w-56">{note}</p>
    </div>
  );
}
