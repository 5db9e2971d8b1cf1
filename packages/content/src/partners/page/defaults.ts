import { capitalize } from '../../claims/capitalize.js';
import { definitions } from '../../claims/counted.js';
import { statements } from '../../claims/sentences.js';
import { figures } from '../../claims/values.js';
import { arranged, arrangedLinked, revenueBasedWhere } from '../../facts/broker-rules.js';
import { sbaOwnersRule } from '../../facts/sba.js';
import type { PartnerPage } from '../../schemas/partner-page.js';
import { links } from '../../site/links.js';

/** The page of a partner whose file has only the required fields. */
export function partnerDefaults({
  id,
  partnerId = id,
  brand,
}: Pick<PartnerPage, 'id' | 'brand'> & { partnerId?: string | undefined }): PartnerPage {
  const { name } = brand;
  const getStarted = { label: 'Get Started', href: links.partnerSignUp(partnerId) };
  return {
    id,
    path: `/${id}-partnership`,
    partnerId,
    brand,
    meta: { title: titleFor(name), description: descriptionFor(name) },
    offer: 'For customers of our partner',
    hero: {
      title: 'Get Funded Fast!',
      lede: `${name} customers create one profile for all lenders. ${statements.matching} ${statements.decisionShort}`,
      actions: [getStarted],
    },
    note: `${figures.partnerLoanSize}. The borrower is not charged for matching. ${arranged}`,
    profile: {
      title: `Filled in from ${name}`,
      items: [
        { label: 'Monthly revenue', value: 'Connected' },
        { label: 'Open invoices', value: 'Connected' },
        { label: 'Business details', value: 'Verified' },
      ],
      invented: true,
    },
    lenders: {
      label: 'Lenders in the network',
      names: ['Corvane', 'Prairie Ledger', 'Tidewell', 'Oakenline', 'Halden Street', 'Brightmoor'],
    },
    financingTypes: {
      title: 'Six types of funding, one application',
      lede: `${capitalize(figures.lendersOver100)} lenders. ${statements.whoSees}`,
      items: [
        { icon: 'credit-card', title: 'Merchant cash advances', description: 'Repaid daily or weekly from sales' },
        {
          icon: 'trending-up',
          title: 'Revenue based lending',
          description: `Payments follow monthly revenue. ${revenueBasedWhere}`,
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
        // The wording "receive custom advice" is prescribed. The sentence after it says that this is not financial advice.
        {
          title: 'Review your options',
          description:
            'Compare terms side by side, talk through your options and receive custom advice on the application. Financial advice comes from your own adviser.',
        },
        { title: 'Submit the digital application', description: 'Once, signed online, to the lenders you choose.' },
        { title: 'Receive your funds', description: 'Paid to you directly by the lender.' },
      ],
    },
    faq: { title: 'Straight answers to your questions', items: questionsFor(name) },
    closing: { title: 'Your records are ready. Your funding can be too.', actions: [getStarted] },
    disclosures: [
      'Boundless is a lending-connection platform. It does not lend, gives no financial advice and is not a party to loan agreements.',
      'Approval, amounts, rates and terms are set by the lender and depend on the business. Not every business qualifies.',
      `${name} and Boundless are independent companies. The name of the partner is used to identify this offer.`,
      `If ${name} receives a share of the fee that a lender pays us, ${name} tells you, and so do we, in writing before you apply. That does not change the order of your matches.`,
    ],
  };
}

const questionsFor = (name: string): PartnerPage['faq']['items'] => [
  {
    question: 'Who is eligible?',
    answer: `Businesses at least ${figures.partnerAge} old, with ${figures.partnerAge} of revenue history and at least ${figures.partnerRevenue} (US dollars) in monthly top-line revenue. ${statements.whoCanOpen} ${sbaOwnersRule} ${arrangedLinked}`,
  },
  {
    question: 'How much can I borrow?',
    answer: `Loan sizes run from ${figures.partnerLoanSize}. What you are offered depends on your revenue, your history and the lender.`,
  },
  {
    question: 'What does it cost?',
    answer: `The borrower is not charged for matching. ${statements.costInFull} ${statements.whoPays} [How we are paid](/how-we-are-paid) has the details.`,
  },
  {
    question: 'How many lenders are in the network?',
    answer: `${capitalize(figures.lendersOver100)}, among them banks, funds and specialist lenders. ${definitions.lendersOver100} ${statements.whoSees}`,
  },
  {
    question: 'How long does a decision take?',
    answer: `${statements.matching} ${statements.decision}`,
  },
  {
    question: 'Who sees my information?',
    answer: `${statements.whoSees} ${statements.whoElseSees} The file is protected with ${figures.encryption}, and ${name} sees the progress of your application only if you agree to it. Read the [privacy policy](/privacy-terms).`,
  },
];

/** The longest of three titles that is short enough for search engines. */
function titleFor(name: string): string {
  const titles = [`Business Funding for ${name} Customers | Boundless`, `Business Funding with ${name} | Boundless`];
  return titles.find((title) => title.length <= 65) ?? `${name} | Boundless`;
}

const descriptionFor = (name: string) =>
  `For ${name} customers: one digital profile, a shortlist of loans, and funds paid directly by the lender you choose.`;
