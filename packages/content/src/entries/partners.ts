import { definitions } from '../claims/counted.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import type { PartnersPage } from '../schemas/pages/partners.js';

export const partners: PartnersPage = {
  meta: {
    title: 'Partner With Boundless: Lenders, Referrals, APIs',
    description:
      'Lenders, referral partners and software firms meet growing businesses through Boundless. See how a partnership works and start a conversation.',
  },
  hero: {
    title: 'Partner where funding starts',
    lede: 'Lenders, advisers and software firms meet growing businesses here, at the moment when they can help most.',
    actions: [{ label: 'Start a conversation', href: '#partnership-form' }],
  },
  types: {
    label: 'Partner types',
    items: [
      {
        icon: 'landmark',
        glyph: 'filter',
        drawing: 'queue',
        title: 'Lenders',
        description: 'Meet businesses whose files say what is verified and what is missing.',
        action: { label: 'Explore Lenders', href: '/lenders' },
      },
      {
        icon: 'handshake',
        glyph: 'relay',
        drawing: 'introductions',
        title: 'Referral Partners',
        description:
          'Introduce a client once. With their consent you see every stage they reach, and never have to chase anyone for an update.',
        action: { label: 'Explore Referral Partners', href: '/referral-partners' },
      },
      {
        icon: 'braces',
        glyph: 'embed',
        drawing: 'offers',
        title: 'APIs',
        description: 'Offer funding inside the product your customers already use.',
        action: { label: 'Explore APIs', href: '/apis' },
      },
    ],
  },
  caseStudy: {
    slug: 'finaloop-boundless-partnership',
    category: 'Case Study',
    title: 'How an accounting partner turns books into funding profiles',
    before: 'At the end of each month, one spreadsheet for the bank and another for the next bank.',
    now: 'The same reconciled books fill in a funding profile. The owner agrees, and lenders read one version.',
    actions: [
      { label: 'Book a Meeting', href: '/partner-contact' },
      { label: 'Read More', context: 'about Finaloop and Boundless', href: '/blog/finaloop-boundless-partnership' },
    ],
  },
  why: {
    title: 'Why partner with us',
    items: [
      {
        icon: 'git-merge',
        title: 'One file, many lenders',
        description: `A single profile is compared with ${figures.verifiedLenders} verified lenders. ${definitions.verifiedLenders}`,
      },
      {
        icon: 'eye',
        title: 'You stay informed',
        description: "With your client's consent you see each stage as it happens, from first form to funds.",
      },
      {
        icon: 'plug',
        title: 'Nothing to install first',
        description: 'Begin with a link. Move to a workspace or an API when your volume grows.',
      },
    ],
  },
  steps: {
    label: 'Lender steps',
    title: 'From the first call to a review each quarter',
    items: [
      {
        title: 'Say hello',
        description: 'Fill in the form below. Your contact person replies and suggests times for a call.',
      },
      { title: 'Intro call', description: 'A short call about your clients and what they ask you for.' },
      { title: 'Find the fit', description: 'We compare your clients or your credit box with what the network funds.' },
      {
        title: 'Agree on terms',
        description:
          'One simple agreement. Businesses do not pay for matching. If you receive a share of our fee, you have to tell your client.',
      },
      {
        title: 'Set up',
        description: 'You get a referral link, a lender workspace or a sandbox key.',
      },
      {
        title: 'First file',
        description: 'We build the first profile together, so you see what a business sees.',
      },
      { title: 'Match', description: statements.whoSees },
      { title: 'Grow', description: 'A short review every quarter: what closed, what stalled and why.' },
    ],
  },
  form: {
    title: 'Start here',
    paths: {
      label: 'Partnership paths',
      items: [
        {
          title: 'You tell us who you serve',
          description: 'A few fields and a sentence. No deck, and no call until you want one.',
        },
        {
          title: 'We reply',
          description: `You hear from us ${figures.responseTime}, with a time to talk.`,
        },
      ],
    },
  },
};
