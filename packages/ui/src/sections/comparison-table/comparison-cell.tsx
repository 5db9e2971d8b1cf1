import { Link } from '../../lib/link.js';
import type { ComparisonCell } from '../../types.js';

interface ComparisonCellContentProps {
  cell: ComparisonCell | undefined;
  /** Ids of all sources, in the order of their numbers. */
  sources: readonly string[];
  sourceLabel: string;
}

export function ComparisonCellContent({ cell, sources, sourceLabel }: ComparisonCellContentProps) {
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
      {numbers.map((number) => (
        <sup key={number} className="bl:text-caption">
          <Link
            href={`#source-${sources[number - 1]}`}
            aria-label={`${sourceLabel} ${number}`}
            className="bl:relative bl:inline-block bl:px-2 bl:font-semibold bl:text-accent-text bl:no-underline bl:before:absolute bl:before:-inset-y-2 bl:before:inset-x-0 bl:hover:underline"
          >
            {number}
          </Link>
        </sup>
      ))}
      {cell.note && <span className="bl:mt-0.5 bl:block bl:text-muted">{cell.note}</span>}
    </>
  );
}
