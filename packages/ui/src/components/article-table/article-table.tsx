import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
import type { CellAlign } from '../../types.js';

export interface ArticleTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Caption: what the table compares. */
  caption?: string | undefined;
  /** Headings of the columns, in light markup. */
  head: readonly string[];
  /** Alignment of each column; numbers go to the right. @default all left */
  align?: readonly CellAlign[];
  /** Cells in light markup. The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
  /** Renders the markup of a cell. */
  draw?: (markup: string) => ReactNode;
}

/**
 * A table in running text. If its columns do not fit, the table scrolls horizontally, also by keyboard.
 *
 * Renders a `<div>` with a `<table>`. Styling hook: `data-slot="article-table"`.
 */
export function ArticleTable({
  caption,
  head,
  align = [],
  rows,
  draw = (markup) => lightMarkup(markup),
  className,
  ...props
}: ArticleTableProps) {
  const side = (column: number) => (align[column] === 'right' ? 'text-end num' : 'text-start');
  return (
    <div
      role="group"
      aria-label={caption ?? head.join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard.
      tabIndex={0}
      {...props}
      data-slot="article-table"
      className={cn('max-w-full overflow-x-auto text-body-sm leading-snug', className)}
    >
      <table className="w-full text-default">
        {caption && <caption className="pb-3 text-start font-semibold">{draw(caption)}</caption>}
        <thead>
          <tr className="border-y-[1.5px] border-line-strong">
            {head.map((cell, column) => (
              <th key={cell} scope="col" className={cn(cellClass, 'align-bottom font-semibold', side(column))}>
                {draw(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b border-line">
              <th scope="row" className={cn(cellClass, 'text-start align-top font-medium')}>
                {draw(row[0] ?? '')}
              </th>
              {row.slice(1).map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column.
                <td key={at} className={cn(cellClass, 'align-top', side(at + 1))}>
                  {draw(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellClass = 'py-3 pe-5 last:pe-0 min-w-24';
