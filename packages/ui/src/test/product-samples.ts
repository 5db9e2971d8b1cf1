import type { Drawing, ProductDrawingName, ProductSamples } from '../types.js';

const ledger = (label: string): Drawing => ({ kind: 'ledger', label, rows: [{ term: 'Sample Goods', value: '$1' }] });
const ledgers = Object.fromEntries(
  ['who-decides', 'no-charge', 'consent', 'replies', 'vetted', 'renewal', 'checklist', 'diligence', 'keys'].map(
    (name) => [name, ledger(name)],
  ),
) as Record<ProductDrawingName, Drawing>;
const notes = (label: string): Drawing => ({
  kind: 'notes',
  label,
  notes: [{ icon: 'link', about: 'Your link', text: 'knows them.' }],
});

/** One sample of each kind, for tests of drawings. */
export const productSamples: ProductSamples = {
  drawings: {
    ...ledgers,
    introductions: {
      kind: 'introductions',
      label: 'Clients introduced',
      clients: [{ business: 'Sample Goods', trade: 'Retail', stage: 2 }],
    },
    queue: { kind: 'ledger', label: 'A queue', rows: [{ term: 'Sample Goods', note: 'Retail', value: '$1', fit: 97 }] },
    offers: {
      kind: 'ledger',
      label: 'Offers',
      title: 'Offers',
      progress: 50,
      rows: [{ term: 'Corvane', value: '$2' }],
    },
    'own-link': notes('A link'),
    'status-notes': notes('Status'),
    'client-choice': notes('A choice'),
    encryption: { kind: 'encryption', label: 'Encryption', figure: '1', words: 'bit encryption' },
    criteria: { kind: 'criteria', label: 'Criteria', gate: 'Gate', queue: 'Queue' },
    endpoints: { kind: 'endpoints', label: 'Calls', calls: [{ method: 'GET', path: '/v1', note: 'Read' }] },
    signal: {
      kind: 'signal',
      label: 'A signal',
      stops: [
        { title: 'Invoice', note: 'paid' },
        { title: 'Score', note: 'up' },
        { title: 'Webhook', note: 'sent' },
      ],
    },
  },
  introductions: { title: 'Introductions', tag: 'active' },
  matches: {
    title: 'Lenders match',
    profile: {
      business: 'Sample Goods',
      place: 'Hamilton',
      complete: 88,
      documents: [
        { name: 'Bank data', status: 'Connected' },
        { name: 'Tax filings', status: 'Open', missing: true },
      ],
      lookingFor: { label: 'Looking for', amount: '$3' },
    },
    columns: { lender: 'Lender', fit: 'Fit', amount: 'Amount', rate: 'Rate', product: 'Product', decision: 'Decision' },
    bestFit: 'Best',
    offers: (['Corvane', 'Prairie Ledger', 'Tidewell', 'Oakenline', 'Brightmoor', 'Halden Street'] as const).map(
      (lender, at) => ({ lender, product: 'Loan', amount: `$${at + 1}`, rate: '9%', decision: 'Soon', fit: 97 - at }),
    ),
    more: 'More match',
  },
  features: {
    offer: { label: 'Amount', amount: '$4', terms: [['Term', 'Long']] },
    documents: { readers: ['Corvane'], sent: 'Sent', read: 'Read' },
    call: { initials: 'AL', time: '9:00', title: 'Amara', message: 'Hello.', wins: ['A win'] },
    insights: { cause: 'After', effect: 'Better' },
  },
  screens: {
    business: 'Sample Goods',
    place: 'Hamilton',
    menu: { home: 'Home', upload: 'Documents', match: 'Matches', debt: 'Debt', messages: 'Messages' },
    home: {
      title: 'Good morning',
      complete: { figure: '88%', words: 'complete' },
      match: { figure: '6', words: 'match' },
      rows: [{ name: 'Add a filing', detail: 'Asked for', value: 'New' }],
    },
    upload: {
      title: 'Documents',
      drop: 'Drop here',
      verified: 'Verified',
      rows: [
        { name: 'Statements', detail: 'Connected' },
        { name: 'Filing', detail: 'Asked for', missing: 'Missing' },
      ],
    },
    match: {
      title: 'Matches',
      lender: 'Corvane',
      bestFit: 'Best fit',
      fit: '97',
      terms: [['Rate', '9%']],
      rows: [{ name: 'Tidewell', detail: 'Line', value: '91' }],
    },
    debt: { title: 'Debt', label: 'Outstanding', total: '$5', rows: [{ name: 'Loan', detail: 'Due', value: '$5' }] },
  },
  queue: {
    title: 'New',
    filters: ['Large', 'Near', 'Old'],
    columns: { business: 'Business', fit: 'Fit', request: 'Request', revenue: 'Revenue', status: 'Status' },
    ready: 'Ready',
    complete: 'Complete',
    requests: [{ business: 'Sample Goods', trade: 'Retail', fit: 97, request: '$6', revenue: '$7' }],
  },
  webhook: { title: 'Webhook', code: 'match.created' },
  request: {
    title: 'Create',
    note: 'Sandbox',
    code: 'POST /v1',
    offersTitle: 'Funding',
    offers: [{ lender: 'Corvane', product: 'Loan', amount: '$8' }],
    matchedBy: 'Matched',
  },
};
