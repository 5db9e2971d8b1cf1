import { cn } from '../../lib/cn.js';
import type { Drawing } from '../../types.js';
import { Icon } from '../icon/index.js';
import { ProgressRing } from '../progress-ring/index.js';

/** A few rows of the product, optionally under a title with a ring. */
export function LedgerDrawing({ title, progress, rows }: Extract<Drawing, { kind: 'ledger' }>) {
  return (
    <>
      {title && (
        <p className="bl:flex bl:items-center bl:justify-between bl:gap-4 bl:pb-3 bl:font-display bl:text-heading-sm">
          <span>{title}</span>
          <ProgressRing value={progress} strokeWidth={8} className="bl:size-8.5 bl:text-accent" />
        </p>
      )}
      {rows.map(({ term, note, value, icon, mark, open, fit }) => (
        <p key={term} className={rowClass}>
          {icon && <Icon name={icon} size={18} strokeWidth={2.25} className="bl:text-accent-text" />}
          <span className={cn('bl:min-w-0 bl:flex-[1_1_5rem]', note && 'bl:font-semibold')}>
            <span>{term}</span>
            {note && <span className="bl:block bl:text-caption bl:font-normal bl:text-muted">{note}</span>}
          </span>
          <span
            className={cn(
              'bl:flex bl:items-center bl:gap-2 bl:text-end bl:num',
              mark || note ? 'bl:font-semibold' : 'bl:text-muted',
              mark && (open ? 'bl:text-accent-text' : 'bl:text-success'),
            )}
          >
            {mark && <Icon name={mark} size={18} />}
            <span>{value}</span>
            {fit && <ProgressRing value={fit} strokeWidth={8} className="bl:size-6.5 bl:text-accent" />}
          </span>
        </p>
      ))}
    </>
  );
}

const rowClass =
  'bl:flex bl:flex-wrap bl:items-center bl:gap-x-4 bl:gap-y-1 bl:border-t bl:border-line bl:py-3 bl:first:border-t-0';
