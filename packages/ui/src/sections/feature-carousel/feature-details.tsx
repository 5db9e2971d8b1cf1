'use client';

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { LenderMark } from '../../components/lender-mark/index.js';
import { LineArt } from '../../lib/line-art.js';
import { useSample } from '../../lib/samples.js';
import type { FeatureSample } from '../../types.js';

const details: Record<keyof FeatureSample, (sample: FeatureSample) => ReactNode> = {
  /** An offer for the business: the amount on a scale, and its cost. */
  offer: ({ offer: { label, amount, terms } }) => (
    <div className="bl:lg:border-t bl:lg:border-line bl:lg:pt-5">
      <p className="bl:flex bl:items-baseline bl:justify-between">
        <span className="bl:text-muted">{label}</span>
        <b className="bl:font-display bl:text-heading-md">{amount}</b>
      </p>
      <LineArt viewBox="0 0 520 44" className="bl:my-3 bl:w-full" strokeWidth={3}>
        <path d="M0 22h700" stroke="var(--bl-line)" />
        <path d="M0 22h352" stroke="var(--bl-accent)" />
        <circle cx={352} cy={22} r={12} fill="var(--bl-raised)" stroke="var(--bl-accent)" />
        <g stroke="var(--bl-control-border)" strokeWidth={1.5}>
          <path d="M60 34v8m60-8v8m60-8v8m60-8v8m60-8v8m60-8v8m60-8v8m60-8v8" />
        </g>
      </LineArt>
      <p className="bl:flex bl:flex-wrap bl:justify-between bl:gap-x-4 bl:num">
        {terms.map(([name, value]) => (
          <span key={name}>
            <span className="bl:text-muted">{name}</span>
            <b className="bl:block bl:font-semibold">{value}</b>
          </span>
        ))}
      </p>
    </div>
  ),
  /** One set of documents that is sent to three lenders. */
  documents: ({ documents: { readers, sent, read } }) => (
    <div className="bl:relative">
      <svg
        viewBox="0 0 72 92"
        fill="none"
        className="bl:relative bl:z-1 bl:h-23"
        strokeWidth={1.5}
        stroke="var(--bl-text)"
      >
        <rect x={1} y={14} width={56} height={74} rx={4} fill="var(--bl-accent-tint)" />
        <rect x={14} y={2} width={56} height={74} rx={4} fill="var(--bl-raised)" />
        <path d="M26 20h22M26 32h32M26 44h26" stroke="var(--bl-control-border)" strokeWidth={3} />
      </svg>
      <span className="bl:absolute bl:top-13 bl:inset-s-16 bl:w-160 bl:border-t-3 bl:border-accent" />
      <span className="bl:absolute bl:top-9 bl:inset-e-0 bl:flex bl:w-[58%] bl:justify-between">
        {readers.map((lender) => (
          <LenderMark key={lender} lender={lender} />
        ))}
      </span>
      <p className="bl:mt-5 bl:flex bl:justify-between">
        <span className="bl:text-muted">{sent}</span>
        <b className="bl:font-semibold">{read}</b>
      </p>
    </div>
  ),
  /** A specialist's message before the call. */
  call: ({ call: { initials, title, message, wins } }) => (
    <div className="bl:grid bl:grid-cols-[3.5rem_minmax(0,1fr)] bl:gap-x-4 bl:gap-y-4">
      <svg viewBox="0 0 58 58" fill="none" className="bl:size-14">
        <circle cx={29} cy={29} r={24} fill="var(--bl-accent-tint)" />
        <text
          x={29}
          y={34}
          textAnchor="middle"
          fontSize={15}
          className="bl:fill-default bl:font-display bl:font-semibold"
        >
          {initials}
        </text>
        <path d="M2.700 19.400A28 28 0 0 1 47 7.600" stroke="var(--bl-text)" strokeWidth={1.5} />
      </svg>
      <p className="bl:self-center">
        <b className="bl:block bl:font-semibold">{title}</b>
        <span className="bl:text-muted">{message}</span>
      </p>
      {wins.map((win) => (
        <p key={win} className="bl:col-span-2 bl:flex bl:items-center bl:gap-3 bl:border-t bl:border-line bl:pt-3.5">
          <Check size={18} strokeWidth={2.25} className="bl:text-accent-text" />
          <span>{win}</span>
        </p>
      ))}
    </div>
  ),
  /** How the fit score changed month by month. */
  insights: ({ insights: { cause, effect } }) => (
    <div>
      <LineArt viewBox="0 0 460 96" className="bl:w-full" strokeWidth={36}>
        <path d="M20 94V62m56 32V44m56 50V52m56 42V32m56 62V38m56 56V20m56 74V24" stroke="var(--bl-accent-tint)" />
        <path d="M412 94V4" stroke="var(--bl-accent)" />
        <path d="M0 94.500h800" stroke="var(--bl-text)" strokeWidth={1.5} />
      </LineArt>
      <p className="bl:mt-4 bl:flex bl:justify-between bl:num">
        <span className="bl:text-muted">{cause}</span>
        <b className="bl:font-semibold">{effect}</b>
      </p>
    </div>
  ),
};

/** What an active card shows beside its text, drawn with the `SamplesContext`. Decoration. */
export function FeatureDetail({ name }: { name: keyof FeatureSample }) {
  const sample = useSample('features');
  return (
    <div
      aria-hidden
      className="bl:text-body-sm bl:leading-snug bl:text-default bl:wide:-me-8 bl:wide:overflow-x-clip bl:wide:pe-8"
    >
      {sample && details[name](sample)}
    </div>
  );
}
