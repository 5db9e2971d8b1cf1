import { FitScore } from '../../components/fit-score/index.js';
import { LenderMark } from '../../components/lender-mark/index.js';
import { cn } from '../../lib/cn.js';
import type { MatchSample } from '../../types.js';
import { BestFit } from './match-table.js';

/** The drawing of the offers for narrow screens: a list of four. */
export function MatchList({ sample: { offers, bestFit, more } }: { sample: MatchSample }) {
  return (
    <div className="bl:text-body-sm bl:leading-snug bl:text-default bl:md:hidden">
      {offers.slice(0, 4).map(({ lender, fit, amount, rate, product }, index) => (
        <div
          key={lender}
          className={cn(
            'bl:grid bl:grid-cols-[2.25rem_minmax(min-content,1fr)_auto] bl:items-center bl:gap-x-3 bl:max-[20rem]:grid-cols-[minmax(min-content,1fr)_auto] bl:max-[20rem]:*:first:hidden bl:py-3 bl:ps-5 bl:pe-(--bl-space-gutter) bl:num',
            index === 0 ? 'bl:bg-highlight' : 'bl:border-t bl:border-line',
          )}
        >
          <LenderMark lender={lender} />
          <span>
            <b className="bl:me-2 bl:font-semibold">{lender}</b>
            {index === 0 && <BestFit>{bestFit}</BestFit>}
            <span className="bl:block bl:text-caption bl:text-muted">{product}</span>
          </span>
          <FitScore fit={fit} />
          <span className="bl:col-[-3/-1] bl:text-[.875rem] bl:text-muted">
            <b className="bl:font-semibold bl:text-default">{amount}</b> at {rate}
          </span>
        </div>
      ))}
      <p className="bl:border-t bl:border-line bl:px-5 bl:py-3 bl:text-muted">{more}</p>
    </div>
  );
}
