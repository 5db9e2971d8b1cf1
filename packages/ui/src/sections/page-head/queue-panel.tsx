import { FitScore } from '../../components/fit-score/index.js';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import { useSample } from '../../lib/samples.js';

export interface QueuePanelProps {
  /** The text alternative of the drawing. @default "A lender's queue of vetted funding requests" */
  label?: string;
}

/** A lender's queue of requests on a white panel that runs past the frame. Columns that do not fit are hidden. */
export function QueuePanel({ label = "A lender's queue of vetted funding requests" }: QueuePanelProps) {
  const sample = useSample('queue');
  if (!sample) return null;
  const { title, filters, columns, requests } = sample;
  return (
    <div data-surface="paper" role="img" aria-label={label} className="bleed-e overflow-clip rounded-s-panel bg-raised">
      <div aria-hidden className="@container text-default">
        <div className="flex flex-wrap items-center gap-2 px-5 py-4.5 sm:px-6">
          <b className="me-auto font-display text-heading-sm max-sm:w-full">{title}</b>
          <Tag>{filters[0]}</Tag>
          <Tag>{filters[1]}</Tag>
          <Tag className="max-sm:hidden">{filters[2]}</Tag>
        </div>
        <table className="w-full text-body-sm leading-tight whitespace-nowrap num">
          <thead>
            <tr className="text-start text-caption text-muted [&>th]:pb-3 [&>th]:font-medium">
              <th className={first}>{columns.business}</th>
              <th className={fitColumn}>{columns.fit}</th>
              <th className={requestColumn}>{columns.request}</th>
              <th className={cn(cell, revenueColumn)}>{columns.revenue}</th>
              <th className={cn(cell, statusColumn)}>{columns.status}</th>
            </tr>
          </thead>
          <tbody>
            {requests.map(({ business, trade, fit, request, revenue }, index) => (
              <tr key={business} className="h-18 border-t border-line first:bg-highlight">
                <td className={first}>
                  <b className="block font-semibold">{business}</b>
                  <span className="text-caption text-muted">{trade}</span>
                </td>
                <td className={fitColumn}>
                  <FitScore fit={fit} />
                </td>
                <td className={requestColumn}>{request}</td>
                <td className={cn(cell, revenueColumn)}>{revenue}</td>
                <td className={cn(cell, statusColumn)}>
                  {index === 0 ? <Tag variant="spark">{sample.ready}</Tag> : sample.complete}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <IllustrativeNote className="border-t border-line px-5 py-3 sm:px-6" />
      </div>
    </div>
  );
}

const cell = 'px-2 sm:px-4';
const fitColumn = 'px-2 text-end @max-[21.5rem]:pe-5 sm:px-4';
const requestColumn = '@max-[21.5rem]:hidden pe-5 ps-2 text-end sm:ps-4 @lg:pe-4';
const first = 'pe-2 ps-5 sm:pe-4 sm:ps-6';
const revenueColumn = 'hidden text-end @lg:table-cell';
const statusColumn = 'hidden @2xl:table-cell';
