'use client';

import { Check, Upload } from 'lucide-react';
import { ProgressRing } from '../../components/progress-ring/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { MatchSample } from '../../types.js';

/** The drawing of a funding profile: how complete it is, and what it contains. */
export function ProfileCard({ profile, className }: { profile: MatchSample['profile']; className?: string }) {
  const { business, place, complete, documents, lookingFor } = profile;
  const labels = useKitLabels();
  return (
    <div
      className={cn(
        'bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-5 bl:pb-2 bl:text-body-sm bl:leading-snug bl:text-default bl:lg:px-4 bl:xl:px-5',
        className,
      )}
    >
      <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-4 bl:pb-4">
        <span className="bl:relative bl:grid bl:place-items-center">
          <ProgressRing value={complete} strokeWidth={5} className="bl:size-17 bl:overflow-visible" />
          <b className="bl:absolute bl:font-display bl:text-base bl:font-semibold">
            {labels.percent(complete, labels.locale)}
          </b>
        </span>
        <span>
          <b className="bl:block bl:font-display bl:text-heading-sm bl:leading-tight">{business}</b>
          <span className="bl:text-muted">{place}</span>
        </span>
      </div>
      {documents.map(({ name, status, missing }) => {
        const Mark = missing ? Upload : Check;
        return (
          <p
            key={name}
            className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-4 bl:border-t bl:border-line bl:py-2.75"
          >
            <span>{name}</span>
            <span
              className={cn(
                'bl:flex bl:items-center bl:gap-1.5 bl:text-[.875rem]',
                missing ? 'bl:font-semibold bl:text-warning' : 'bl:text-muted',
              )}
            >
              <Mark size={16} strokeWidth={2.25} className={cn(!missing && 'bl:text-success')} />
              <span>{status}</span>
            </span>
          </p>
        );
      })}
      <p className="bl:flex bl:flex-wrap bl:justify-between bl:gap-x-4 bl:border-t bl:border-line bl:py-2.75">
        <span>{`${lookingFor.label} `}</span>
        <b className="bl:text-[.875rem] bl:font-semibold">{lookingFor.amount}</b>
      </p>
    </div>
  );
}
