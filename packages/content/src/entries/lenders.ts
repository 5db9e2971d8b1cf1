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
    lede: 'Files that show what is verified and what is still missing, matched to your credit box, from owners who choose which lenders open their file.',
    actions: [{ label: 'Join Our Network', href: '#partnership-form' }],
  },
  benefits: {
    title: 'Spend less time looking for borrowers',
    items: [
      {
        icon: 'store',
        drawing: 'vetted',
        title: 'Access Vetted Businesses',
        description:
          'You see a summary without a name. If the owner chooses you, the file states what the money is for and which records are connected.',
      },
      {
        icon: 'repeat',
        drawing: 'renewal',
        title: 'Gain and Retain Clients',
        description:
          "When a borrower's needs change, the profile is updated. With the owner's consent, you hear about renewals and new requests from the businesses you already know.",
      },
      {
        icon: 'list-checks',
        drawing: 'checklist',
        title: 'Simplify Your Process',
        description:
          'One file format for every applicant, with the documents named and dated. Your analyst sees right away what is included and what is missing.',
      },
      {
        icon: 'scan-search',
        drawing: 'diligence',
        title: 'Modernize Your Diligence',
        description:
          'Statements are read, compared with the books and marked where they disagree. Your team sees at once what to ask.',
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
          'Describe the deals you want once. We score every new profile against that description. You see the score with the summary, and the reasons once the owner has chosen you.',
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
        description:
          'We look for signs of fraud and compare documents before a file reaches you, and mark what does not agree. You still make your own checks.',
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
    lede: `Tell us what you fund. Our lender team replies ${figures.responseTime}.`,
  },
};
