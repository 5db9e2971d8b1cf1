import { cn } from '../../lib/cn.js';
import type { LedgerRow } from '../../types.js';
import { Icon } from '../icon/index.js';
import { ProgressRing } from '../progress-ring/index.js';

interface LedgerDrawingProps {
  title?: string;
  progress?: number;
  rows: readonly LedgerRow[];
}

/** A few rows of the product, optionally under a title with a ring. */
export function LedgerDrawing({ title, progress, rows }: LedgerDrawingProps) {
  return (
    <>
      {title && (
        <p className="flex items-center justify-between gap-4 pb-3 font-display text-heading-sm">
          {title}
          <ProgressRing value={progress} strokeWidth={8} className="size-8.5 text-accent" />
        </p>
      )}
      {rows.map(({ term, note, value, icon, mark, open, fit }) => (
        <p key={term} className={rowClass}>
          {icon && <Icon name={icon} size={18} strokeWidth={2.25} className="text-accent-text" />}
          <span className={cn('min-w-0 flex-[1_1_5rem]', note && 'font-semibold')}>
            {term}
            {note && <span className="block text-caption font-normal text-muted">{note}</span>}
          </span>
          <span
            className={cn(
              'flex items-center gap-2 text-end num',
              mark || note ? 'font-semibold' : 'text-muted',
              mark && (open ? 'text-accent-text' : 'text-success'),
            )}
          >
            {mark && <Icon name={mark} size={18} />}
            {value}
            {fit && <ProgressRing value={fit} strokeWidth={8} className="size-6.5 text-accent" />}
          </span>
        </p>
      ))}
    </>
  );
}

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0';
