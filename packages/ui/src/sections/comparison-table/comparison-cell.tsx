import { Link } from '../../lib/link.js';
import type { ComparisonCell } from '../../types.js';

interface ComparisonCellContentProps {
  cell: ComparisonCell | undefined;
  /** Ids of all sources, in the order of their numbers. */
  sources: readonly string[];
  sourceLabel: string;
}

/** The content of a cell, with the numbers of its sources. */
export function ComparisonCellContent({ cell, sources, sourceLabel }: ComparisonCellContentProps) {
  if (!cell) return null;
  const numbers = (cell.sources ?? []).map((source) => sources.indexOf(source) + 1).sort((a, b) => a - b);
  return (
    <>
      {cell.figure && (
        <span className="block text-heading-md font-display font-semibold text-default">{cell.figure} </span>
      )}
      <span className="font-semibold text-default">{cell.text}</span>
      {numbers.map((number) => (
        <sup key={number} className="ms-1 text-caption">
          <Link
            href={`#source-${sources[number - 1]}`}
            aria-label={`${sourceLabel} ${number}`}
            className="relative font-semibold text-accent-text no-underline before:absolute before:-inset-2 hover:underline"
          >
            {number}
          </Link>
        </sup>
      ))}
      {cell.note && <span className="mt-0.5 block text-muted">{cell.note}</span>}
    </>
  );
}
