import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { RateRow } from '../../types.js';

export interface RateComparisonProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, paragraphs, the table's caption, and its four column headers. */
  content: {
    title: string;
    text: readonly string[];
    caption: string;
    columns: readonly [string, string, string, string];
  };
  /** Ways to pay the same cost. The first is the visitor's own. */
  rows: readonly RateRow[];
}

/**
 * The same cost over different times: a table with a bar below each row. The visitor's own is in the accent colour.
 *
 * Renders a `<section>`. Styling hook: `data-slot="rate-comparison"`.
 */
export function RateComparison({ content, rows, className, ...props }: RateComparisonProps) {
  const { title, text, caption, columns } = content;
  return (
    <section {...props} data-slot="rate-comparison" className={cn('section-y', className)}>
      <div className="wrap page-grid">
        <div className="lg:col-[1/5]">
          <h2 className="text-display-md">{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
        </div>
        <table className="w-full self-start max-md:block lg:col-[6/-1]">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-line-strong border-b-[1.5px] text-start text-body-sm text-default">
              {columns.map((column) => (
                <th key={column} scope="col" className="pe-4 pb-3 align-bottom font-semibold last:pe-0 last:text-end">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row, index) => (
              <tr
                key={row.label}
                className="relative border-line border-b align-baseline max-md:grid max-md:grid-cols-[1fr_auto] max-md:pt-4 max-md:pb-8"
              >
                <th scope="row" className="pt-5 pe-4 pb-10 text-start font-semibold text-default max-md:p-0">
                  {row.label}
                  <i
                    aria-hidden
                    style={{ width: `${row.share * 100}%` }}
                    className={cn('absolute bottom-4 inset-s-0 h-3', index === 0 ? 'bg-accent' : 'bg-drawn-mid')}
                  />
                </th>
                <td className="num pe-4 pb-10 max-md:col-start-1 max-md:p-0">{row.time}</td>
                <td className="num pe-4 pb-10 max-md:col-start-1 max-md:p-0">{row.pays}</td>
                <td className="pb-10 text-end font-display font-semibold text-[1.375rem] text-default leading-tight max-md:col-start-2 max-md:row-start-1 max-md:p-0">
                  {row.rate}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
