import { sampleDrawings } from './sample-drawings.js';

/** Sample calls, notices and offers in drawings of the API. */
export const sampleApi = {
  invented: true,
  drawings: {
    offers: sampleDrawings.drawings.offers,
    endpoints: {
      kind: 'endpoints',
      label: 'Three calls: create a profile, read its matches, withdraw consent',
      calls: [
        { method: 'POST', path: '/v1/profiles', note: "Create a profile with the owner's consent" },
        { method: 'GET', path: '/v1/profiles/{id}/matches', note: 'Lenders that fit, with the reason' },
        { method: 'DELETE', path: '/v1/profiles/{id}', note: 'Withdraw consent at any time' },
      ],
    },
    signal: {
      kind: 'signal',
      label: 'A paid invoice turns into a new fit score and a notice to your product',
      stops: [
        { title: 'New invoice', note: 'paid' },
        { title: 'Fit score', note: '91 to 94' },
        { title: 'Your webhook', note: 'match.created' },
      ],
    },
    keys: {
      kind: 'ledger',
      label: 'Two API keys: the old one is revoked, the new one active',
      rows: [
        { term: 'Key ending 4f2a', note: 'Rotated today', value: 'Active', mark: 'check' },
        { term: 'Key ending 9c1d', note: 'Answers nothing', value: 'Revoked' },
      ],
    },
  },

  webhook: {
    title: 'Webhook',
    note: 'Sandbox',
    code: `# sent when something changes
{
  "event": "match.created",
  "profile": "prf_7q2m",
  "fit": 94,
  "product": "inventory_financing"
}`,
  },
  request: {
    title: 'Create a profile',
    note: 'Sandbox',
    code: `POST /v1/profiles
Authorization: Bearer sk_test_...

{
  "business": {
    "name": "Northfold Home Goods",
    "country": "US",
    "monthsInBusiness": 31
  },
  "request": {
    "amount": 320000,
    "currency": "USD",
    "purpose": "inventory"
  },
  "ownerConsent": true
}`,
    offersTitle: 'Funding for this order',
    offers: [
      { lender: 'Prairie Ledger', product: 'Inventory financing', amount: '$320,000' },
      { lender: 'Corvane', product: 'Term loan', amount: '$300,000' },
      { lender: 'Brightmoor', product: 'PO financing', amount: '$280,000' },
    ],
    matchedBy: 'Matched by Boundless',
  },
} as const;
