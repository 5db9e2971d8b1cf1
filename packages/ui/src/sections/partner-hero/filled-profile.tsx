'use client';

import { Check } from 'lucide-react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { ProgressRing } from '../../components/progress-ring/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { PartnerHeroContent } from '../../types.js';

export interface FilledProfileProps {
  profile: NonNullable<PartnerHeroContent['profile']>;
  className: string;
}

/** A drawing of a funding profile that the partner's records fill in. */
export function FilledProfile({ profile: { title, items, invented }, className }: FilledProfileProps) {
  const { labelled } = useKitLabels();
  return (
    <div
      role="img"
      aria-label={labelled(title, items.map(({ label, value }) => `${label}, ${value}`).join('; '))}
      className={cn(
        'bl:rounded-panel bl:bg-raised bl:px-5 bl:pt-5 bl:pb-2 bl:text-body-sm/[1.45] bl:text-default bl:shadow-pop',
        className,
      )}
    >
      <div aria-hidden>
        <div className="bl:flex bl:items-center bl:justify-between bl:gap-4 bl:pb-3.5">
          <b className="bl:font-display bl:text-heading-sm bl:wrap-anywhere">{title}</b>
          <ProgressRing value={72} strokeWidth={8} className="bl:size-8.5 bl:overflow-visible" />
        </div>
        {items.map(({ label, value }) => (
          <p key={label} className="bl:flex bl:items-center bl:gap-2.5 bl:border-line bl:border-t bl:py-2.75">
            <Check size={18} strokeWidth={2.25} className="bl:flex-none bl:text-accent-text" />
            <span>{label}</span>
            <span className="bl:ms-auto bl:text-end bl:text-muted">{value}</span>
          </p>
        ))}
        {invented && <IllustrativeNote className="bl:border-line bl:border-t bl:py-2.5" />}
      </div>
    </div>
  );
}
