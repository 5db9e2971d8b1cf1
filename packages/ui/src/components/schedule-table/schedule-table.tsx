import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { ScheduleRow } from '../../types.js';

export interface ScheduleTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Caption of the table. */
  caption: string;
  /** Column headers. The first one is above the row headers. */
  columns: readonly string[];
  /** One row per year. */
  years: readonly ScheduleRow[];
  /** One row per month, shown on demand. */
  months?: readonly ScheduleRow[];
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
  monthsLabel = 'Every month',
  className,
  ...props
}: ScheduleTableProps) {
  return (
    <div {...props} data-slot="schedule-table" className={className}>
      <Rows caption={caption} columns={columns} rows={years} />
      {months.length > 0 && (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 items-center font-semibold text-default underline underline-offset-4">
            {monthsLabel}
          </summary>
          <Rows caption={`${caption}: ${monthsLabel}`} columns={columns} rows={months} hidden />
        </details>
      )}
    </div>
  );
}

/** Classes of all rows and cells: on each of 600 months they would more than double the size of the page. */
const body = cn(
  'whitespace-nowrap text-end *:border-line *:border-b *:*:py-2 *:*:not-last:pe-4',
  '[&_th]:text-start [&_th]:font-semibold [&_th]:text-default',
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
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="num w-full text-body-sm">
        <caption className={cn(hidden ? 'sr-only' : 'pb-3 text-start font-semibold text-default text-body')}>
          {caption}
        </caption>
        <thead>
          <tr className="border-line-strong border-b-[1.5px]">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn(
                  'py-2 pe-4 align-bottom font-semibold text-default',
                  index === 0 ? 'text-start' : 'text-end last:pe-0',
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
