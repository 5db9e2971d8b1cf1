'use client';

import { FitScore } from '../../components/fit-score/index.js';
import { LenderMark } from '../../components/lender-mark/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { MatchSample } from '../../types.js';

/** The drawing of the offers: a table on wide screens, a list of four on narrow ones. */
export function MatchOffers({ sample }: { sample: MatchSample }) {
  return (
    <>
      <MatchTable {...sample} />
      <MatchList {...sample} />
    </>
  );
}

const cell = 'bl:px-4 bl:lg:px-3 bl:min-[90rem]:px-4';
const first = 'bl:px-4 bl:lg:pe-3 bl:lg:ps-33 bl:xl:ps-28 bl:min-[90rem]:pe-4';
// Columns that do not fit are hidden completely, so that no number is cut off.
const fromRate = 'bl:lg:hidden bl:ring:table-cell';
const fromProduct = 'bl:lg:hidden bl:min-[90rem]:table-cell';

function MatchTable({ columns, offers, bestFit }: MatchSample) {
  return (
    <table className="bl:hidden bl:w-full bl:whitespace-nowrap bl:text-body-sm bl:leading-tight bl:md:table">
      <thead>
        <tr className="bl:text-start bl:text-caption bl:text-muted bl:[&>th]:py-3 bl:[&>th]:font-medium">
          <th className={first}>{columns.lender}</th>
          <th className={cn(cell, 'bl:text-end')}>{columns.fit}</th>
          <th className={cn(cell, 'bl:text-end')}>{columns.amount}</th>
          <th className={cn(cell, fromRate, 'bl:text-end')}>{columns.rate}</th>
          <th className={cn(cell, fromProduct)}>{columns.product}</th>
          <th className={cn(cell, fromProduct, 'bl:text-end')}>{columns.decision}</th>
        </tr>
      </thead>
      <tbody className="bl:text-default">
        {offers.map(({ lender, fit, amount, rate, product, decision }, index) => (
          <tr key={lender} className="bl:h-15.5 bl:border-t bl:border-line bl:num bl:first:bg-highlight">
            <td className={first}>
              <span className="bl:flex bl:items-center bl:gap-3">
                <LenderMark lender={lender} />
                <b className="bl:font-semibold">{lender}</b>
                {index === 0 && <BestFit>{bestFit}</BestFit>}
              </span>
            </td>
            <td className={cn(cell, 'bl:text-end')}>
              <FitScore fit={fit} />
            </td>
            <td className={cn(cell, 'bl:text-end')}>{amount}</td>
            <td className={cn(cell, fromRate, 'bl:text-end')}>{rate}</td>
            <td className={cn(cell, fromProduct)}>{product}</td>
            <td className={cn(cell, fromProduct, 'bl:text-end')}>{decision}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MatchList({ offers, bestFit, more }: MatchSample) {
  const { atRate } = useKitLabels();
  return (
    <div className="bl:text-body-sm bl:leading-snug bl:text-default bl:md:hidden">
      {offers.slice(0, 4).map(({ lender, fit, amount, rate, product }, index) => (
        <div
          key={lender}
          className={cn(
            'bl:grid bl:grid-cols-[2.25rem_minmax(min-content,1fr)_auto] bl:items-center bl:gap-x-3 bl:py-3 bl:ps-5 bl:pe-(--bl-space-gutter)',
            'bl:num',
            'bl:max-[20rem]:grid-cols-[minmax(min-content,1fr)_auto] bl:max-[20rem]:*:first:hidden',
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
            <b className="bl:font-semibold bl:text-default">{amount}</b>
            <span>{` ${atRate} ${rate}`}</span>
          </span>
        </div>
      ))}
      <p className="bl:border-t bl:border-line bl:px-5 bl:py-3 bl:text-muted">{more}</p>
    </div>
  );
}

/** The drawing's only accent: a tag, or a disc if there is no room for the tag. */
function BestFit({ children }: { children: string }) {
  return (
    <>
      <Tag variant="spark" className="bl:lg:max-xl:hidden">
        {children}
      </Tag>
      <span className="bl:hidden bl:size-2.5 bl:rounded-round bl:bg-spark bl:lg:max-xl:block" />
    </>
  );
}
