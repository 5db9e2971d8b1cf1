/** Assets and debt of a business, in dollars, and the share of each asset that a lender advances, in percent. */
export interface Assets {
  receivables: number;
  inventory: number;
  equipment: number;
  'receivables-rate': number;
  'inventory-rate': number;
  'equipment-rate': number;
  /** Already borrowed. */
  owed: number;
}

/**
 * How much can be borrowed against the assets of a business, and how much of it is left, zero or more, in dollars.
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
