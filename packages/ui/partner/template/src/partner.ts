import type { KitLabelTexts } from '@boundless/ui/kit-labels';
import type { PartnerPageProps } from '@boundless/ui/templates/partner-page';
import { brand } from './brand.js';
import { logo } from './logo.js';

const getStarted = { label: 'Get Started', href: `https://app.boundless.example/p/${brand.id}/signup/` };

/** What search engines and browser tabs show. */
export const meta = {
  title: `Business Funding for ${brand.name} Customers`,
  description: `For ${brand.name} customers: one digital profile, a shortlist of loans, and funds paid directly by the lender you choose.`,
};

/** The kit's own words. A page in another language gives all that it shows: `npm run check` names what is missing. */
export const labels: KitLabelTexts = {};

/** What the page says. Keep the disclosures: they are required. */
export const content: PartnerPageProps['content'] = {
  id: brand.id,
  brand: { name: brand.name, logo: logo && { name: brand.name, ...logo } },
  offer: 'For customers of our partner',
  hero: {
    title: '__title__',
    lede: `${brand.name} customers create one profile for all lenders. Matching takes minutes once your profile is complete. Most decisions arrive within 24-48 hours; larger, secured and government-backed loans take longer.`,
    actions: [getStarted],
  },
  note: 'USD 10K to over 100M. The borrower is not charged for matching. In Canada we arrange funding everywhere, except what is secured by real estate. In the US we arrange funding in five states for now: loans and credit lines in Connecticut (secured only), Texas and Virginia; cash advances in California and Vermont; factoring in California, Texas, Vermont and Virginia. Elsewhere in the US, use our tools and take the result to your bank.',
  profile: {
    title: `Filled in from ${brand.name}`,
    items: [
      { label: 'Monthly revenue', value: 'Connected' },
      { label: 'Open invoices', value: 'Connected' },
      { label: 'Business details', value: 'Verified' },
    ],
    invented: true,
  },
  lenders: { label: 'Lenders in the network' },
  financingTypes: {
    title: 'Six types of funding, one application',
    lede: 'Over 100 lenders. Lenders that match see a summary; only those you choose open the file.',
    items: [
      { icon: 'credit-card', title: 'Merchant cash advances', description: 'Repaid daily or weekly from sales' },
      {
        icon: 'trending-up',
        title: 'Revenue based lending',
        description: 'Payments follow monthly revenue. Not arranged in the US for now.',
      },
      { icon: 'boxes', title: 'Inventory financing', description: 'Buy inventory ahead of demand' },
      { icon: 'landmark', title: 'SBA loans', description: 'Government backed, longer terms' },
      { icon: 'calendar-range', title: 'Term loans', description: 'Fixed dates and amounts' },
      { icon: 'refresh-cw', title: 'Lines of credit', description: 'Draw only when you need it' },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Create a digital profile', description: 'Connect your bank and books and answer a few questions.' },
      { title: 'Get a shortlist of loans', description: 'Matched to your numbers, and ranked by fit.' },
      {
        title: 'Review your options',
        description:
          'Compare terms side by side, talk through your options and receive custom advice on the application. Financial advice comes from your own adviser.',
      },
      { title: 'Submit the digital application', description: 'Once, signed online, to the lenders you choose.' },
      { title: 'Receive your funds', description: 'Paid to you directly by the lender.' },
    ],
  },
  faq: {
    title: 'Straight answers to your questions',
    items: [
      {
        question: 'Who is eligible?',
        answer:
          'Businesses at least six months old, with six months of revenue history and at least $15,000 (US dollars) in monthly top-line revenue. Accounts are for organizations incorporated in Canada or the United States: a corporation or a US limited liability company (LLC), but not a sole proprietorship or a partnership. For an SBA loan, every owner must be a US citizen or national who lives in the United States. In Canada we arrange funding everywhere, except what is secured by real estate. In the US we arrange funding in five states for now: loans and credit lines in Connecticut (secured only), Texas and Virginia; cash advances in California and Vermont; factoring in California, Texas, Vermont and Virginia. Elsewhere in the US, use our tools and take the result to your bank. The [table in our terms](https://www.boundless.example/terms-of-service#using-the-service) gives the reasons.',
      },
      {
        question: 'How much can I borrow?',
        answer:
          'Loan sizes run from USD 10K to over 100M. What you are offered depends on your revenue, your history and the lender.',
      },
      {
        question: 'What does it cost?',
        answer:
          'The borrower is not charged for matching. Creating a profile, being matched and comparing offers cost your business nothing, and you may decline every offer. On larger structured deals underwriting or transaction fees may apply on success, only if you agreed to them in writing first. Our fees are agreed with lenders, who pay us when a deal closes. [How we are paid](https://www.boundless.example/how-we-are-paid) has the details.',
      },
      {
        question: 'How many lenders are in the network?',
        answer:
          'Over 100, among them banks, funds and specialist lenders. This is a rounded figure. Other pages give the number of verified lenders. Lenders that match see a summary; only those you choose open the file.',
      },
      {
        question: 'How long does a decision take?',
        answer:
          'Matching takes minutes once your profile is complete. Lenders usually decide within 24-48 hours. Larger, secured and government-backed loans take longer: an SBA loan, one to three months.',
      },
      {
        question: 'Who sees my information?',
        answer: `Lenders that match see a summary; only those you choose open the file. Our staff and the suppliers who work for us can also read the file if they need to for their work. The file is protected with 256-bit encryption, and ${brand.name} sees the progress of your application only if you agree to it. Read the [privacy policy](https://www.boundless.example/privacy-terms).`,
      },
    ],
  },
  closing: { title: 'Your records are ready. Your funding can be too.', actions: [getStarted] },
  disclosures: [
    'Boundless is a lending-connection platform. It does not lend, gives no financial advice and is not a party to loan agreements.',
    'Approval, amounts, rates and terms are set by the lender and depend on the business. Not every business qualifies.',
    `${brand.name} and Boundless are independent companies. The name of the partner is used to identify this offer.`,
    `If ${brand.name} receives a share of the fee that a lender pays us, ${brand.name} tells you, and so do we, in writing before you apply. That does not change the order of your matches.`,
  ],
};
