/** What the drawing of the product shows: a business, lenders and offers that are all invented. */
export const sampleMatches = [
  { lender: 'Corvane', fit: 97, amount: '$750,000', rate: '11.25%', product: 'Term loan', decision: '24 h' },
  {
    lender: 'Prairie Ledger',
    fit: 94,
    amount: '$620,000',
    rate: '9.90%',
    product: 'Inventory financing',
    decision: '48 h',
  },
  { lender: 'Tidewell', fit: 91, amount: '$500,000', rate: '12.40%', product: 'Line of credit', decision: '24 h' },
  { lender: 'Oakenline', fit: 88, amount: '$900,000', rate: '10.75%', product: 'Asset-based', decision: '48 h' },
  { lender: 'Brightmoor', fit: 84, amount: '$410,000', rate: '2.1% / mo', product: 'PO financing', decision: '36 h' },
  { lender: 'Halden Street', fit: 81, amount: '$750,000', rate: '13.10%', product: 'Term loan', decision: '48 h' },
] as const;
