import { capitalize } from '../claims/capitalize.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedIn } from '../facts/broker-rules.js';
import { examples } from '../facts/funding/examples.js';
import { limitInCanada } from '../facts/funding/limit-in-canada.js';
import { warnings } from '../facts/funding/warnings.js';
import { surveys } from '../facts/surveys.js';
import type { FinancialProduct } from '../schemas/financial-product.js';

const described: readonly FinancialProduct[] = [
  {
    id: 'merchant-cash-advance',
    title: 'Merchant Cash Advance',
    subtitle: 'Money now for a share of later sales',
    description:
      'An advance on future card and online revenue, repaid until a fixed amount is reached. If the contract takes a share of your sales, you pay less in slow weeks. If it takes a fixed debit, you pay the same until the funder agrees to recalculate it. Either way the total stays the same. Most funders also file a claim on business assets, and most ask an owner to guarantee the contract in some form.',
    icon: 'credit-card',
    features: [
      `Approval in ${figures.mcaApprovalTime}`,
      capitalize(figures.mcaLimit),
      'Collected daily or weekly, not monthly',
      'Little paperwork',
    ],
    usedBy: 'Restaurants, retail and ecommerce.',
    price: `A factor, fixed at signing and often called a factor rate. It is not a rate for a year: by our calculation from US fees, an advance costs ${surveys.advanceYear.text} a year, or more if you repay it in less than half a year. [Work out the annual rate](/tools/merchant-cash-advance) of yours before you sign. Legal limit in Canada for what counts as credit: ${limitInCanada} We arrange no credit above it. ${warnings.advanceAndSba}`,
    speed: `Approval in ${figures.mcaApprovalTime}, and the money soon after.`,
    imageAlt: 'Bars of weekly card sales that rise and fall; a thin slice of each bar goes to the funder.',
  },
  {
    id: 'asset-based-lending',
    title: 'Asset-Based Lending',
    subtitle: 'Borrow against what you own and are owed',
    description:
      'A revolving limit secured by receivables, inventory or equipment. As the assets grow, so does the limit.',
    icon: 'layers',
    features: [
      `Loans from ${figures.ablMinimum}`,
      `About ${figures.ablCollateral} in collateral`,
      'Draw and repay as you need',
      'Limit grows with the business',
    ],
    usedBy: 'Distributors, manufacturers and staffing firms.',
    price: `Interest on what you draw, a fee on what you do not draw, and the cost of monitoring the collateral. In our example, with assumed rates, it costs ${examples.ablYear} a year, fees included.`,
    speed: 'Slower than other products: the lender examines receivables and inventory first.',
    imageAlt: 'Receivables, inventory and equipment, each counted in part, add up to one revolving limit.',
  },
  {
    id: 'term-loans',
    title: 'Term Loans',
    subtitle: 'One amount, one schedule',
    description:
      'Borrow a fixed amount and repay it on dates you know in advance. With a floating rate the payment can change. The usual choice for something you will use for years.',
    icon: 'calendar-range',
    features: [
      `Terms of ${figures.termLoanYears}`,
      'Fixed or floating rates',
      'Equipment, expansion or refinance',
      'Early repayment options',
    ],
    usedBy: 'Established firms with a clear plan.',
    price:
      'Interest on the balance and an origination fee. The rate depends on your history, your coverage and your collateral. For example, $100,000 at an assumed 9.5% over 60 months costs $2,100 a month and $26,011 of interest in total, before fees: [work out yours](/tools/business-loan?amount=100000&rate=9.5&months=60). Ask what paying early costs.',
    speed: statements.decision,
    imageAlt: 'A staircase of yearly bars: the balance falls slowly at first and faster later, until nothing is owed.',
  },
  {
    id: 'po-financing',
    title: 'PO Financing',
    subtitle: 'Pay your supplier before your buyer pays',
    description:
      'A funder pays your supplier so that you can ship. When your buyer pays, the funder takes back the advance and its fee, and you keep the rest.',
    icon: 'file-check',
    features: [
      `Orders ${figures.poOrderSize}`,
      `${figures.poTerms} average terms`,
      'Most PO funders ask for no personal guarantees',
      'Supplier paid directly',
    ],
    usedBy: 'Importers, wholesalers and product brands.',
    price: `A fee on the amount for each month, even a partial one, so a buyer who pays late costs you more. For example, with an assumed fee of ${examples.poFee} for each 30 days, $50,000 for 60 days costs $3,000: ${examples.poYear} a year. Where no personal guarantee is asked for, a validity guarantee often is: you then pay for fraud and false documents.`,
    speed: 'As fast as the funder can check the order, the supplier and the buyer.',
    imageAlt: 'The buyer orders, you confirm, the funder pays the supplier; the buyer pays on delivery.',
  },
  {
    id: 'inventory-financing',
    title: 'Inventory Financing',
    subtitle: 'Stock your shelves before the season starts',
    description:
      'Credit secured by the goods you hold or are about to buy. It suits businesses that have money tied up in inventory for part of the year.',
    icon: 'boxes',
    features: [
      'Advance on inventory on hand or in transit',
      'Rises with seasonal peaks',
      'Repaid as units sell',
      'No equity given up',
    ],
    usedBy: 'Retail and ecommerce with seasonal demand.',
    price: `Interest on the balance and a fee for counting the inventory. For example, with assumed prices of ${examples.inventoryRate} interest a year and ${examples.inventoryAppraisal} for an appraisal, it costs ${examples.inventoryYear} a year if the goods sell in ${examples.inventoryDays}.`,
    speed: 'Slower the first time, when the inventory is valued; fast for each draw after that.',
    imageAlt: 'A stack of boxes: the financed ones leave the stack as they sell and repay the credit.',
  },
  {
    id: 'supply-chain-financing',
    title: 'Supply Chain Financing',
    subtitle: 'Suppliers paid early, you pay later',
    description:
      'A funder pays your suppliers early, and you pay the funder on the due date or, for a charge, later. Suppliers give a small discount to have their money sooner.',
    icon: 'truck',
    features: [
      'Your due date stays, or moves later',
      'Suppliers give up a small discount',
      'Stronger supplier relations',
      'No change to how you order',
    ],
    usedBy: 'Mid-size buyers with regular suppliers.',
    price: `A discount that the supplier gives up: an annual rate that depends on the buyer's credit, for the days until the due date. For example, at an assumed ${examples.supplyChainRate} a year, about what we estimate for a credit line at a US bank, a supplier that is paid ${examples.supplyChainInvoice} ${examples.supplyChainDays} early gives up ${examples.supplyChainDiscount}. Paying later than the due date costs you extra.`,
    speed: 'Set up once with the buyer; then each approved invoice is paid early.',
    imageAlt: 'A timeline: the supplier is paid at the start, the goods sell in the middle, you repay at the end.',
  },
];

/** Each product also says in which states we arrange it. */
export const products: readonly FinancialProduct[] = described.map((product) => ({
  ...product,
  places: arrangedIn(product.id),
}));
