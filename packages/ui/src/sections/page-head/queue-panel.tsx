'use client';

import { FitScore } from '../../components/fit-score/index.js';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { useSample } from '../../lib/samples.js';

export interface QueuePanelProps {
  /** The text alternative of the drawing. @default the kit's label `queueDrawing` */
  label?: string;
}

/** A lender's queue of requests on a white panel that runs past the frame. Columns that do not fit are hidden. */
export function QueuePanel({ label }: QueuePanelProps) {
  const { queueDrawing } = useKitLabels();
  const sample = useSample('queue');
  if (!sample) return null;
  const { title, filters, columns, requests } = sample;
  return (
    <div
      data-surface="paper"
      role="img"
      aria-label={label ?? queueDrawing}
      className="bl:bleed-e bl:overflow-clip bl:rounded-s-panel bl:bg-raised"
    >
      <div aria-hidden className="bl:@container bl:text-default">
        <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-2 bl:px-5 bl:py-4.5 bl:sm:px-6">
          <b className="bl:me-auto bl:font-display bl:text-heading-sm bl:max-sm:w-full">{title}</b>
          <Tag>{filters[0]}</Tag>
          <Tag>{filters[1]}</Tag>
          <Tag className="bl:max-sm:hidden">{filters[2]}</Tag>
        </div>
        <table className="bl:w-full bl:text-body-sm bl:leading-tight bl:whitespace-nowrap bl:num">
          <thead>
            <tr className="bl:text-start bl:text-caption bl:text-muted bl:[&>th]:pb-3 bl:[&>th]:font-medium">
              <th className={first}>{columns.business}</th>
              <th className={fitColumn}>{columns.fit}</th>
              <th className={requestColumn}>{columns.request}</th>
              <th className={cn(cell, revenueColumn)}>{columns.revenue}</th>
              <th className={cn(cell, statusColumn)}>{columns.status}</th>
            </tr>
          </thead>
          <tbody>
            {requests.map(({ business, trade, fit, request, revenue }, index) => (
              <tr key={business} className="bl:h-18 bl:border-t bl:border-line bl:first:bg-highlight">
                <td className={first}>
                  <b className="bl:block bl:font-semibold">{business}</b>
                  <span className="bl:text-caption bl:text-muted">{trade}</span>
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
        <IllustrativeNote className="bl:border-t bl:border-line bl:px-5 bl:py-3 bl:sm:px-6" />
      </div>
    </div>
  );
}

const cell = 'bl:px-2 bl:sm:px-4';
const fitColumn = 'bl:px-2 bl:text-end bl:@max-[21.5rem]:pe-5 bl:sm:px-4';
const requestColumn = 'bl:@max-[21.5rem]:hidden bl:pe-5 bl:ps-2 bl:text-end bl:sm:ps-4 bl:@lg:pe-4';
const first = 'bl:pe-2 bl:ps-5 bl:sm:pe-4 bl:sm:ps-6';
const revenueColumn = 'bl:hidden bl:text-end bl:@lg:table-cell';
const statusColumn = 'bl:hidden bl:@2xl:table-cell';
