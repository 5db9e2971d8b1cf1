import { definePartner } from '../define-partner.js';
import { figures } from '../figures.js';

export const doola = definePartner({
  id: 'doola',
  // The wordmark is drawn for this page, and the colour is of our choice: no artwork of the partner.
  brand: { name: 'doola', accent: '#0f6b5c' },
  meta: {
    title: 'Business Funding for doola Customers | Boundless',
    description:
      'A limited time offer for doola customers: one digital profile, a shortlist of loans, and funds paid directly by the lender you choose.',
  },
  offer: 'Limited time offer',
  hero: {
    title: 'Get Funded Fast!',
    lede: `doola customers can turn the records they already keep into a funding profile, and hear which lenders fit within ${figures.matchingTime}.`,
  },
});
