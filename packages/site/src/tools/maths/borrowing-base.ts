/** What a business owns and owes, in dollars, and what a lender advances on it, in percent. */
export interface Assets {
  receivables: number;
  inventory: number;
  equipment: number;
  'receivables-rate': number;
  'inventory-rate': number;
  'equipment-rate': number;
  /** Borrowed already. */
  owed: number;
}

/**
 * What the assets of a business support.
 *
 * - `base` = the sum of each kind of asset x its advance rate, in dollars
 * - `available` = base - owed, in dollars, not below zero
 *
 * Source: Comptroller's Handbook, Asset-Based Lending (OCC, March 2014), on borrowing bases and availability.
 */
export function borrowingBase(assets: Assets) {
  const base =
    (assets.receivables * assets['receivables-rate'] +
      assets.inventory * assets['inventory-rate'] +
      assets.equipment * assets['equipment-rate']) /
    100;
  return { base, available: Math.max(0, base - assets.owed) };
}
