import { figures } from '../../claims/values.js';
import type { FundingKind } from '../../schemas/pages/compare.js';
import { printedDay } from '../amounts.js';
import { criminalRate } from '../criminal-rate.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { occAssetBased } from '../sources.js';
import { surveys } from '../surveys.js';
import { bankLoans, bankLoansLabel, bankLoansRange } from './bank-rates.js';
import { examples } from './examples.js';
import { limitInCanada } from './limit-in-canada.js';
import { prepaymentInQuebec } from './prepayment-in-quebec.js';

/** The program for manufacturers is of the same kind. */
const marc = `Manufacturers: SBA MARC loans, up to ${sbaFacts.sbaMarcLimit.text}, since ${sbaFacts.sbaMarcSince.text}.`;

/** The public program that covers borrowing against orders, receivables and inventory. Said once, in the row of all three. */
const pilotCeiling = `US: until ${sbaFacts.sbaWorkingCapitalUntil.text} the SBA's Working Capital Pilot guarantees loans against orders, invoices and inventory. Its limit was ${prime.sbaCeiling.text} floating on loans above ${sbaFacts.sbaMarginFrom.text} on ${printedDay(prime.sbaCeiling.source.asOf)}, plus a yearly fee.`;
const pilotSources = ['sba-working-capital', 'sba-working-capital-notice', 'sba-terms', 'fed-prime'];

/** The six products of the network. */
export const fundingProducts: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'merchant-cash-advance',
    title: 'Merchant cash advance',
    subtitle: 'A share of daily sales',
    tag: 'Only if nothing else works',
    href: '/financial-products#merchant-cash-advance',
    cells: {
      cost: {
        figure: `About ${surveys.advanceYear.text}`,
        text: `Our calculation from fees that the US Federal Trade Commission named in ${surveys.advanceFee.source.asOf.slice(0, 4)}`,
        note: `Repaid faster, it costs the same dollars, so the annual rate rises. If it counts as credit, Canada's limit is ${criminalRate.criminalRateCommercial.text} or ${criminalRate.criminalRate.text} a year.`,
        details: `Fees are often ${surveys.advanceFee.text} of the amount, the Federal Trade Commission wrote on ${printedDay(surveys.advanceFee.source.asOf)}. The low figure is the lowest fee repaid daily over a year, the high figure the highest fee over 180 days. Fundera gave ${surveys.advanceElsewhere.text} a year in March 2025. Legal limit in Canada for what counts as credit: ${limitInCanada} We arrange no credit above it.`,
        rank: 11,
        sources: ['ftc', 'online-rates', 'criminal-rate'],
      },
      speed: {
        text: `Boundless: approval in ${figures.mcaApprovalTime}`,
        note: 'Funders look at bank statements and card sales.',
        rank: 1,
        sources: ['boundless'],
      },
      eligibility: { text: 'A few months of steady card sales or deposits', note: 'Young businesses can qualify.' },
      security: { text: 'Your future sales', note: 'Often a claim on all other assets, too.' },
      guarantee: { text: 'Often, in some form' },
      use: {
        text: 'Urgent needs with quick returns',
        note: `Boundless: ${figures.mcaLimit}.`,
        sources: ['boundless'],
      },
      early: {
        text: 'Usually saves nothing',
        note: 'The fee is fixed on day one, unless the contract gives a discount.',
      },
    },
  },
  {
    id: 'asset-based-lending',
    title: 'Asset-based lending',
    subtitle: 'A limit set by what you own',
    href: '/financial-products#asset-based-lending',
    cells: {
      cost: {
        text: 'We found no market figure',
        note: `For example, with assumed rates: ${examples.ablRate} interest, a ${examples.ablUnused} unused fee and ${examples.ablMonitoring} of monitoring a year on a line of ${examples.ablLimit} come to ${examples.ablYear} a year, with ${examples.ablDrawn} drawn.`,
        details: `It depends on the mix and quality of your assets. ${pilotCeiling} ${marc}`,
        rank: 7,
        sources: ['example-abl', ...pilotSources, 'sba-marc'],
      },
      speed: {
        text: 'Our judgment: weeks',
        note: 'Assets are examined before the first draw. Ask how many days that takes.',
        rank: 10,
      },
      eligibility: {
        text: `Boundless: loans from ${figures.ablMinimum}`,
        note: `You need about ${figures.ablCollateral} in collateral, because monitoring it costs money.`,
        sources: ['boundless'],
      },
      security: {
        text: 'Receivables, inventory, equipment',
        note: 'Each counts in part, and the limit follows them.',
        details: `From the handbook for bank examiners of the US Comptroller of the Currency, ${printedDay(occAssetBased.asOf)}.`,
        sources: ['occ-abl'],
      },
      guarantee: { text: 'Depends on the owners and the assets' },
      use: { text: 'Businesses with a lot of inventory or many invoices' },
      early: { text: 'Saves interest', note: 'Closing the line early may carry a fee.' },
    },
  },
  {
    id: 'term-loans',
    title: 'Term loan',
    subtitle: 'One amount, one schedule',
    href: '/financial-products#term-loans',
    cells: {
      cost: {
        figure: bankLoans,
        text: bankLoansLabel,
        other: `Canada: about ${prime.canadaDebtToday.text} on average`,
        note: `A small or young business pays more. Online lenders in the US: ${surveys.onlineLoans.text} with fees (Fundera, March 2025).`,
        details: `${bankLoansRange} Canada: our estimate for all small-business debt; ${surveys.canadaTermRate.text} on average in 2022, for long-term loans.`,
        rank: 1,
        sources: [
          'kansas-city-loans',
          'kansas-city-next',
          'online-rates',
          'credit-conditions',
          'oecd-canada',
          'canada-prime',
        ],
      },
      speed: {
        text: 'Our judgment: days online, weeks at a bank',
        note: `Lenders on Boundless usually decide within ${figures.decisionTime}, and may cost more than the banks of this row. Larger and secured loans take longer.`,
        rank: 2,
        sources: ['boundless'],
      },
      eligibility: {
        text: 'Banks: usually two profitable years',
        note: 'Others: about one year and steady deposits.',
      },
      security: {
        text: 'Business assets, or none',
        note: `In Canada ${surveys.canadaTermCollateral.text} of long-term loans required collateral in 2022. Unsecured loans cost more.`,
        sources: ['credit-conditions'],
      },
      guarantee: { text: 'Usual for owner-run businesses' },
      use: {
        text: 'A purchase with a long working life',
        note: `Boundless: terms of ${figures.termLoanYears}.`,
        sources: ['boundless'],
      },
      early: {
        text: 'Saves interest',
        note: 'Some lenders charge for it: ask.',
        details: prepaymentInQuebec,
        sources: ['quebec-prepayment'],
      },
    },
  },
  {
    id: 'po-financing',
    title: 'PO financing',
    subtitle: 'A funder pays your supplier',
    href: '/financial-products#po-financing',
    cells: {
      cost: {
        text: 'We found no market figure',
        note: `For example, an assumed fee of ${examples.poFee} of the amount for each 30 days comes to ${examples.poYear} a year.`,
        details: `It depends on the order, the supplier and the time to delivery. To turn any fee for 30 days into an annual rate, multiply it by about ${examples.thirtyDaysInYear}: so many times 30 days fit into a year.`,
        rank: 10,
        sources: ['example-po'],
      },
      speed: { text: 'Our judgment: days to weeks', note: 'Order, buyer and supplier are checked.', rank: 5 },
      eligibility: {
        text: 'A firm order from a buyer that pays reliably',
        note: 'Your own time in business counts for less. It is mainly for finished goods that you buy and resell.',
      },
      security: { text: 'The order and what the buyer pays for it' },
      guarantee: {
        text: 'Often only a validity guarantee: ask',
        note: 'The owner then pays for fraud and false documents, not for a buyer that does not pay.',
      },
      use: {
        text: 'Orders that are too large to pay for yourself',
        note: `Boundless: orders ${figures.poOrderSize}, ${figures.poTerms} average terms.`,
        sources: ['boundless'],
      },
      early: { text: 'Saves fees', note: 'When the buyer pays sooner.' },
    },
  },
  {
    id: 'inventory-financing',
    title: 'Inventory financing',
    subtitle: 'Inventory secures the loan',
    href: '/financial-products#inventory-financing',
    cells: {
      cost: {
        text: 'We found no market figure',
        note: `For example, with assumed rates: ${examples.inventoryRate} interest and a ${examples.inventoryAppraisal} appraisal over ${examples.inventoryDays} come to ${examples.inventoryYear} a year. It depends on how fast the goods sell.`,
        rank: 8,
        sources: ['example-inventory'],
      },
      speed: {
        text: 'Our judgment: weeks',
        note: 'The inventory is valued first. Ask how many days from a complete file to the money.',
        rank: 7,
      },
      eligibility: { text: 'A record of selling these goods' },
      security: { text: 'The inventory itself' },
      guarantee: { text: 'Depends on how well the inventory would sell' },
      use: { text: 'Buying ahead of a season' },
      early: { text: 'Saves interest' },
    },
  },
  {
    id: 'supply-chain-financing',
    title: 'Supply chain financing',
    subtitle: 'Suppliers are paid early',
    href: '/financial-products#supply-chain-financing',
    cells: {
      cost: {
        text: "We have no figure: a rate that follows the buyer's credit",
        note: 'Supplier or buyer pays it, as agreed. Ask for the annual rate.',
        rank: 6,
      },
      speed: {
        text: 'We have no figure',
        note: 'Slow to set up, then fast. Each supplier joins once: ask how many days that takes.',
        rank: 8,
      },
      eligibility: { text: 'A buyer with good credit and regular suppliers' },
      security: { text: "The buyer's promise to pay" },
      guarantee: { text: 'Not usual' },
      use: { text: 'Regular suppliers, larger orders' },
      early: { text: 'Nothing to gain', note: 'You pay on the due date, or later for a charge.' },
    },
  },
];
