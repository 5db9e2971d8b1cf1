import { figures } from '../../claims/values.js';
import type { FundingFit } from '../../schemas/pages/which-fits.js';
import { arrangedInOnly } from '../broker-rules.js';
import { csbfp } from '../csbfp.js';
import { sbaFacts } from '../sba.js';
import { completeFits, everywhere, type FitWords } from './complete-fits.js';
import { conditions } from './conditions.js';
import { yearlyCosts } from './costs.js';
import { amountLimits, anyStage, established, smallAmount } from './limits.js';
import { nextSteps } from './next-steps.js';
import { byAssets, cappedRate, machine, oneYear, replacesDebt, replacesLoan, twoYears, usualLoan } from './reasons.js';
import { signers } from './signers.js';
import { ownSpeeds, speeds } from './speeds.js';

/** The limits of a kind of funding in both countries, with what they mean for the amount. Our own limits are in US dollars. */
function amount(id: string, us: string, ca = us.replace('$', 'US$'), inPart = ''): FundingFit['amount'] {
  const limits = amountLimits[id];
  return {
    us: { ...limits?.us, reason: us },
    ca: { ...limits?.ca, reason: ca, ...(inPart && { inPart: inPart.replace(/(?<!C)\$/, 'US$') }) },
  };
}

const fits: readonly FitWords[] = [
  {
    id: 'invoice-factoring',
    title: 'Invoice factoring',
    description: 'You sell invoices and get most of the money right away.',
    href: '/tools/invoice-factoring',
    needs: { late: 'Your money is tied up in invoices, and factoring pays you most of it now.' },
    first: everywhere({
      late: 'Approval depends on your customers, not your record. It costs more than a line of credit, but lenders usually want a year of steady sales before they give you one.',
    }),
    amount: amount('invoice-factoring', 'The more you invoice, the more you get, so it grows with your sales.'),
    stage: { answers: anyStage, reason: "Your customers' credit counts more than your time in business." },
    carriedBySales: { years: { late: 1 }, stages: ['new', 'young'] },
    conditions: conditions['invoice-factoring'],
  },
  {
    id: 'equipment-financing',
    title: 'Equipment financing',
    description: 'A loan or lease secured by the machine or vehicle itself.',
    href: '/blog/equipment-financing-guide',
    needs: { equipment: 'The machine or vehicle you buy is the collateral.' },
    first: machine.faster,
    amount: amount('equipment-financing', 'The amount is the price less a down payment.'),
    stage: {
      answers: anyStage,
      reason: 'Your statements show steady sales, so you can compare offers from several lenders.',
      byAnswer: { new: machine.young, young: machine.young },
    },
    carriedBySales: { years: { equipment: 4 }, stages: ['new', 'young'] },
    conditions: conditions['equipment-financing'],
  },
  {
    id: 'inventory-financing',
    title: 'Inventory financing',
    description: 'Credit that is secured by the goods and repaid as they sell.',
    href: '/financial-products#inventory-financing',
    needs: { stock: 'The goods secure it, and you repay it as they sell.' },
    amount: amount(
      'inventory-financing',
      'The amount depends on what your goods would sell for, which the lender checks first.',
    ),
    stage: { answers: established, reason: 'You can show that your goods sell.' },
    conditions: conditions['inventory-financing'],
  },
  {
    id: 'po-financing',
    title: 'PO financing',
    description: 'For firm orders only: a funder pays your supplier, so that you can fill a large one.',
    href: '/financial-products#po-financing',
    needs: {
      order: 'The funder relies on a firm order from a buyer that pays reliably.',
    },
    first: everywhere({
      order:
        'First ask your buyer for a deposit: that costs nothing. A line of credit from a bank usually costs less than this: if you have one that is large enough, draw on it next. This is for the rest of an order that is too large for both, and only if you resell the goods as they are.',
    }),
    amount: amount(
      'po-financing',
      `The funder pays your supplier what the goods cost, or a part of it. Funders on Boundless take orders ${figures.poOrderSize}. It pays for goods, not for your wages or rent. Ask each funder for its smallest order.`,
    ),
    stage: { answers: anyStage, reason: "Your buyer's credit counts more than your own history." },
    conditions: conditions['po-financing'],
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
      order: 'You draw to pay your supplier and repay when your buyer has paid.',
      stock: 'You draw to buy the goods and repay as they sell.',
    },
    first: everywhere({
      gap: 'First ask suppliers for more days and customers to pay sooner: that usually costs nothing. For the rest a line of credit from a bank usually costs less than other funding: you pay interest only for the days when you owe.',
      late: 'From a bank it usually costs less than factoring: you pay interest on what you draw, not a fee on each invoice.',
      order:
        'First ask your buyer for a deposit: that costs nothing. For the rest of an order of this size a line of credit from a bank usually costs less than other funding: you pay interest only for the days when you owe.',
      stock:
        'From a bank it usually costs less than financing against inventory or an order: you pay interest only on what you draw.',
    }),
    conditions: conditions['line-of-credit'],
    amount: amount('line-of-credit', 'The limit depends on your income. Larger lines usually need collateral.'),
    stage: {
      answers: established,
      reason: 'If your statements show steady income, you have what lenders look for here.',
      byAnswer: { steady: twoYears },
    },
  },
  {
    id: 'government-backed-loan',
    title: 'SBA 7(a) or CSBFP loan',
    description: 'A bank loan that a government guarantees in part: capped rates, long terms, more paperwork.',
    href: '/blog/what-is-an-sba-loan',
    byCountry: {
      ca: {
        title: 'CSBFP loan',
        description:
          'A loan of the Canada Small Business Financing Program: from a bank or credit union, with a capped rate. The Government of Canada shares the risk.',
        href: '/blog/what-is-an-sba-loan#canada-the-csbfp',
      },
      us: {
        title: 'SBA 7(a) loan',
        description:
          'A loan that the US Small Business Administration guarantees in part: capped rate, long term, more paperwork.',
        href: '/blog/what-is-an-sba-loan',
      },
    },
    needs: {
      buy: 'You pay for the business over many years, out of what it earns.',
      equipment: 'You pay for equipment over as many years as you use it.',
      growth: 'It suits plans that take years to pay off.',
    },
    first: {
      us: { buy: cappedRate.us, growth: cappedRate.us },
      ca: { buy: cappedRate.ca, growth: cappedRate.ca },
    },
    time: { us: `**Time:** ${figures.sbaTime} from a complete application to the money.` },
    slow: {
      upTo: smallAmount,
      note: {
        us: `It takes ${figures.sbaTime} and as much paperwork as a large loan, which is a lot for less than $25,000. Look at the alternatives too.`,
        ca: 'For less than $25,000, ask your bank first for an ordinary loan: the CSBFP takes a plan, price quotes and bank forms.',
      },
    },
    amount: amount(
      'government-backed-loan',
      `7(a) loans go up to ${sbaFacts.sbaLimit.text}.`,
      `Up to ${csbfp.csbfpEquipmentLimit.text} for equipment and for renovating premises that you rent. Within it at most ${csbfp.csbfpWorkingCapitalLimit.text} for working capital, such as wages, and for intangible assets.`,
      `If up to ${csbfp.csbfpEquipmentLimit.text} is enough:`,
    ),
    stage: {
      answers: anyStage,
      reason: 'Your statements show whether your income covers the payments, which the lender looks at first.',
      byAnswer: {
        new: 'The program has no minimum age. A new business needs a plan, and some of your own money in it.',
        young: 'The program has no minimum revenue. The lender looks at whether your income covers the payments.',
      },
    },
    isSlow: true,
    carriedBySales: { years: { growth: 1, equipment: 4 }, stages: ['new', 'young'] },
    conditions: conditions['government-backed-loan'],
  },
  {
    id: 'term-loans',
    title: 'Term loan',
    description: 'A fixed amount that you repay on a set schedule.',
    href: '/tools/business-loan',
    needs: {
      buy: 'One amount for one purchase, repaid a part each month.',
      equipment: 'One amount for one machine or vehicle, repaid a part each month.',
      growth: 'One amount for one plan, repaid a part each month.',
      debt: replacesDebt,
      refinance: 'The new loan pays off the old one, and you repay the new one a part each month.',
    },
    first: {
      us: { buy: usualLoan.us, growth: usualLoan.us, refinance: replacesLoan },
      ca: { buy: usualLoan.ca, growth: usualLoan.ca, refinance: replacesLoan },
    },
    conditions: conditions['term-loans'],
    amount: amount('term-loans', 'Your cash flow sets the amount: it has to cover the payments with room to spare.'),
    stage: {
      answers: established,
      reason: 'Your record lets a lender judge the risk, so you can compare several offers.',
      byAnswer: { steady: oneYear },
    },
  },
  {
    id: 'asset-based-lending',
    title: 'Asset-based lending',
    description: 'A revolving limit that follows your receivables, inventory and equipment.',
    href: '/tools/borrowing-base',
    needs: {
      buy: 'Your limit depends on what the business owns.',
      growth: 'Your limit depends on what you own, and it grows with you.',
      late: 'Your limit depends on what your customers owe you, and it grows with your sales.',
      order: 'Your receivables and inventory count toward the limit, and it grows with you.',
      stock: 'Your inventory counts toward the limit, and it grows with you.',
    },
    amount: amount(
      'asset-based-lending',
      `Through us it begins at ${figures.ablMinimum}, because monitoring the assets costs money.`,
      `Through us it begins at US${figures.ablMinimum}, which is more in Canadian dollars, because monitoring the assets costs money.`,
      `If you need ${figures.ablMinimum} or more:`,
    ),
    first: everywhere({ late: byAssets, stock: byAssets }),
    stage: { answers: ['established'], reason: 'You have the books that the lender will want to see.' },
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
    amount: amount('merchant-cash-advance', `Through us you can get ${figures.mcaLimit}.`),
    stage: { answers: established, reason: 'Funders look at your sales more than at your time in business.' },
    lastResort: { salesMonths: 1.5, warning: 'Look at everything else first.' },
  },
];

/** For what each kind of funding fits, with the reasons, its cost, who signs, and where we may not arrange it. */
const parts = { yearlyCosts, signers, nextSteps, speeds, ownSpeeds, places: arrangedInOnly };

export const fundingFits = completeFits(fits, parts);
