import { figures } from '../claims/values.js';
import { definePartner } from './page/define-partner.js';

/** An invented partner that shows the kit with a light yellow and a dark second colour. */
// cspell:words Lumora Odile Marchand Soleil Fils
export const lumora = definePartner({
  id: 'lumora',
  invented: true,
  brand: {
    name: 'Lumora',
    accent: '#fff06a',
    second: '#1d3b4f',
    font: 'body',
  },
  offer: 'First season offer',
  validFrom: '2025-05-01',
  validUntil: '2029-12-31',
  hero: {
    title: 'Stock up before the sun does',
    lede: `Lumora shops can turn a year of orders into a funding profile, and see within ${figures.matchingTime} which lenders match.`,
  },
  ended: { offer: 'For Lumora shops' },
  testimonial: {
    quote: 'The orders of last summer were already there. We only had to look at them together.',
    name: 'Odile Marchand',
    position: 'Owner',
    company: 'Soleil & Fils',
    rating: 5,
    invented: true,
  },
});
