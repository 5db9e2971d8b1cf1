'use client';

import { Fragment } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { Link } from '../../lib/link.js';
import type { ComparisonCell } from '../../types.js';

interface ComparisonCellContentProps {
  cell: ComparisonCell | undefined;
  /** Ids of all sources, in the order of their numbers. */
  sources: readonly string[];
  sourceLabel: string;
  /** They tell assistive technology the details of one cell from those of another. */
  row: string;
  column: string;
}

export function ComparisonCellContent({ cell, sources, sourceLabel, row, column }: ComparisonCellContentProps) {
  const kit = useKitLabels();
  if (!cell) return null;
  const numbers = (cell.sources ?? []).map((source) => sources.indexOf(source) + 1).sort((a, b) => a - b);
  return (
    <>
      {cell.figure && (
        <span className="bl:block bl:text-heading-md bl:font-display bl:font-semibold bl:text-default">
          {`${cell.figure} `}
        </span>
      )}
      <span className="bl:font-semibold bl:text-default">{cell.text}</span>
      {/* The first number stays on the line of the last word. */}
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && <wbr />}
          <sup className="bl:text-caption bl:leading-0">
            <Link
              href={`#source-${sources[number - 1]}`}
              aria-label={`${sourceLabel} ${number}`}
              className={cn(
                'bl:relative bl:px-2 bl:font-semibold bl:text-accent-text bl:no-underline bl:hover:underline',
                'bl:before:absolute bl:before:-inset-y-2 bl:before:inset-x-0',
              )}
            >
              {number}
            </Link>
          </sup>
        </Fragment>
      ))}
      {cell.other && <span className="bl:mt-1 bl:block bl:font-semibold bl:text-default">{cell.other}</span>}
      {cell.note && <span className="bl:mt-0.5 bl:block bl:text-muted">{cell.note}</span>}
      {cell.details && (
        <details className="bl:text-muted bl:print:details-content:[content-visibility:visible]">
          <summary className="bl:relative bl:inline-flex bl:min-h-8 bl:items-center bl:font-semibold bl:text-default bl:underline bl:underline-offset-4 bl:hover:text-accent-text bl:print:hidden">
            <span>{kit.details}</span>
            <span className="bl:sr-only">{row}</span>
            <span className="bl:sr-only">{column}</span>
          </summary>
          <p>{cell.details}</p>
        </details>
      )}
    </>
  );
}
