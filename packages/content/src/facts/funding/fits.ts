import { figures } from '../../claims/values.js';
import type { FundingFit } from '../../schemas/pages/which-fits.js';
import { notOffered } from '../broker-licenses.js';
import { csbfp } from '../csbfp.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { amountLimits } from './limits.js';

const anyStage = ['new', 'young', 'steady', 'established'];
const established = ['steady', 'established'];

/** The limits of a kind of funding in both countries, with what they mean for the amount. */
function amount(id: string, us: string, ca = us): FundingFit['amount'] {
  const limits = amountLimits[id];
  return { us: { ...limits?.us, reason: us }, ca: { ...limits?.ca, reason: ca } };
}

const fits: FundingFit[] = [
  {
    id: 'invoice-factoring',
    title: 'Invoice factoring',
    description: 'You sell invoices and have most of the money at once.',
    href: '/tools/invoice-factoring',
    needs: { late: 'Your money is in invoices: factoring turns each of them into cash.' },
    amount: amount('invoice-factoring', 'The amount follows what you invoice, so it grows with your sales.'),
    stage: { answers: anyStage, reason: "Your customers' credit counts more than your own age." },
    carriedBySales: { needs: ['late'], stages: ['young'] },
  },
  {
    id: 'equipment-financing',
    title: 'Equipment financing',
    description: 'A loan or lease that the machine itself secures.',
    href: '/blog/equipment-financing-guide',
    needs: { equipment: 'The machine you buy is the security, so you need little else.' },
    amount: amount('equipment-financing', 'The amount is the price of the machine less a down payment.'),
    stage: { answers: anyStage, reason: 'Young businesses can get it, because the machine keeps its value.' },
  },
  {
    id: 'inventory-financing',
    title: 'Inventory financing',
    description: 'Credit that is secured by the goods and repaid as they sell.',
    href: '/financial-products#inventory-financing',
    needs: { stock: 'The goods secure it, and it is repaid as they sell.' },
    amount: amount('inventory-financing', 'For an amount of this size, valuing the stock is worth its cost.'),
    stage: { answers: established, reason: 'You can show that such goods sell.' },
  },
  {
    id: 'po-financing',
    title: 'PO financing',
    description: 'A funder pays your supplier, so that you can fill a large order.',
    href: '/financial-products#po-financing',
    needs: { stock: 'A firm order from a good buyer carries it.' },
    amount: amount('po-financing', `It reaches as far as the order does: with us, orders ${figures.poOrderSize}.`),
    stage: { answers: anyStage, reason: 'Your buyer counts for more than your own history.' },
  },
  {
    id: 'line-of-credit',
    title: 'Line of credit',
    description: 'A limit that you draw on when you are short and repay when you are not.',
    href: '/tools/line-of-credit',
    needs: {
      gap: 'You draw when you are short, and pay only for what you use, for as long as you use it.',
      growth: 'You pay only for what you use, for as long as you use it.',
      late: 'You draw until your customers pay, and repay when they have.',
      stock: 'You draw to buy the goods and repay as they sell.',
    },
    amount: amount('line-of-credit', 'The limit follows your income. The larger it is, the likelier it is secured.'),
    stage: { answers: established, reason: 'Your statements show steady income, which is what lenders look for here.' },
  },
  {
    id: 'government-backed-loan',
    title: 'SBA 7(a) or CSBFP loan',
    description: 'A bank loan of which a government guarantees a part: capped rates, long terms, more paperwork.',
    href: '/blog/what-is-an-sba-loan',
    byCountry: {
      ca: {
        title: 'CSBFP loan',
        description:
          'A loan from a bank or credit union of which the Government of Canada shares the risk, with a capped rate.',
        href: '/glossary#csbfp',
      },
      us: {
        title: 'SBA 7(a) loan',
        description:
          'A loan that the US Small Business Administration guarantees in part: capped rate, long term, more paperwork.',
        href: '/blog/what-is-an-sba-loan',
      },
    },
    needs: {
      buy: 'It pays for a business over as many years as the business needs to pay it back.',
      equipment: 'It pays for machines over as many years as they work.',
      growth: 'It suits things that pay off over years.',
    },
    amount: amount(
      'government-backed-loan',
      `7(a) loans go up to ${sbaFacts.sbaLimit.text}.`,
      `Its term loans go up to ${csbfp.csbfpTermLimit.text}: for anything but property ${csbfp.csbfpEquipmentLimit.text}, of which ${csbfp.csbfpWorkingCapitalLimit.text} for intangible assets and working capital.`,
    ),
    stage: {
      answers: anyStage,
      reason: 'The program has no minimum age. A young business shows a plan, and its own money in it.',
    },
    carriedBySales: { needs: ['growth'], stages: ['new', 'young'] },
    conditions: {
      us: [
        `Citizenship decides: since ${sbaFacts.sbaCitizensSince.text} every owner has to be a citizen or national of the United States who lives there.`,
        `Each owner of ${sbaFacts.sbaGuarantorShare.text} or more signs a personal guarantee.`,
      ],
      ca: [
        `Any legal form can apply, a sole proprietor too, with revenue of up to ${csbfp.csbfpRevenue.text} a year. Farms have a program of their own.`,
      ],
    },
  },
  {
    id: 'term-loans',
    title: 'Term loan',
    description: 'A fixed sum on a schedule that you know from the start.',
    href: '/tools/business-loan',
    needs: {
      buy: 'One sum for one purchase, repaid on dates you know.',
      equipment: 'One sum for one machine, repaid on dates you know.',
      growth: 'One sum for one plan, repaid on dates you know.',
    },
    amount: amount('term-loans', 'Your cash flow sets the amount: it has to cover the payments with room to spare.'),
    stage: { answers: established, reason: 'Your history lets a lender set a fair price.' },
  },
  {
    id: 'asset-based-lending',
    title: 'Asset-based lending',
    description: 'A revolving limit that follows your receivables, inventory and equipment.',
    href: '/tools/borrowing-base',
    needs: {
      buy: 'What the business owns sets the limit.',
      growth: 'What you own sets the limit, and it grows with you.',
      late: 'What your customers owe you sets the limit, and it grows with your sales.',
      stock: 'Your stock counts towards the limit, and it grows with you.',
    },
    amount: amount(
      'asset-based-lending',
      `With us it begins at ${figures.ablMinimum}: watching the assets has its cost.`,
    ),
    stage: { answers: ['established'], reason: 'You have the books that the lender will examine.' },
  },
  {
    id: 'merchant-cash-advance',
    title: 'Merchant cash advance',
    description: 'Money now for a share of your daily sales. Fast but expensive: work out the yearly cost first.',
    href: '/tools/merchant-cash-advance',
    needs: {
      gap: 'It is fast, and you pay it back from your sales.',
      stock: 'It is fast, and you pay it back as the goods sell.',
    },
    amount: amount('merchant-cash-advance', `With us it goes ${figures.mcaLimit}.`),
    stage: { answers: established, reason: 'Funders look at your sales more than at your age.' },
    lastResort: {
      salesMonths: 1.5,
      cost: `You pay about ${surveys.advanceYear.text} a year, by our calculation. Look at everything else first.`,
    },
  },
];

/** For what each kind of funding fits, with the reasons, and where we may not arrange it. */
export const fundingFits: FundingFit[] = fits.map((fit) => {
  const places = notOffered(fit.id);
  if (!places) return fit;
  const { us = [], ca = [] } = fit.conditions ?? {};
  return { ...fit, conditions: { us: [...us, places], ca } };
});
