import { type ComponentProps, useId } from 'react';
import { SectionIntro } from '../../components/section-intro/index.js';
import { cn } from '../../lib/cn.js';
import type { RateRow } from '../../types.js';

export interface RateComparisonProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Heading, paragraphs, the table's caption, and its four column headers. */
  content: {
    title: string;
    text: readonly string[];
    caption: string;
    columns: readonly [string, string, string, string];
    /** Paragraphs below the table. */
    notes?: readonly string[];
  };
  /** Ways to pay the same cost. The first is the visitor's own. */
  rows: readonly RateRow[];
  /** `page` is a section of a page; `column` is inside a column, such as a result. @default 'page' */
  layout?: 'page' | 'column';
}

/**
 * The same cost over different times: a table with a bar below each row. The visitor's own is in the accent colour.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="rate-comparison"`, `data-layout`.
 */
export function RateComparison({ content, rows, layout = 'page', className, ...props }: RateComparisonProps) {
  const id = useId();
  const { title, text, caption, columns, notes = [] } = content;
  const isPage = layout === 'page';
  const beside = isPage && 'bl:lg:col-[6/-1]';
  return (
    <section
      aria-labelledby={id}
      {...props}
      data-slot="rate-comparison"
      data-layout={layout}
      className={cn(isPage && 'bl:section-y', className)}
    >
      <div className={isPage ? 'bl:wrap bl:page-grid' : 'bl:grid bl:grid-cols-1 bl:gap-6'}>
        {isPage ? (
          <SectionIntro title={title} titleId={id} text={text} />
        ) : (
          <div className="bl:grid bl:gap-3">
            <h3 id={id} className="bl:text-heading-lg">
              {title}
            </h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <table className={cn('bl:w-full bl:self-start bl:max-md:block', beside)}>
          <caption className="bl:sr-only">{caption}</caption>
          <thead className="bl:max-md:sr-only">
            <tr className="bl:border-line-strong bl:border-b-[1.5px] bl:text-start bl:text-body-sm bl:text-default">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="bl:pe-4 bl:pb-3 bl:align-bottom bl:font-semibold bl:last:pe-0 bl:last:text-end"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="bl:max-md:block">
            {rows.map((row, index) => (
              <tr
                key={row.label}
                className="bl:relative bl:border-line bl:border-b bl:align-baseline bl:max-md:grid bl:max-md:grid-cols-[1fr_auto] bl:max-md:pt-4 bl:max-md:pb-8"
              >
                <th
                  scope="row"
                  className="bl:pt-5 bl:pe-4 bl:pb-10 bl:text-start bl:font-semibold bl:text-default bl:max-md:p-0"
                >
                  <span>{row.label}</span>
                  <i
                    aria-hidden
                    style={{ width: `${row.share * 100}%` }}
                    className={cn(
                      'bl:absolute bl:bottom-4 bl:inset-s-0 bl:h-3',
                      index === 0 ? 'bl:bg-accent' : 'bl:bg-drawn-mid',
                    )}
                  />
                </th>
                <td className="bl:num bl:pe-4 bl:pb-10 bl:max-md:col-span-2 bl:max-md:p-0">{row.time}</td>
                <td className="bl:num bl:pe-4 bl:pb-10 bl:max-md:col-span-2 bl:max-md:p-0">{row.pays}</td>
                <td
                  className={cn(
                    'bl:pb-10',
                    'bl:text-end bl:font-display bl:font-semibold bl:text-[1.375rem] bl:text-default bl:leading-tight',
                    'bl:max-md:col-start-2 bl:max-md:row-start-1 bl:max-md:p-0',
                  )}
                >
                  {row.rate}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {notes.length > 0 && (
          <div className={cn('bl:grid bl:gap-3', beside)}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
