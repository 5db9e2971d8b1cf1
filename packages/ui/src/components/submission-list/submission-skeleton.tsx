import { cn } from '../../lib/cn.js';

/** Placeholder for a card that is loading. */
export function SubmissionSkeleton() {
  return (
    <div
      aria-hidden
      data-slot="submission-skeleton"
      className="animate-wait rounded-panel border border-line bg-raised p-5"
    >
      <div className="flex items-center gap-4 border-b border-line pb-4">
        <Bar className="size-12 flex-none rounded-round" />
        <div className="grid flex-1 gap-2">
          <Bar className="h-4 w-3/5" />
          <Bar className="h-3 w-2/5" />
        </div>
      </div>
      <div className="grid gap-3 py-4">
        <Bar className="h-3 w-4/5" />
        <Bar className="h-3 w-1/2" />
      </div>
      <div className="grid gap-2.5">
        <Bar className="h-3" />
        <Bar className="h-3 w-11/12" />
        <Bar className="h-3 w-2/3" />
      </div>
    </div>
  );
}

const Bar = ({ className }: { className: string }) => (
  <span className={cn('block rounded-[4px] bg-sunken', className)} />
);
