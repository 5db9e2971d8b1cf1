import type { Testimonial } from '../schemas/testimonial.js';

/** People and companies are invented. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We filled in one profile on a Tuesday. By Thursday we were comparing real offers, and I understood every one of them.',
    name: 'Marisol Okafor',
    position: 'Founder',
    company: 'Northfold Home Goods',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'I had a portal open for every lender and a spreadsheet to track them. Now there is one page, and it answers the question I was actually asking: which of these can I afford?',
    name: 'Dev Raman',
    position: 'CFO',
    company: 'Arclight Software',
    rating: 5,
    invented: true,
  },
  {
    quote: 'Our bank took its time to say maybe. The lender we met here said yes before the weekend.',
    name: 'Elise Tremblay',
    position: 'President',
    company: 'Atelier Tremblay',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'They told us which ratio was holding us back and how to improve it before we applied. That call saved us a quarter.',
    name: 'Owen Castellano',
    position: 'Chief Executive',
    company: 'Castellano Tile & Stone',
    rating: 5,
    invented: true,
  },
  {
    quote: 'I run trucks. I do not have a finance department. For one month it felt as though I did.',
    name: 'Harpreet Gill',
    position: 'Owner',
    company: 'Cascade Cold Chain',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'A national chain sent the largest order we have ever seen and our supplier wanted to be paid first. We shipped on the promised date.',
    name: 'Beatriz Amaral',
    position: 'Managing Director',
    company: 'Amaral Imports',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'My clients used to ask me for a lender and I sent them a list. Now I send a link, and I can see where each of them stands.',
    name: 'Theo Grant',
    position: 'Partner',
    company: 'Ledgerline Advisory',
    rating: 5,
    invented: true,
  },
  {
    quote: 'The only lenders who called were those I had agreed to hear from. In this market, that is rare.',
    name: 'Colette Dubois',
    position: 'Founder',
    company: 'Riverbank Cafe Group',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'The offers arrived in the same format, line under line. Choosing took an evening, and my accountant had nothing to add.',
    name: 'Samuel Adeyemi',
    position: 'Operations Director',
    company: 'Juniper & Sons Supply',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'We build software and own three laptops. Every bank asked for collateral. The match found a lender that reads recurring revenue.',
    name: 'Annika Solberg',
    position: 'Co-founder',
    company: 'Tallgrass Analytics',
    rating: 5,
    invented: true,
  },
  {
    quote: 'Payroll is weekly and clients pay when they please. The facility we found finally follows that rhythm.',
    name: 'Marcus Whitfield',
    position: 'Owner',
    company: 'Whitfield Staffing',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'I kept waiting for the bill. There was none. The lender paid the fee, and it was written down where I could read it.',
    name: 'Yuki Tanabe',
    position: 'Head of Finance',
    company: 'Kettle & Pine Foods',
    rating: 5,
    invented: true,
  },
];
