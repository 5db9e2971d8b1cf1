import { FitScore } from '../../components/fit-score/index.js';
import { LenderMark } from '../../components/lender-mark/index.js';
import { cn } from '../../lib/cn.js';
import type { MatchSample } from '../../types.js';
import { BestFit } from './match-table.js';

/** The drawing of the offers for narrow screens: a list of four. */
export function MatchList({ sample: { offers, bestFit, more } }: { sample: MatchSample }) {
  return (
    <div className="text-body-sm leading-snug text-default md:hidden">
      {offers.slice(0, 4).map(({ lender, fit, amount, rate, product }, index) => (
        <div
          key={lender}
          className={cn(
            'grid grid-cols-[2.25rem_minmax(min-content,1fr)_auto] items-center gap-x-3 max-[20rem]:grid-cols-[minmax(min-content,1fr)_auto] max-[20rem]:*:first:hidden py-3 ps-5 pe-(--bl-space-gutter) num',
            index === 0 ? 'bg-highlight' : 'border-t border-line',
          )}
        >
          <LenderMark lender={lender} />
          <span>
            <b className="me-2 font-semibold">{lender}</b>
            {index === 0 && <BestFit>{bestFit}</BestFit>}
            <span className="block text-caption text-muted">{product}</span>
          </span>
          <FitScore fit={fit} />
          <span className="col-[-3/-1] text-[.875rem] text-muted">
            <b className="font-semibold text-default">{amount}</b> at {rate}
          </span>
        </div>
      ))}
      <p className="border-t border-line px-5 py-3 text-muted">{more}</p>
    </div>
  );
}
