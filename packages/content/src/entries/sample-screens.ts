/** Sample businesses, lenders and figures in drawings of the product. */
export const sampleScreens = {
  invented: true,
  screens: {
    business: 'Juniper & Sons Supply',
    place: 'Hamilton, ON',
    menu: { home: 'Home', upload: 'Documents', match: 'Matches', debt: 'Debt', messages: 'Messages' },
    home: {
      title: 'Good morning, Sam',
      complete: { figure: '88%', words: 'Profile complete. Tax filings are next.' },
      match: { figure: '6 lenders', words: 'match what you are looking for' },
      rows: [
        { name: 'Add the second tax filing', detail: 'Two lenders ask for it', value: '2 min' },
        { name: 'Confirm the use of funds', detail: 'Inventory for the fall', value: '1 min' },
        { name: 'Answer Corvane', detail: 'A question about receivables', value: 'New' },
      ],
    },
    upload: {
      title: 'Documents',
      drop: 'Drop statements and filings here',
      verified: 'Verified',
      rows: [
        { name: 'Bank statements', detail: '14 months, connected' },
        { name: 'Balance sheet', detail: 'September, from your books' },
        { name: 'Tax filing 2025', detail: 'PDF, 6 pages' },
        { name: 'Tax filing 2024', detail: 'Asked for by two lenders', missing: 'Missing' },
      ],
    },
    match: {
      title: '6 lenders match',
      lender: 'Corvane',
      bestFit: 'Best fit',
      fit: '97',
      terms: [
        ['Amount', '$750,000'],
        ['Rate', '11.25%'],
        ['Monthly', '$35,043'],
        ['Decision', '24 h'],
      ],
      rows: [
        { name: 'Prairie Ledger', detail: 'Inventory financing, 9.90%', value: '94' },
        { name: 'Tidewell', detail: 'Line of credit, 12.40%', value: '91' },
        { name: 'Oakenline', detail: 'Asset-based, 10.75%', value: '88' },
      ],
    },
    debt: {
      title: 'Debt',
      label: 'Outstanding, four debts',
      total: '$412,600',
      rows: [
        { name: 'Equipment term loan', detail: 'Next payment Dec 1', value: '$206,300' },
        { name: 'Line of credit', detail: 'Drawn of $150,000', value: '$103,150' },
        { name: 'Vehicle loan', detail: 'Next payment Dec 4', value: '$61,400' },
        { name: 'Supplier terms', detail: 'Due in 38 days', value: '$41,750' },
      ],
    },
  },
} as const;
