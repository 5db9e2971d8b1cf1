'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { ScheduleRow } from '../../types.js';

export interface ScheduleTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  caption: string;
  /** Column headers. The first one is above the row headers. */
  columns: readonly string[];
  /** One row per year. */
  years: readonly ScheduleRow[];
  /** One row per month, shown on demand. */
  months?: readonly ScheduleRow[];
  /** Header above the months. @default the first of `columns` */
  monthColumn?: string;
  /** Label of the control that opens the months. @default 'Every month' */
  monthsLabel?: string;
}

/**
 * How a loan is repaid: a table by year, and one by month on demand. On narrow screens the table scrolls inside itself.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="schedule-table"`; the months are a `<details>`.
 */
export function ScheduleTable({
  caption,
  columns,
  years,
  months = [],
  monthColumn = columns[0] ?? '',
  monthsLabel,
  className,
  ...props
}: ScheduleTableProps) {
  const kit = useKitLabels();
  return (
    <div {...props} data-slot="schedule-table" className={className}>
      <Rows caption={caption} columns={columns} rows={years} />
      {months.length > 0 && (
        <details className="bl:mt-4">
          <summary className="bl:inline-flex bl:min-h-11 bl:items-center bl:font-semibold bl:text-default bl:underline bl:underline-offset-4">
            {monthsLabel ?? kit.everyMonth}
          </summary>
          <Rows
            caption={kit.labelled(caption, monthsLabel ?? kit.everyMonth)}
            columns={[monthColumn, ...columns.slice(1)]}
            rows={months}
            hidden
          />
        </details>
      )}
    </div>
  );
}

/** Classes of all rows and cells: on each of 600 months they would more than double the size of the page. */
const body = cn(
  'bl:whitespace-nowrap bl:text-end bl:*:border-line bl:*:border-b bl:*:*:py-2 bl:*:*:not-last:pe-4',
  'bl:[&_th]:text-start bl:[&_th]:font-semibold bl:[&_th]:text-default',
);

interface RowsProps {
  caption: string;
  columns: readonly string[];
  rows: readonly ScheduleRow[];
  /** Whether only assistive technology gets the caption. */
  hidden?: boolean;
}

function Rows({ caption, columns, rows, hidden = false }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard.
    <section aria-label={caption} tabIndex={0} className="bl:overflow-x-auto">
      <table className="bl:num bl:w-full bl:text-body-sm">
        <caption
          className={cn(hidden ? 'bl:sr-only' : 'bl:pb-3 bl:text-start bl:font-semibold bl:text-default bl:text-body')}
        >
          {caption}
        </caption>
        <thead>
          <tr className="bl:border-line-strong bl:border-b-[1.5px]">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn(
                  'bl:py-2 bl:pe-4 bl:align-bottom bl:font-semibold bl:text-default',
                  index === 0 ? 'bl:text-start' : 'bl:text-end bl:last:pe-0',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body}>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
