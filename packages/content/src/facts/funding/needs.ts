/** What each need can be paid with: ids of the kinds of funding, the one to look at first before the others. */
export const kindsByNeed = {
  stock: [
    'inventory-financing',
    'line-of-credit',
    'asset-based-lending',
    'merchant-cash-advance',
    'supply-chain-financing',
  ],
  order: ['po-financing', 'line-of-credit', 'asset-based-lending', 'supply-chain-financing'],
  equipment: ['equipment-financing', 'government-backed-loan', 'csbfp-loan', 'term-loans'],
  late: ['line-of-credit', 'invoice-factoring', 'asset-based-lending'],
  gap: ['line-of-credit', 'merchant-cash-advance'],
  growth: ['government-backed-loan', 'csbfp-loan', 'term-loans', 'line-of-credit', 'asset-based-lending'],
  buy: ['government-backed-loan', 'csbfp-loan', 'term-loans', 'asset-based-lending'],
  debt: ['term-loans'],
  refinance: ['term-loans'],
} as const satisfies Record<string, readonly string[]>;

export type Need = keyof typeof kindsByNeed;

/** The needs that a kind of funding serves. */
export const needsOf = (id: string): Need[] =>
  (Object.keys(kindsByNeed) as Need[]).filter((need) => (kindsByNeed[need] as readonly string[]).includes(id));
