import { statements } from '../claims/sentences.js';
import { arranged } from '../facts/broker-rules.js';
import { otherFunding } from '../facts/funding/others.js';
import { pricedFirst } from '../facts/funding/priced-first.js';
import { fundingProducts } from '../facts/funding/products.js';
import { sourceIds } from '../facts/funding/source-ids.js';
import type { ComparePage } from '../schemas/pages/compare.js';
import { links } from '../site/links.js';

const rows = pricedFirst([...fundingProducts, ...otherFunding]);

export const compare: ComparePage = {
  meta: {
    title: 'Compare Eleven Types of Business Funding | Boundless',
    description:
      'Cost, speed, who can get it, security, guarantees and early repayment of eleven types of business funding in Canada and the US, each figure with its source.',
  },
  hero: {
    title: 'Eleven types of funding, side by side',
    lede: 'What each one costs, how fast you get the money, and what the lender asks for in return. Do you already have an offer? Check first what it costs.',
    actions: [{ label: 'Check your offer', href: '/tools/check-an-offer' }],
  },
  table: {
    caption: 'Eleven types of business funding compared',
    rowsLabel: 'Type of funding',
    unpriced: { column: 'cost', label: 'Without a market price: the cheapest first, in our judgment' },
    needsLabel: 'What do you need it for?',
    allLabel: 'Anything',
    sourceLabel: 'Source',
    shown: '{count} of {all} types shown',
    needs: [
      { id: 'stock', label: 'Inventory' },
      { id: 'order', label: 'A large order' },
      { id: 'equipment', label: 'Equipment or a vehicle' },
      { id: 'late', label: 'Customers who pay late' },
      { id: 'gap', label: 'A short cash gap' },
      { id: 'growth', label: 'Starting or growing' },
      { id: 'buy', label: 'Buying a business' },
      { id: 'debt', label: 'Paying off a cash advance' },
      { id: 'refinance', label: 'Replacing a loan' },
    ],
    columns: [
      { id: 'cost', label: 'Cost per year', sortable: true },
      { id: 'speed', label: 'Time to decision or money', sortable: true },
      { id: 'eligibility', label: 'Who can get it' },
      { id: 'security', label: 'Security' },
      { id: 'guarantee', label: 'Personal guarantee' },
      { id: 'use', label: 'Typical use and size' },
      { id: 'early', label: 'Early repayment' },
    ],
  },
  rows,
  sources: sourceIds(rows),
  closing: {
    title: 'Which row is yours?',
    lede: `Fill in one profile and see which lenders match it. Matching is free: lenders pay us when a deal closes. That does not change the order here. ${statements.whoCanOpenShort} ${arranged} The table leaves out what depends on you: your credit, what your collateral is worth, and what lenders offer in your state or province.`,
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Find out in four questions', href: '/tools/which-fits' },
    ],
  },
};
