import { type StateLaw, source } from './state-law.js';

/** Liens on what customers owe. Every state has Article 9 of the Uniform Commercial Code; we read New York's. */
export const lien: readonly StateLaw[] = [
  {
    region: 'US',
    kinds: ['advance', 'loan', 'line'],
    text: 'A lender with a lien on your invoices can tell your customers to pay it instead of you, once you are in default or as soon as the contract lets it. Once a customer has a valid, signed notice, paying you does not settle the debt; it may ask the lender for proof first (Uniform Commercial Code 9-607 and 9-406).',
    sources: [
      source(
        'US',
        'lien',
        'New York Uniform Commercial Code 9-607: when a lender may collect from your customers (undated)',
        'https://www.nysenate.gov/legislation/laws/UCC/9-607',
        '2026-11-29',
      ),
      source(
        'US',
        'lien',
        'New York Uniform Commercial Code 9-406: whom a customer has to pay (undated)',
        'https://www.nysenate.gov/legislation/laws/UCC/9-406',
        '2026-11-29',
      ),
    ],
  },
];
