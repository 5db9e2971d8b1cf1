import { FitScore } from '../../components/fit-score/index.js';
import { LenderMark } from '../../components/lender-mark/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import type { MatchSample } from '../../types.js';

const cell = 'bl:px-4 bl:lg:px-3 bl:min-[90rem]:px-4';
const first = 'bl:px-4 bl:lg:pe-3 bl:lg:ps-33 bl:xl:ps-28 bl:min-[90rem]:pe-4';
// Columns that do not fit are hidden completely, so that no number is cut off.
const fromRate = 'bl:lg:hidden bl:ring:table-cell';
const fromProduct = 'bl:lg:hidden bl:min-[90rem]:table-cell';

/** The drawing of the offers for wide screens: a table. */
export function MatchTable({ sample: { columns, offers, bestFit } }: { sample: MatchSample }) {
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

/** The drawing's only accent: a tag, or a disc if there is no room for the tag. */
export function BestFit({ children }: { children: string }) {
  return (
    <>
      <Tag variant="spark" className="bl:lg:max-xl:hidden">
        {children}
      </Tag>
      <span className="bl:hidden bl:size-2.5 bl:rounded-round bl:bg-spark bl:lg:max-xl:block" />
    </>
  );
}
