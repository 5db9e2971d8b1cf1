import { capitalize } from '../claims/capitalize.js';
import { definitions, trackRecord } from '../claims/counted.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedBrief } from '../facts/broker-rules.js';
import type { HomePage } from '../schemas/pages/home.js';
import { links } from '../site/links.js';

const getStarted = { label: 'Get Started Free', href: links.signUp };

export const home: HomePage = {
  meta: {
    title: 'Business Funding Marketplace for Canada and the US | Boundless',
    description:
      'Fill in one profile and Boundless matches your business with verified lenders. Matching is free, with offers side by side. In the US in some states only.',
  },
  hero: {
    title: 'Capital opens up for',
    words: ['Founders', 'CEOs', 'Leaders', 'Professionals', 'CFOs', 'Partners'],
    lede: 'Tell your story once. Our AI reads it and matches it with verified lenders. You choose who opens your file, and compare the offers side by side.',
    actions: [getStarted, { label: 'Learn More', context: 'about how it works', href: '/how-it-works' }],
    link: { label: 'Already have an offer? Check it first', href: '/tools/check-an-offer' },
    // At most three lines at 1440 px.
    note: `Matching is free: lenders pay us when a deal closes. ${statements.whoCanOpenBrief} ${arrangedBrief}`,
  },
  facts: trackRecord.figures,
  factsNote: trackRecord.note,
  oneProfile: {
    title: 'One Profile, All The Best Options',
    lede: `Usually you fill in a new form, upload the same files and wait again for every lender. Here you build one profile, protected with ${figures.encryption}. ${statements.whoSees}`,
    actions: [getStarted, { label: 'How It Works', href: '/how-it-works' }],
  },
  features: {
    title: 'The search, the paperwork and the second opinion, in one place.',
    lede: `Funding from ${figures.fundingRange} in US dollars, for owners who would rather run their business than fill in applications.`,
    items: [
      {
        drawing: 'offer',
        title: 'Custom-Fit Offerings',
        description: 'Offers that fit your revenue, margins and season. You see only what you can use.',
      },
      {
        drawing: 'documents',
        title: 'Simplified Applications',
        description: 'One set of documents, reused for each lender you choose.',
      },
      {
        drawing: 'call',
        title: 'Direct Support',
        description: 'A funding specialist who reads your file before you call.',
      },
      {
        drawing: 'insights',
        title: 'Intelligent Insights',
        description: 'See what moves your fit score, and by how much.',
      },
    ],
    note: {
      text: 'Lenders here fund ecommerce, SaaS, retail, manufacturing and many more.',
      action: { label: 'See who we help', href: '/who-we-help' },
    },
    action: { label: 'Talk To An Expert', href: links.meeting },
  },
  lenders: {
    title: `${capitalize(figures.vettedLenders)}. One introduction.`,
    lede: `Banks, funds and specialist lenders. ${definitions.vettedLenders}`,
  },
  tools: {
    title: 'Do you have an offer from someone else? Check it here.',
    list: [
      {
        title: 'Check an offer',
        description:
          'What a contract costs per year, what the law in your state or province says, and what to ask the lender.',
        href: '/tools/check-an-offer',
      },
      {
        title: 'Compare types of funding',
        description: 'Cost, speed, security and early repayment side by side, with their sources.',
        href: '/compare',
      },
      {
        title: 'All calculators',
        description: 'What advances, loans, credit lines and factoring cost in a year, measured the same way.',
        href: '/tools',
      },
      { title: 'Glossary', description: 'What the words in a contract mean, in plain language.', href: '/glossary' },
    ],
  },
  testimonials: { title: 'What owners might say' },
  closing: {
    title: 'The Future of Funding is Boundless.',
    lede: `Build your profile, be matched within ${figures.matchingTime}, and see which lenders may fund you. ${statements.costAndPayer}`,
    actions: [getStarted, { label: 'Learn More', context: 'about how it works', href: '/how-it-works' }],
  },
};
