import { definitions, sinceFounding } from '../claims/counted.js';
import { figures } from '../claims/values.js';
import type { LendersPage } from '../schemas/pages/lenders.js';

export const lenders: LendersPage = {
  meta: {
    title: 'For Lenders: Qualified Deal Flow | Boundless',
    description:
      'Meet businesses with files that say what is verified and what is missing, matched to your credit box. Join the Boundless lender network in Canada and the US.',
  },
  hero: {
    title: 'Lend to businesses that arrive ready',
    lede: 'Files that show what is verified and what is still missing, matched to your credit box, from owners who have already said yes to hearing from you.',
    actions: [{ label: 'Join Our Network', href: '#partnership-form' }],
  },
  benefits: {
    title: 'Less sourcing. More lending.',
    items: [
      {
        icon: 'store',
        drawing: 'vetted',
        title: 'Access Vetted Businesses',
        description:
          'Each request states what the money is for and which records are connected, and its owner has agreed to be introduced.',
      },
      {
        icon: 'repeat',
        drawing: 'renewal',
        title: 'Gain and Retain Clients',
        description:
          "When a borrower's needs change, the profile follows. With the owner's consent, the lender who already knows them hears of renewals and new requests.",
      },
      {
        icon: 'list-checks',
        drawing: 'checklist',
        title: 'Simplify Your Process',
        description:
          'One file format for every applicant, with the documents named and dated. Your analyst sees right away what is there and what to ask for.',
      },
      {
        icon: 'scan-search',
        drawing: 'diligence',
        title: 'Modernize Your Diligence',
        description:
          'Statements are read, compared with the books and marked where they disagree. Your team starts with the questions that matter.',
      },
    ],
  },
  values: {
    title: 'What we check before a profile reaches you',
    items: [
      {
        icon: 'git-merge',
        drawing: 'criteria',
        title: 'AI-Powered Matching',
        description:
          'Describe the deals you want once. Every new profile is scored against that description before it reaches you, and the score tells you why.',
      },
      {
        icon: 'filter',
        title: 'Qualified Deal Flow',
        description:
          'Each request has a stated use of funds, and marks which figures are verified, connected or missing.',
      },
      {
        icon: 'shield-check',
        title: 'Risk Mitigation',
        description: 'Fraud checks and document validation happen upstream, so your team starts at credit.',
      },
    ],
  },
  stats: [
    { number: figures.capitalRequests, label: 'Capital Requests', invented: true },
    { number: figures.salesCycle, label: 'Decrease In Sales Cycle', change: 'decrease', invented: true },
    {
      number: figures.completedApplications,
      label: 'Increase In Completed Applications',
      change: 'increase',
      invented: true,
    },
  ],
  statBars: { usual: 'Usual channel', ours: 'With Boundless' },
  statsNote: `${sinceFounding} ${definitions.capitalRequests} ${definitions.usualChannel}`,
  form: {
    title: 'Join the network',
    lede: `Tell us what you fund. A person on our lender team replies ${figures.responseTime}.`,
  },
};
