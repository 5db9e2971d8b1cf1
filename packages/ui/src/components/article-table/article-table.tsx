import { type ComponentProps, type ReactNode, useId } from 'react';
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
  const nameId = useId();
  const side = (column: number) => (align[column] === 'right' ? 'bl:text-end bl:num' : 'bl:text-start');
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard.
      tabIndex={0}
      {...props}
      data-slot="article-table"
      className={cn(
        'bl:max-w-full bl:overflow-x-auto bl:text-body-sm bl:leading-snug bl:print:overflow-visible',
        className,
      )}
    >
      {/* Columns are as wide as their longest word, also inside a text that breaks words: the table scrolls. */}
      <table className="bl:w-full bl:wrap-break-word bl:text-default bl:[&_a]:wrap-break-word!">
        {caption && (
          <caption id={nameId} className="bl:pb-3 bl:text-start bl:font-semibold">
            {draw(caption)}
          </caption>
        )}
        <thead id={caption ? undefined : nameId}>
          <tr className="bl:border-y-[1.5px] bl:border-line-strong">
            {head.map((cell, column) => (
              <th key={cell} scope="col" className={cn(cellClass, 'bl:align-bottom bl:font-semibold', side(column))}>
                {draw(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="bl:border-b bl:border-line">
              <th scope="row" className={cn(cellClass, 'bl:text-start bl:align-top bl:font-medium')}>
                {draw(row[0] ?? '')}
              </th>
              {row.slice(1).map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column.
                <td key={at} className={cn(cellClass, 'bl:align-top', side(at + 1))}>
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

const cellClass = 'bl:py-3 bl:pe-5 bl:last:pe-0 bl:min-w-24';
