import { type StateLaw, source } from './state-law.js';

const kinds: StateLaw['kinds'] = ['advance', 'loan', 'line'];
const text =
  'A lender with a lien on your invoices can tell your customers to pay it instead of you, once you are in default or as soon as the contract lets it. Once a customer has a valid, signed notice, paying you does not settle the debt; it may ask the lender for proof first (Uniform Commercial Code 9-607 and 9-406).';

const newYork = source(
  'US',
  'lien',
  'New York Uniform Commercial Code 9-607: when a lender may collect from your customers (undated)',
  'https://www.nysenate.gov/legislation/laws/UCC/9-607',
  '2026-11-29',
);

/** Liens on what customers owe. Every state has Article 9 of the Uniform Commercial Code; we read that of these states, and of Vermont 9-406 alone. */
export const lien: readonly StateLaw[] = [
  {
    region: 'US',
    except: ['US-CT', 'US-VT'],
    kinds,
    text,
    sources: [
      newYork,
      source(
        'US',
        'lien',
        'New York Uniform Commercial Code 9-406: whom a customer has to pay (undated)',
        'https://www.nysenate.gov/legislation/laws/UCC/9-406',
        '2026-11-29',
      ),
    ],
  },
  {
    region: 'US-CT',
    kinds,
    text,
    sources: [
      source(
        'US-CT',
        'lien',
        'Connecticut General Statutes 42a-9-607 and 42a-9-406: when a lender may collect from your customers, and whom they have to pay',
        'https://www.cga.ct.gov/current/pub/art_009.htm',
        '2024-12-31',
      ),
    ],
  },
  {
    region: 'US-VT',
    kinds,
    text,
    sources: [
      source(
        'US-VT',
        'lien',
        'Vermont Statutes, title 9A, section 9-406: whom a customer has to pay',
        'https://legislature.vermont.gov/statutes/section/09a/009/00406',
        '2025-07-01',
      ),
      newYork,
    ],
  },
];
