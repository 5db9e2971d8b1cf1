import { definitions } from '../claims/counted.js';
import { figures } from '../claims/values.js';
import type { ReferralPartnersPage } from '../schemas/pages/referral-partners.js';

export const referralPartners: ReferralPartnersPage = {
  meta: {
    title: 'Referral Partners: Fund Your Clients | Boundless',
    description:
      'Accountants, CFOs, software firms and consultants send clients to verified lenders with one link, and see every stage. Become a referral partner.',
  },
  hero: {
    title: 'Help your clients find funding',
    lede: `Your clients ask you about money first. Send them one link, and we compare their profile with ${figures.verifiedLenders} verified lenders. ${definitions.verifiedLenders}`,
    actions: [{ label: 'Book a Meeting', href: '#partnership-form' }],
  },
  advantages: {
    label: 'Advantages',
    title: 'An introduction, and we take it from there',
    lede: 'You keep the relationship. We take care of the forms and the follow-up.',
    items: [
      {
        icon: 'link',
        drawing: 'own-link',
        title: 'One link, no paperwork',
        description: 'Your client arrives with your name on the file.',
      },
      {
        icon: 'send',
        drawing: 'status-notes',
        title: 'Answers before they ask',
        description: "With your client's consent, you get an update at every stage that you can forward.",
      },
      {
        icon: 'badge-check',
        drawing: 'client-choice',
        title: 'Your reputation, protected',
        description: 'Only verified lenders, and no calls that your client has not agreed to.',
      },
    ],
  },
  empower: {
    label: 'Who we empower',
    title: 'Who We Empower',
    lede: 'Six types of adviser, one question from their clients: where do we find the money?',
    items: [
      {
        icon: 'calculator',
        title: 'Accounting firms',
        description: 'Books you already keep become a funding profile your client can act on.',
      },
      {
        icon: 'user-check',
        title: 'CFOs',
        description: 'Several lenders read one complete file and reply in the same format.',
      },
      {
        icon: 'landmark',
        title: 'Lenders',
        description: 'Pass on deals outside your credit box, and keep the relationship.',
      },
      {
        icon: 'code-xml',
        title: 'Software companies',
        description: 'Offer funding where your users send invoices or run payroll.',
      },
      {
        icon: 'container',
        title: 'Logistics consultants',
        description: 'Help clients pay for inventory while it is in transit.',
      },
      {
        icon: 'megaphone',
        title: 'Marketing agencies',
        description: 'Help clients pay for a campaign before the season that it is for.',
      },
    ],
  },
  caseStudy: {
    slug: 'how-fractional-cfos-use-boundless',
    category: 'Case Study',
    title: 'How fractional CFOs answer the funding question in a morning',
    before: 'Several portals, each with its own format, and an afternoon of copying numbers.',
    now: 'One profile per client. Replies come in the same format, so the meeting is about terms.',
    actions: [{ label: 'Read the case study', href: '/blog/how-fractional-cfos-use-boundless' }],
  },
  form: {
    title: 'Introduce yourself',
    lede: `Tell us who you advise. We reply ${figures.responseTime} with a time to meet. If you receive a share of our fee, you have to tell your client before the first form. Your state or province may require you to register as a broker, and your profession may forbid commissions: check both first.`,
  },
};
