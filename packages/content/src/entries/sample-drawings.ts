import { figures } from '../claims/values.js';

/** Sample businesses, lenders and figures in drawings of the product, except those of the API. */
export const sampleDrawings = {
  invented: true,
  drawings: {
    introductions: {
      kind: 'introductions',
      label: 'Clients introduced, with the stage each has reached',
      clients: [
        { business: 'Northfold Home Goods', trade: 'Ecommerce, TX', stage: 2 },
        { business: 'Cascade Cold Chain', trade: 'Transportation, BC', stage: 3 },
        { business: 'Atelier Tremblay', trade: 'Retail, QC', stage: 1 },
      ],
    },
    queue: {
      kind: 'ledger',
      label: "A lender's queue of vetted funding requests, ranked by fit",
      rows: [
        { term: 'Wholesale', note: 'Ontario, 5 to 10 years', value: '$750,000', fit: 97 },
        { term: 'Transportation', note: 'British Columbia, over 10 years', value: '$1.6M', fit: 93 },
        { term: 'Ecommerce', note: 'Texas, 2 to 5 years', value: '$320,000', fit: 90 },
      ],
    },
    offers: {
      kind: 'ledger',
      label: 'Lender offers inside the product of a partner',
      rows: [
        { term: 'Prairie Ledger', note: 'Inventory financing', value: '$320,000' },
        { term: 'Corvane', note: 'Term loan', value: '$300,000' },
        { term: 'Brightmoor', note: 'PO financing', value: '$280,000' },
      ],
    },
    'own-link': {
      kind: 'notes',
      label: 'A referral link, and a client who used it',
      notes: [
        { icon: 'link', about: 'Your link', text: 'shows whose client it is.' },
        { icon: 'user-check', about: 'Atelier Tremblay', text: 'arrived with your name on file.' },
      ],
    },
    'status-notes': {
      kind: 'notes',
      label: 'Two status notes to a referral partner',
      notes: [
        { icon: 'git-merge', about: 'Northfold Home Goods', text: 'has 4 matches, best fit 90.' },
        { icon: 'badge-check', about: 'Cascade Cold Chain', text: 'signed today. Funds follow.' },
      ],
    },
    'client-choice': {
      kind: 'notes',
      label: 'A client who chose which lenders see the file',
      notes: [
        { icon: 'list-checks', about: 'Atelier Tremblay', text: 'chose two lenders out of four.' },
        { icon: 'lock-keyhole', about: 'The other two', text: 'cannot open the file.' },
      ],
    },
    encryption: { kind: 'encryption', label: figures.encryption, figure: '256', words: 'bit encryption' },
    'who-decides': {
      kind: 'ledger',
      label: 'Software reads the statements, a person decides',
      rows: [
        { term: 'Fourteen months of statements', value: 'Read by software' },
        { term: 'What they mean for you', value: 'Judged by a person' },
      ],
    },
    'no-charge': {
      kind: 'ledger',
      label: 'A business pays nothing, and sees the best fit first',
      rows: [
        { term: 'What matching costs', value: 'Nothing' },
        { term: 'What it sees first', value: 'The best fit' },
      ],
    },
    consent: {
      kind: 'ledger',
      label: 'Books shared with consent: fourteen months, balance sheet, payables',
      title: 'Shared with consent',
      progress: 74,
      rows: [
        { term: 'Monthly close', value: '14 months', icon: 'check' },
        { term: 'Balance sheet', value: 'Current', icon: 'check' },
        { term: 'Payables', value: 'Live', icon: 'check' },
      ],
    },
    replies: {
      kind: 'ledger',
      label: 'One client file with three lender replies',
      title: 'Three replies, one format',
      progress: 74,
      rows: [
        { term: 'Corvane', value: '11.25%' },
        { term: 'Prairie Ledger', value: '9.90%' },
        { term: 'Tidewell', value: '12.40%' },
      ],
    },
    vetted: {
      kind: 'ledger',
      label: 'A business with connected bank data and a stated need',
      rows: [
        { term: 'Wholesale, Ontario', note: 'Bank data, 14 months', value: 'Connected', mark: 'check' },
        { term: 'Use of funds', note: 'Inventory for a second warehouse', value: 'Stated', mark: 'check' },
      ],
    },
    renewal: {
      kind: 'ledger',
      label: "A client's growth, and a renewal request with a fresh file",
      rows: [
        { term: 'Cascade Cold Chain', note: 'Revolver, month 9 of 12', value: 'Revenue up 18%', mark: 'trending-up' },
        { term: 'Renewal request', note: '$1.6M to $2.1M', value: 'File refreshed', mark: 'check' },
      ],
    },
    checklist: {
      kind: 'ledger',
      label: 'Documents of an applicant, named and dated',
      rows: [
        { term: 'Bank statements', note: 'January 2025 to February 2026, 14 months', value: 'On file', mark: 'check' },
        { term: 'Tax filings', note: 'Last two years', value: 'On file', mark: 'check' },
      ],
    },
    diligence: {
      kind: 'ledger',
      label: 'Statements compared with the books; one difference is marked',
      rows: [
        { term: 'Revenue', note: 'Bank $4.2M, books $4.2M', value: 'Agrees', mark: 'check' },
        {
          term: 'Payables',
          note: 'Bank $310K, books $268K',
          value: 'A question for you',
          mark: 'scan-search',
          open: true,
        },
      ],
    },
    criteria: {
      kind: 'criteria',
      label: 'Of many profiles, those that meet your lending criteria reach your queue',
      gate: 'Your lending criteria',
      queue: 'Straight to your queue',
    },
  },

  introductions: { title: 'Your introductions', tag: '3 active' },
  queue: {
    title: 'New this week',
    filters: ['Revenue over $1M', 'CA and US', '12+ months'],
    columns: { business: 'Business', fit: 'Fit', request: 'Request', revenue: 'Revenue', status: 'Status' },
    ready: 'Ready to review',
    complete: 'Complete file',
    requests: [
      { business: 'Wholesale', trade: 'ON, 5 to 10 years', fit: 97, request: '$750,000', revenue: '$3M to $5M' },
      { business: 'Transportation', trade: 'BC, over 10 years', fit: 93, request: '$1.6M', revenue: 'Over $10M' },
      { business: 'Ecommerce', trade: 'TX, 2 to 5 years', fit: 90, request: '$320,000', revenue: '$1M to $3M' },
      { business: 'SaaS', trade: 'VA, 2 to 5 years', fit: 86, request: '$700,000', revenue: '$5M to $10M' },
    ],
  },
} as const;
