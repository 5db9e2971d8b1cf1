import type { FundingKind } from '../../schemas/pages/compare.js';

/** Ids of the sources of these rows, in the order in which they name them. */
export const sourceIds = (rows: readonly Pick<FundingKind, 'cells'>[]): string[] => [
  ...new Set(rows.flatMap(({ cells }) => Object.values(cells).flatMap((cell) => cell.sources ?? []))),
];
