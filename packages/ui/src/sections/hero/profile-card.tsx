import { Check, Upload } from 'lucide-react';
import { ProgressRing } from '../../components/progress-ring/index.js';
import { cn } from '../../lib/cn.js';

const documents = [
  { name: 'Business details', status: 'Verified' },
  { name: 'Bank data', status: '14 months' },
  { name: 'Accounting', status: 'Connected' },
  { name: 'Tax filings', status: '1 of 2', missing: true },
];

/** The drawing of a funding profile: how complete it is, and what it holds. */
export function ProfileCard({ className }: { className?: string }) {
  return (
    <div
      className={cn(
        'rounded-panel border border-line bg-raised p-5 pb-2 text-body-sm leading-snug text-default lg:px-4 xl:px-5',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-4 pb-4">
        <span className="relative grid place-items-center">
          <ProgressRing value={88} strokeWidth={5} className="size-17 overflow-visible" />
          <b className="absolute font-display text-base font-semibold">88%</b>
        </span>
        <span>
          <b className="block font-display text-heading-sm leading-tight">Juniper &amp; Sons Supply</b>
          <span className="text-muted">Wholesale, Hamilton ON</span>
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
                missing ? 'font-semibold text-sun-700' : 'text-muted',
              )}
            >
              <Mark size={16} strokeWidth={2.25} className={cn(!missing && 'text-success')} />
              {status}
            </span>
          </p>
        );
      })}
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.75">
        Looking for <b className="text-[.875rem] font-semibold">$750,000</b>
      </p>
    </div>
  );
}
