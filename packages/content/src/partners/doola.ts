import { definePartner } from '../define-partner.js';
import { figures } from '../figures.js';

export const doola = definePartner({
  id: 'doola',
  // The wordmark is drawn for this page, and the colour is of our choice: no artwork of the partner.
  brand: { name: 'doola', accent: '#0f6b5c' },
  meta: {
    title: 'Business Funding for doola Customers | Boundless',
    description:
      'For doola customers until June 30, 2027: one digital profile read with a specialist, a shortlist of loans, and funds paid directly by the lender.',
  },
  // The badge is given; the day it ends and what it brings are ours.
  offer: 'Limited time offer',
  validUntil: '2027-06-30',
  hero: {
    title: 'Get Funded Fast!',
    lede: `doola customers can turn the records they already keep into a funding profile, and hear within ${figures.matchingTime} which lenders fit. Until the offer ends, a funding specialist also reads each profile with its owner before it is sent.`,
  },
});
