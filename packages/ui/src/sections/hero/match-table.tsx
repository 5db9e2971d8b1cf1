import { FitScore } from '../../components/fit-score/index.js';
import { LenderMark } from '../../components/lender-mark/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import type { MatchSample } from '../../types.js';

const cell = 'px-4 lg:px-3 min-[90rem]:px-4';
const first = 'px-4 lg:pe-3 lg:ps-33 xl:ps-28 min-[90rem]:pe-4';
// Columns that do not fit are hidden completely, so that no number is cut off.
const fromRate = 'lg:hidden ring:table-cell';
const fromProduct = 'lg:hidden min-[90rem]:table-cell';

/** The drawing of the offers for wide screens: a table. */
export function MatchTable({ sample: { columns, offers, bestFit } }: { sample: MatchSample }) {
  return (
    <table className="hidden w-full whitespace-nowrap text-body-sm leading-tight md:table">
      <thead>
        <tr className="text-start text-caption text-muted [&>th]:py-3 [&>th]:font-medium">
          <th className={first}>{columns.lender}</th>
          <th className={cn(cell, 'text-end')}>{columns.fit}</th>
          <th className={cn(cell, 'text-end')}>{columns.amount}</th>
          <th className={cn(cell, fromRate, 'text-end')}>{columns.rate}</th>
          <th className={cn(cell, fromProduct)}>{columns.product}</th>
          <th className={cn(cell, fromProduct, 'text-end')}>{columns.decision}</th>
        </tr>
      </thead>
      <tbody className="text-default">
        {offers.map(({ lender, fit, amount, rate, product, decision }, index) => (
          <tr key={lender} className="h-15.5 border-t border-line num first:bg-highlight">
            <td className={first}>
              <span className="flex items-center gap-3">
                <LenderMark lender={lender} />
                <b className="font-semibold">{lender}</b>
                {index === 0 && <BestFit>{bestFit}</BestFit>}
              </span>
            </td>
            <td className={cn(cell, 'text-end')}>
              <FitScore fit={fit} />
            </td>
            <td className={cn(cell, 'text-end')}>{amount}</td>
            <td className={cn(cell, fromRate, 'text-end')}>{rate}</td>
            <td className={cn(cell, fromProduct)}>{product}</td>
            <td className={cn(cell, fromProduct, 'text-end')}>{decision}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The drawing's only accent: a tag, or a disc if there is no room for the tag. */
export function BestFit({ children }: { children: string }) {
  return (
    <>
      <Tag variant="spark" className="lg:max-xl:hidden">
        {children}
      </Tag>
      <span className="hidden size-2.5 rounded-round bg-spark lg:max-xl:block" />
    </>
  );
}
