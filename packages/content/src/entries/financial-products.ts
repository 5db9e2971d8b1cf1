import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import type { FinancialProductsPage } from '../schemas/pages/financial-products.js';
import { links } from '../site/links.js';

/** Why we do not arrange everything everywhere, and what to do. */
const arrangedAdvice =
  'Each type of funding names the US states where we arrange it. Elsewhere in the US, a broker needs a license, a registration or a telephone number on its site that we do not have yet, or we have not finished reading its rules for brokers. Please do not apply through us there: we send no application to a lender until we have checked those rules and told you in writing that we may act there.';

const getStarted = { label: 'Get Started Free', href: links.signUp };

export const financialProducts: FinancialProductsPage = {
  meta: {
    title: 'Financial Products for Businesses | Boundless',
    description:
      'Merchant cash advances, asset-based lending, term loans, PO, inventory and supply chain financing: how each one works, and who it suits.',
  },
  hero: {
    title: 'Six ways to fund what comes next',
    lede: `Lenders in the network fund from ${figures.fundingRange}; all amounts here are in US dollars. Read how each type of funding works, or build a profile and see which types you may qualify for. ${statements.whoCanOpenShort}`,
    actions: [getStarted, { label: 'Talk To An Expert', href: links.meeting }],
  },
  usedByLabel: 'Often used by:',
  priceLabel: 'Price',
  speedLabel: 'Speed',
  placesLabel: 'Where',
  disclosures: [arrangedAdvice],
  closing: {
    title: 'Compare what you qualify for.',
    lede: `One profile is compared with every product on this page within ${figures.matchingTime}. ${statements.costAndPayer} You decide which offer to take, if any. We also match businesses with lines of credit, equipment financing, invoice factoring and SBA or CSBFP loans.`,
    actions: [getStarted, { label: 'Compare All Types of Funding', href: '/compare' }],
  },
};
