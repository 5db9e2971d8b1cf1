import { cn } from '../../lib/cn.js';

/** Placeholder for a card that is loading. */
export function SubmissionSkeleton() {
  return (
    <div
      aria-hidden
      data-slot="submission-skeleton"
      className="bl:animate-wait bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-5"
    >
      <div className="bl:flex bl:items-center bl:gap-4 bl:border-b bl:border-line bl:pb-4">
        <Bar className="bl:size-12 bl:flex-none bl:rounded-round" />
        <div className="bl:grid bl:flex-1 bl:gap-2">
          <Bar className="bl:h-4 bl:w-3/5" />
          <Bar className="bl:h-3 bl:w-2/5" />
        </div>
      </div>
      <div className="bl:grid bl:gap-3 bl:py-4">
        <Bar className="bl:h-3 bl:w-4/5" />
        <Bar className="bl:h-3 bl:w-1/2" />
      </div>
      <div className="bl:grid bl:gap-2.5">
        <Bar className="bl:h-3" />
        <Bar className="bl:h-3 bl:w-11/12" />
        <Bar className="bl:h-3 bl:w-2/3" />
      </div>
    </div>
  );
}

const Bar = ({ className }: { className: string }) => (
  <span className={cn('bl:block bl:rounded-[4px] bl:bg-sunken', className)} />
);
