'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../components/segmented-control/index.js';
import { Tag } from '../../components/tag/index.js';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { Link } from '../../lib/link.js';
import type { ComparisonColumn, ComparisonRow } from '../../types.js';
import { ComparisonCellContent } from './comparison-cell.js';
import { ComparisonNotes } from './comparison-notes.js';
import { hideOthers } from './hide-others.js';
import { type Sorting, sortRows } from './sort-rows.js';

export interface ComparisonTableProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  content: {
    caption: string;
    /** Header of the column with the names of the rows. */
    rowsLabel: string;
    /** A label above the rows without a figure in a column. They should be last and have no rank. It is left out if another column sorts the table. */
    unpriced?: { column: string; label: string };
    /** Accessible name of the filter. */
    needsLabel: string;
    /** Label of the option that shows everything. */
    allLabel: string;
    /** Tells assistive technology what a number after a figure means. */
    sourceLabel: string;
    /** Below the table, as in `ComparisonNotes`. */
    note?: string | readonly string[];
    /** Number of shown rows: `{count}` of `{all}`. */
    shown: string;
    needs: readonly { id: string; label: string }[];
    columns: readonly ComparisonColumn[];
  };
  rows: readonly ComparisonRow[];
  /** Ids of the sources, in the order of their numbers. */
  sources: readonly string[];
  /** Id of the selected need, for example that of the page's address. Without it all rows are shown. */
  need?: string | undefined;
  /** Called with the id of the need that the visitor selects, or with `undefined` for all rows. */
  onNeedChange?: ((need: string | undefined) => void) | undefined;
  /** Between the filter and the table: `ComparisonAdvice`, for example one that is fetched later. */
  advice?: ReactNode;
  /** Below the table: `ComparisonNotes`, for example ones that are fetched later. */
  children?: ReactNode;
}

/**
 * Compares things: a table on wide screens, a card for each on narrow ones. It can be filtered by need and sorted by
 * its column headers. The filter works with CSS alone; without JavaScript the headers are plain text.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="comparison-table"`, `comparison-row`, `comparison-group`.
 */
export function ComparisonTable({
  content,
  rows,
  sources,
  need: given,
  onNeedChange,
  advice,
  children = content.note && <ComparisonNotes note={content.note} />,
  className,
  ...props
}: ComparisonTableProps) {
  const { caption, rowsLabel, needsLabel, allLabel, sourceLabel, shown, needs, columns, unpriced } = content;
  const { locale } = useKitLabels();
  const [sorting, setSorting] = useState<Sorting>();
  const [selected, setSelected] = useState(given ?? 'all');
  const [isChosen, setIsChosen] = useState(false);
  const [before, setBefore] = useState(given);
  if (given !== before) {
    setBefore(given);
    setSelected(given ?? 'all');
  }
  const choose = (need: string) => {
    setSelected(need);
    setIsChosen(true);
    onNeedChange?.(need === 'all' ? undefined : need);
  };
  const hydrated = useHydrated();
  const options = [{ value: 'all', label: allLabel }, ...needs.map(({ id, label }) => ({ value: id, label }))];
  const count = rows.filter((row) => selected === 'all' || row.needs.includes(selected)).length;
  const sorted = sortRows(rows, sorting, locale);
  const isGrouped = unpriced && (!sorting || sorting.column === unpriced.column);
  const firstUnpriced = isGrouped ? sorted.findIndex(({ cells }) => !cells[unpriced.column]?.figure) : -1;
  const heads: ComparisonColumn[] = [{ id: 'title', label: rowsLabel, sortable: true }, ...columns];
  return (
    <section {...props} data-slot="comparison-table" className={cn('bl:pb-fluid-14', className)}>
      <div className="bl:wrap">
        {/*
         * React moves this to the `<head>`. A build may merge it with other styles there without a hydration mismatch.
         */}
        <style href={`comparison-${needs.map(({ id }) => id).join('-')}`} precedence="medium">
          {needs.map(({ id }) => hideOthers(id)).join('')}
        </style>
        <div className="bl:mb-fluid-9">
          <p aria-hidden className="bl:mb-2.5 bl:text-heading-sm bl:text-default bl:font-display">
            {needsLabel}
          </p>
          <SegmentedControl
            label={needsLabel}
            name="need"
            layout="chips"
            options={options}
            value={selected}
            onValueChange={choose}
          />
          {advice}
        </div>
        {/* Empty until the visitor chooses, so that nothing is announced before. */}
        <p aria-live="polite" className="bl:sr-only">
          {isChosen && shown.replace('{count}', String(count)).replace('{all}', String(rows.length))}
        </p>
        <div className="bl:lg:max-xl:bleed-e bl:lg:max-xl:overflow-x-auto bl:print:overflow-visible">
          <table className="bl:w-full bl:text-body-sm bl:leading-snug bl:max-lg:block bl:table-fixed bl:lg:max-xl:min-w-312">
            <caption className="bl:sr-only">{caption}</caption>
            <thead className="bl:max-lg:mb-4 bl:max-lg:block">
              <tr className="bl:max-lg:flex bl:max-lg:flex-wrap bl:max-lg:gap-x-4 bl:lg:border-line-strong bl:lg:border-b-[1.5px]">
                {heads.map((head) => (
                  <th
                    key={head.id}
                    scope="col"
                    aria-sort={sorting?.column === head.id ? `${sorting.direction}ending` : undefined}
                    className={cn(
                      'bl:pe-4 bl:text-start bl:align-bottom bl:font-semibold bl:text-default bl:lg:first:w-[14%] bl:lg:nth-2:w-[18%]',
                      !head.sortable && 'bl:max-lg:sr-only',
                    )}
                  >
                    {head.sortable && hydrated ? (
                      <button
                        type="button"
                        onClick={() => setSorting(next(sorting, head.id))}
                        className="bl:inline-flex bl:min-h-11 bl:items-center bl:gap-1 bl:text-start bl:hover:text-accent-text"
                      >
                        <span>{head.label}</span>
                        <SortIcon direction={sorting?.column === head.id ? sorting.direction : undefined} />
                      </button>
                    ) : (
                      // As wide as the button, so that nothing moves when the page hydrates.
                      <span className={cn('bl:inline-flex bl:min-h-11 bl:items-center', head.sortable && 'bl:pe-5')}>
                        <span>{head.label}</span>
                      </span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="bl:max-lg:grid bl:max-lg:gap-4 bl:max-lg:sm:grid-cols-2">
              {sorted.map((row, index) => (
                <Fragment key={row.id}>
                  {index === firstUnpriced && unpriced && (
                    <tr
                      data-slot="comparison-group"
                      data-needs={sorted
                        .slice(index)
                        .flatMap((one) => one.needs)
                        .join(' ')}
                      className="bl:max-lg:col-span-full bl:lg:border-line-strong bl:lg:border-b-[1.5px]"
                    >
                      <th
                        scope="colgroup"
                        colSpan={heads.length}
                        className="bl:pt-10 bl:pb-3 bl:text-start bl:text-heading-sm bl:font-display bl:text-default bl:max-lg:block bl:max-lg:p-0 bl:max-lg:pt-4"
                      >
                        {unpriced.label}
                      </th>
                    </tr>
                  )}
                  <tr
                    data-slot="comparison-row"
                    data-needs={row.needs.join(' ')}
                    className={cn(
                      'bl:align-top',
                      'bl:max-lg:grid bl:max-lg:grid-cols-2 bl:max-lg:content-start bl:max-lg:gap-x-5 bl:max-lg:gap-y-4 bl:max-lg:rounded-panel bl:max-lg:border',
                      'bl:max-lg:border-line bl:max-lg:bg-raised bl:max-lg:p-5 bl:lg:border-line bl:lg:border-b',
                    )}
                  >
                    <th
                      scope="row"
                      className="bl:py-4 bl:pe-4 bl:text-start bl:font-normal bl:max-lg:col-span-2 bl:max-lg:p-0"
                    >
                      <Link
                        href={row.href}
                        className="bl:font-display bl:font-semibold bl:text-default bl:text-heading-sm bl:no-underline bl:hover:text-accent-text bl:hover:underline"
                      >
                        {row.title}
                      </Link>
                      {row.tag && (
                        <Tag variant="line" className="bl:mt-1.5 bl:flex bl:w-fit bl:whitespace-normal">
                          {row.tag}
                        </Tag>
                      )}
                      <span className="bl:mt-0.5 bl:block bl:text-muted">{row.subtitle}</span>
                    </th>
                    {columns.map(({ id, label }) => (
                      <td key={id} className="bl:py-4 bl:pe-4 bl:last:pe-0 bl:max-lg:nth-2:col-span-2 bl:max-lg:p-0">
                        <span className="bl:block bl:text-caption bl:text-muted bl:lg:hidden">{label}</span>
                        <ComparisonCellContent
                          cell={row.cells[id]}
                          sources={sources}
                          sourceLabel={sourceLabel}
                          row={row.title}
                          column={label}
                        />
                      </td>
                    ))}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
        {children}
      </div>
    </section>
  );
}

const next = (now: Sorting | undefined, column: string): Sorting => ({
  column,
  direction: now?.column === column && now.direction === 'asc' ? 'desc' : 'asc',
});

function SortIcon({ direction }: { direction: 'asc' | 'desc' | undefined }) {
  const Arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <Arrow
      size={16}
      strokeWidth={1.75}
      className={cn('bl:flex-none', direction ? 'bl:text-accent-text' : 'bl:text-muted')}
    />
  );
}
