import { figures } from '../claims/values.js';
import { definePartner } from './page/define-partner.js';

export const doola = definePartner({
  id: 'doola',
  // Wordmark and colour were made for this page. They are not the partner's artwork.
  brand: { name: 'doola', accent: '#0f6b5c' },
  meta: {
    title: 'Business Funding for doola Customers | Boundless',
    description:
      'For doola customers until June 30, 2027: one digital profile read with a specialist, a shortlist of loans, and funds paid directly by the lender.',
  },
  // Only the text of the badge is prescribed. The end date and the specialist are invented.
  offer: 'Limited time offer',
  validUntil: '2027-06-30',
  ended: {
    meta: {
      title: 'Business Funding for doola Customers | Boundless',
      description:
        'For doola customers: one digital profile, a shortlist of loans, and funds paid directly by the lender you choose.',
    },
    hero: {
      title: 'Get Funded Fast!',
      lede: `doola customers can turn the records they already keep into a funding profile, and see within ${figures.matchingTime} which lenders match.`,
    },
  },
  hero: {
    title: 'Get Funded Fast!',
    lede: `doola customers can turn the records they already keep into a funding profile, and see within ${figures.matchingTime} which lenders match. Until the offer ends, a funding specialist also reads each profile with its owner before it is sent.`,
  },
});
