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
    <div className="relative lg:-ms-8 xl:-ms-22">
      <CodePanel
        title={sample.title}
        note={sample.note}
        code={sample.code}
        className="bleed-e rounded-s-panel pb-10 lg:pb-44 xl:pb-18"
      />
      <OffersCard
        label={label}
        sample={sample}
        className="relative -mt-10 me-0 ms-5 bg-transparent! sm:ms-auto sm:w-86 lg:absolute lg:inset-e-0 lg:-bottom-8 lg:w-[min(21.5rem,58%)]"
      />
      <p className="mt-4 text-caption text-muted lg:max-w-[38%] xl:max-w-56">{note}</p>
    </div>
  );
}
