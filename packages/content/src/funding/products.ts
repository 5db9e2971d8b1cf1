import { facts } from '../facts/facts.js';
import type { FundingKind } from '../schemas/pages/compare.js';

/** The six products of the network. */
export const fundingProducts: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'merchant-cash-advance',
    title: 'Merchant cash advance',
    subtitle: 'A share of daily sales',
    href: '/financial-products#merchant-cash-advance',
    cells: {
      cost: {
        text: 'A fixed fee, not a rate',
        note: `It is repaid quickly, so it usually costs the most a year. In Canada, what counts as credit may cost a company ${facts.criminalRate.text} a year at most up to ${facts.criminalRateFrom.text}, ${facts.criminalRateCommercial.text} above that up to ${facts.criminalRateTo.text}, and a sole proprietor ${facts.criminalRate.text} at any amount.`,
        rank: 10,
        sources: ['criminal-rate'],
      },
      speed: { text: 'Usually the fastest', note: 'Decided on bank statements and card sales.', rank: 1 },
      minimum: { text: 'How steady your sales are decides', note: 'Young businesses can qualify.' },
      security: { text: 'Your future sales', note: 'Often a general claim on assets, too.' },
      guarantee: { text: 'Often, in some form' },
      use: { text: 'Urgent needs with quick returns' },
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
      cost: { text: 'A floating rate plus monitoring', note: 'The mix and quality of your assets decide.', rank: 6 },
      speed: { text: 'Slow the first time', note: 'Assets are examined before the first draw.', rank: 9 },
      minimum: { text: 'Enough assets to be worth watching', note: 'Lenders set their own smallest loan.' },
      security: {
        text: 'Receivables, inventory, equipment',
        note: 'Each counts in part, and the limit follows them.',
        sources: ['occ-abl'],
      },
      guarantee: { text: 'Depends on the owners and the assets' },
      use: { text: 'Firms with much stock or many invoices' },
      early: { text: 'Saves interest', note: 'Closing the line early may carry a fee.' },
    },
  },
  {
    id: 'term-loans',
    title: 'Term loan',
    subtitle: 'One sum, one schedule',
    href: '/financial-products#term-loans',
    cells: {
      cost: { text: 'A fixed or floating rate plus fees', note: 'Credit, history and security decide.', rank: 3 },
      speed: { text: 'In the middle', note: 'Larger and secured loans take longer.', rank: 6 },
      minimum: { text: 'Time in business and cash flow decide' },
      security: { text: 'Business assets, or none', note: 'Unsecured loans cost more.' },
      guarantee: { text: 'Usual for owner-run firms' },
      use: { text: 'A purchase with a long working life' },
      early: { text: 'Saves interest', note: 'Some lenders charge for it: ask.' },
    },
  },
  {
    id: 'po-financing',
    title: 'PO financing',
    subtitle: 'A funder pays your supplier',
    href: '/financial-products#po-financing',
    cells: {
      cost: {
        text: 'A fee for each period',
        note: 'The order, the supplier and the time to delivery decide.',
        rank: 9,
      },
      speed: { text: 'Days to weeks', note: 'Order, buyer and supplier are checked.', rank: 5 },
      minimum: { text: 'A firm order from a buyer that pays reliably', note: 'Your own age counts for less.' },
      security: { text: 'The order and what it brings' },
      guarantee: { text: 'Most funders ask for none', note: 'The stronger the buyer, the likelier.' },
      use: { text: 'Orders that are too large to pay for' },
      early: { text: 'Saves fees', note: 'When the buyer pays sooner.' },
    },
  },
  {
    id: 'inventory-financing',
    title: 'Inventory financing',
    subtitle: 'Stock secures the loan',
    href: '/financial-products#inventory-financing',
    cells: {
      cost: { text: 'A rate, often with a fee', note: 'How fast the goods sell decides.', rank: 7 },
      speed: { text: 'In the middle', note: 'The stock is valued first.', rank: 7 },
      minimum: { text: 'A record of selling such goods' },
      security: { text: 'The stock itself' },
      guarantee: { text: 'Depends on how well the stock would sell' },
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
      cost: { text: "A rate that follows the buyer's credit", note: 'Supplier or buyer pays it, as agreed.', rank: 2 },
      speed: { text: 'Slow to set up, then quick', note: 'Each supplier joins once.', rank: 8 },
      minimum: { text: 'A buyer with good credit and regular suppliers' },
      security: { text: "The buyer's promise to pay" },
      guarantee: { text: 'Not usual' },
      use: { text: 'Regular suppliers, larger orders' },
      early: { text: 'Nothing to gain', note: 'You pay on the due date, or later for a charge.' },
    },
  },
];
