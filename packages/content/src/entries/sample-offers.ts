/** Sample businesses, lenders and figures in drawings of the product. */
export const sampleOffers = {
  invented: true,
  matches: {
    title: '6 lenders match this profile',
    profile: {
      business: 'Juniper & Sons Supply',
      place: 'Wholesale, Hamilton ON',
      complete: 88,
      documents: [
        { name: 'Business details', status: 'Verified' },
        { name: 'Bank data', status: '14 months' },
        { name: 'Accounting', status: 'Connected' },
        { name: 'Tax filings', status: '1 of 2', missing: true },
      ],
      lookingFor: { label: 'Looking for', amount: 'C$750,000' },
    },
    columns: {
      lender: 'Lender',
      fit: 'Fit',
      amount: 'Up to (C$)',
      rate: 'Interest rate',
      product: 'Product',
      decision: 'Decision',
    },
    bestFit: 'Best fit',
    offers: [
      { lender: 'Corvane', fit: 97, amount: '$750,000', rate: '11.25%', product: 'Term loan', decision: '24 h' },
      {
        lender: 'Prairie Ledger',
        fit: 94,
        amount: '$620,000',
        rate: '9.90%',
        product: 'Inventory financing',
        decision: '5 days',
      },
      { lender: 'Tidewell', fit: 91, amount: '$500,000', rate: '12.40%', product: 'Line of credit', decision: '24 h' },
      { lender: 'Oakenline', fit: 88, amount: '$900,000', rate: '10.75%', product: 'Asset-based', decision: '3 weeks' },
      {
        lender: 'Brightmoor',
        fit: 84,
        amount: '$410,000',
        rate: '25.20%',
        product: 'PO financing',
        decision: '36 h',
      },
      { lender: 'Halden Street', fit: 81, amount: '$750,000', rate: '13.10%', product: 'Term loan', decision: '48 h' },
    ],
    more: '2 more lenders match',
  },
  features: {
    offer: {
      label: 'Amount',
      amount: '$750,000',
      terms: [
        ['Term', '24 months'],
        ['Payment', '$35,043 / mo'],
        ['Decision', '24 hours'],
      ],
    },
    documents: {
      readers: ['Corvane', 'Prairie Ledger', 'Oakenline'],
      sent: 'Sent once',
      read: 'Read by three lenders',
    },
    call: {
      initials: 'AL',
      time: '10:30',
      title: 'Amara, today at 10:30',
      message: 'I read your file. Two quick wins.',
      wins: ['Add the second tax filing', 'Ask for inventory financing too'],
    },
    insights: { cause: 'After tax filings', effect: 'Fit 88 to 94' },
  },
} as const;
