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
  return (
    <>
      {cell.figure && (
        <span className="block text-heading-md font-display font-semibold text-default">{cell.figure} </span>
      )}
      <span className="font-semibold text-default">{cell.text}</span>
      {cell.sources?.map((source) => (
        <sup key={source} className="ms-1 text-caption">
          <Link
            href={`#source-${source}`}
            aria-label={`${sourceLabel} ${sources.indexOf(source) + 1}`}
            className="relative font-semibold text-accent-text no-underline before:absolute before:-inset-2 hover:underline"
          >
            {sources.indexOf(source) + 1}
          </Link>
        </sup>
      ))}
      {cell.note && <span className="mt-0.5 block text-muted">{cell.note}</span>}
    </>
  );
}
