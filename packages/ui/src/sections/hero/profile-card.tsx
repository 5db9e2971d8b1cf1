import { Check, Upload } from 'lucide-react';
import { ProgressRing } from '../../components/progress-ring/index.js';
import { cn } from '../../lib/cn.js';
import type { MatchSample } from '../../types.js';

/** The drawing of a funding profile: how complete it is, and what it contains. */
export function ProfileCard({ profile, className }: { profile: MatchSample['profile']; className?: string }) {
  const { business, place, complete, documents, lookingFor } = profile;
  return (
    <div
      className={cn(
        'rounded-panel border border-line bg-raised p-5 pb-2 text-body-sm leading-snug text-default lg:px-4 xl:px-5',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-4 pb-4">
        <span className="relative grid place-items-center">
          <ProgressRing value={complete} strokeWidth={5} className="size-17 overflow-visible" />
          <b className="absolute font-display text-base font-semibold">{complete}%</b>
        </span>
        <span>
          <b className="block font-display text-heading-sm leading-tight">{business}</b>
          <span className="text-muted">{place}</span>
        </span>
      </div>
      {documents.map(({ name, status, missing }) => {
        const Mark = missing ? Upload : Check;
        return (
          <p key={name} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2.75">
            {name}
            <span
              className={cn(
                'flex items-center gap-1.5 text-[.875rem]',
                missing ? 'font-semibold text-warning' : 'text-muted',
              )}
            >
              <Mark size={16} strokeWidth={2.25} className={cn(!missing && 'text-success')} />
              {status}
            </span>
          </p>
        );
      })}
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.75">
        {lookingFor.label} <b className="text-[.875rem] font-semibold">{lookingFor.amount}</b>
      </p>
    </div>
  );
}
