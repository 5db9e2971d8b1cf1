import type { FundingKind } from '../../schemas/pages/compare.js';
import { needsOf } from './needs.js';

type Row = Omit<FundingKind, 'needs'>;

const byRank = (one: Row, other: Row) => (one.cells.cost.rank ?? 0) - (other.cells.cost.rank ?? 0);

/**
 * The rows of the comparison with what each is for: those with a market price from the cheapest to the most expensive, then the others in the order of
 * our judgment. These have no rank, so that they stay last however the table is sorted by cost.
 */
export function pricedFirst(kinds: readonly Row[]): FundingKind[] {
  const rows = [...kinds].sort(byRank).map((kind) => ({ ...kind, needs: needsOf(kind.id) }));
  const unpriced = rows
    .filter(({ cells }) => !cells.cost.figure)
    .map(({ cells, ...row }) => ({ ...row, cells: { ...cells, cost: { ...cells.cost, rank: undefined } } }));
  return [...rows.filter(({ cells }) => cells.cost.figure), ...unpriced];
}
