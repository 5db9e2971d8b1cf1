import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { LenderMark } from '../../components/lender-mark/index.js';
import { LineArt } from '../../lib/line-art.js';
import { useSample } from '../../lib/samples.js';
import type { DrawnFeature, FeatureSample } from '../../types.js';

type Detail = NonNullable<DrawnFeature['drawing']>;

const details: Record<Detail, (sample: FeatureSample) => ReactNode> = {
  /** An offer for the business: the amount on a scale, and its cost. */
  offer: ({ offer: { label, amount, terms } }) => (
    <div className="lg:border-t lg:border-line lg:pt-5">
      <p className="flex items-baseline justify-between">
        <span className="text-muted">{label}</span>
        <b className="font-display text-heading-md">{amount}</b>
      </p>
      <LineArt viewBox="0 0 520 44" className="my-3 w-full" strokeWidth={3}>
        <path d="M0 22h700" stroke="var(--bl-line)" />
        <path d="M0 22h352" stroke="var(--bl-accent)" />
        <circle cx={352} cy={22} r={12} fill="var(--bl-raised)" stroke="var(--bl-accent)" />
        <g stroke="var(--bl-control-border)" strokeWidth={1.5}>
          <path d="M60 34v8m60-8v8m60-8v8m60-8v8m60-8v8m60-8v8m60-8v8m60-8v8" />
        </g>
      </LineArt>
      <p className="flex flex-wrap justify-between gap-x-4 num">
        {terms.map(([name, value]) => (
          <span key={name}>
            <span className="text-muted">{name}</span>
            <b className="block font-semibold">{value}</b>
          </span>
        ))}
      </p>
    </div>
  ),
  /** One set of documents that is sent to three lenders. */
  documents: ({ documents: { readers, sent, read } }) => (
    <div className="relative">
      <svg viewBox="0 0 72 92" fill="none" className="relative z-1 h-23" strokeWidth={1.5} stroke="var(--bl-text)">
        <rect x={1} y={14} width={56} height={74} rx={4} fill="var(--bl-accent-tint)" />
        <rect x={14} y={2} width={56} height={74} rx={4} fill="var(--bl-raised)" />
        <path d="M26 20h22M26 32h32M26 44h26" stroke="var(--bl-control-border)" strokeWidth={3} />
      </svg>
      <span className="absolute top-13 inset-s-16 w-160 border-t-3 border-accent" />
      <span className="absolute top-9 inset-e-0 flex w-[58%] justify-between">
        {readers.map((lender) => (
          <LenderMark key={lender} lender={lender} />
        ))}
      </span>
      <p className="mt-5 flex justify-between">
        <span className="text-muted">{sent}</span>
        <b className="font-semibold">{read}</b>
      </p>
    </div>
  ),
  /** A specialist's message before the call. */
  call: ({ call: { initials, title, message, wins } }) => (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-4">
      <svg viewBox="0 0 58 58" fill="none" className="size-14">
        <circle cx={29} cy={29} r={24} fill="var(--bl-accent-tint)" />
        <text x={29} y={34} textAnchor="middle" fontSize={15} className="fill-default font-display font-semibold">
          {initials}
        </text>
        <path d="M2.700 19.400A28 28 0 0 1 47 7.600" stroke="var(--bl-text)" strokeWidth={1.5} />
      </svg>
      <p className="self-center">
        <b className="block font-semibold">{title}</b>
        <span className="text-muted">{message}</span>
      </p>
      {wins.map((win) => (
        <p key={win} className="col-span-2 flex items-center gap-3 border-t border-line pt-3.5">
          <Check size={18} strokeWidth={2.25} className="text-accent-text" />
          {win}
        </p>
      ))}
    </div>
  ),
  /** How the fit score changed month by month. */
  insights: ({ insights: { cause, effect } }) => (
    <div>
      <LineArt viewBox="0 0 460 96" className="w-full" strokeWidth={36}>
        <path d="M20 94V62m56 32V44m56 50V52m56 42V32m56 62V38m56 56V20m56 74V24" stroke="var(--bl-accent-tint)" />
        <path d="M412 94V4" stroke="var(--bl-accent)" />
        <path d="M0 94.500h800" stroke="var(--bl-text)" strokeWidth={1.5} />
      </LineArt>
      <p className="mt-4 flex justify-between num">
        <span className="text-muted">{cause}</span>
        <b className="font-semibold">{effect}</b>
      </p>
    </div>
  ),
};

/** What an active card shows beside its text, drawn with the `SamplesContext`. Decoration. */
export function FeatureDetail({ name }: { name: Detail }) {
  const sample = useSample('features');
  return (
    <div aria-hidden className="text-body-sm leading-snug text-default wide:-me-8 wide:overflow-x-clip wide:pe-8">
      {sample && details[name](sample)}
    </div>
  );
}
