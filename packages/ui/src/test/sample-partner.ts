import type { PartnerPageContent } from '../types.js';
import { sampleLenders } from './sample-lenders.js';

const getStarted = { label: 'Get Started', href: 'https://app.boundless.example/p/fernwell/signup/' };

/** The lender strip of a partner's page. */
export const sampleStrip = sampleLenders.slice(2, 8);

/** The page of an invented accounting firm. */
export const samplePartner = {
  id: 'fernwell',
  brand: {
    name: 'Fernwell',
    logo: {
      name: 'Fernwell',
      viewBox: '0 0 124 32',
      markup:
        '<path d="M4 27C4 13 12 5 26 4c0 14-8 22-22 23Zm5-5 10-10" fill="none" stroke="currentColor" stroke-width="3.2"/><text x="33" y="24" font-family="Radio Canada Big Variable, Arial" font-weight="600" font-size="25" letter-spacing="-.6" fill="currentColor">fernwell</text>',
    },
  },
  offer: 'Limited time offer',
  hero: {
    title: 'Get Funded Fast!',
    lede: 'Fernwell customers can turn the books they already keep into a funding profile, and hear from lenders within minutes.',
    actions: [getStarted],
  },
  note: 'USD 10k to over 100m. Never a charge to the borrower for matching.',
  profile: {
    title: 'Filled in from Fernwell',
    items: [
      { label: 'Monthly revenue', value: '14 months' },
      { label: 'Open invoices', value: '$182,400' },
      { label: 'Business details', value: 'Verified' },
    ],
  },
  lenders: { label: 'Lenders in the network' },
  financingTypes: {
    title: 'Six types of funding, one application',
    lede: 'Over 100 lenders see only the requests that fit them.',
    items: [
      { icon: 'credit-card', title: 'Merchant cash advances', description: 'Repaid as a share of sales' },
      { icon: 'trending-up', title: 'Revenue based lending', description: 'Payments follow monthly revenue' },
      { icon: 'boxes', title: 'Inventory financing', description: 'Buy inventory ahead of demand' },
      { icon: 'landmark', title: 'SBA loans', description: 'Government backed, longer terms' },
      { icon: 'calendar-range', title: 'Term loans', description: 'Fixed dates and amounts' },
      { icon: 'refresh-cw', title: 'Lines of credit', description: 'Draw only when you need it' },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Create a digital profile', description: 'Your Fernwell books fill in most of it.' },
      { title: 'Get a shortlist of loans', description: 'Matched to your numbers, not your postcode.' },
      { title: 'Review options', description: 'Compare terms and talk through your options.' },
      { title: 'Apply digitally', description: 'Submit one application, signed online.' },
      { title: 'Receive funds', description: 'Paid directly by the lender you choose.' },
    ],
  },
  faq: {
    title: 'Straight answers to your questions',
    items: [
      { question: 'Who is eligible?', answer: 'Businesses that keep books and have had revenue for six months.' },
      { question: 'How much can I borrow?', answer: 'What you are offered depends on your revenue and the lender.' },
      { question: 'What does it cost?', answer: 'You are not charged for matching.' },
      { question: 'How many lenders are in the network?', answer: 'Over 100, of every kind.' },
      { question: 'How long does a decision take?', answer: 'Matching takes minutes; each lender then decides.' },
      { question: 'Does Fernwell see my application?', answer: 'Only [if you agree to it](/privacy-terms).' },
    ],
  },
  closing: { title: 'Your books are ready. Your funding can be too.', actions: [getStarted] },
  disclosures: [
    'Boundless is a lending-connection platform. It does not lend and is not a party to loan agreements.',
    'Approval, amounts, rates and terms are set by the lender. Not every business qualifies.',
    'Fernwell and Boundless are independent companies. The name of the partner is used to identify this offer.',
  ],
} as const satisfies PartnerPageContent;
