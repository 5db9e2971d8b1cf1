import { Check } from 'lucide-react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { ProgressRing } from '../../components/progress-ring/index.js';
import { cn } from '../../lib/cn.js';
import type { PartnerHeroContent } from '../../types.js';

export interface FilledProfileProps {
  profile: NonNullable<PartnerHeroContent['profile']>;
  className: string;
}

/** A drawing of a funding profile that the partner's records fill in. */
export function FilledProfile({ profile: { title, items, invented }, className }: FilledProfileProps) {
  return (
    <div
      role="img"
      aria-label={`${title}: ${items.map(({ label, value }) => `${label}, ${value}`).join('; ')}`}
      className={cn('rounded-panel bg-raised px-5 pt-5 pb-2 text-body-sm/[1.4] text-default shadow-pop', className)}
    >
      <div aria-hidden>
        <div className="flex items-center justify-between gap-4 pb-3.5">
          <b className="font-display text-heading-sm wrap-anywhere">{title}</b>
          <ProgressRing value={72} strokeWidth={8} className="size-8.5 overflow-visible" />
        </div>
        {items.map(({ label, value }) => (
          <p key={label} className="flex items-center gap-2.5 border-line border-t py-2.75">
            <Check size={18} strokeWidth={2.25} className="flex-none text-accent-text" />
            {label}
            <span className="ms-auto text-end text-muted">{value}</span>
          </p>
        ))}
        {invented && <IllustrativeNote className="border-line border-t py-2.5" />}
      </div>
    </div>
  );
}
