import { debits } from '../facts/debits.js';
import type { GlossaryTerm } from '../schemas/pages/glossary.js';
import { term } from './term.js';

const termSheet = '/blog/how-to-read-a-term-sheet';

export const fromPToZ: readonly GlossaryTerm[] = [
  term(
    'payoff-amount',
    'Payoff amount',
    'What clears a debt in full on a given day, with interest and every fee. Ask for it in writing (a payoff letter) before you refinance.',
    ['If you already owe an advance', '/blog/asset-based-loans-vs-merchant-cash-advances'],
  ),
  term(
    'perfected-security-interest',
    'Perfected security interest',
    'A security interest that also counts against other creditors. A lender usually gets it by registering: a UCC-1 statement in a US state, the PPSA register in a province. For a bank account in the US, it needs control of the account instead.',
    ['What Article 9 of the UCC says', 'https://www.law.cornell.edu/ucc/9/9-312'],
  ),
  term(
    'performance-guarantee',
    'Performance guarantee',
    "In an advance, an owner's promise that the business keeps the contract, for example that it keeps its bank account. If it does not, the owner may owe what is left. Ask for a list of what counts as a breach.",
    ['Read before you sign one', '/blog/personal-guarantees-explained'],
  ),
  term(
    'personal-guarantee',
    'Personal guarantee',
    "An owner's promise to pay from what the owner has, savings and perhaps a home included, if the business does not. It can be limited in amount or time, so ask.",
    ['Read before you sign one', '/blog/personal-guarantees-explained'],
  ),
  term(
    'postponement',
    'Postponement',
    'In Canada, an agreement in which one creditor, often an owner who lent to the business, is paid after another, or lets its claim rank after the other. In the US it is called subordination.',
  ),
  term(
    'power-of-attorney',
    'Power of attorney',
    'A clause that lets the funder act in your name, for example to endorse checks or to sign papers. Ask for it to be limited to named acts, and to apply only after a default.',
  ),
  term(
    'pre-authorized-debit',
    'Pre-authorized debit (PAD)',
    `In Canada, a payment that a lender takes from your account under an agreement that you sign. An unauthorized debit of a business can generally be claimed back for only ${debits.businessDebitClaim.text}. Ask how to cancel the agreement.`,
  ),
  term(
    'prepayment-penalty',
    'Prepayment penalty',
    'A charge for repaying early. If the price is a fixed fee, as in most advances, there may be no penalty, but you save nothing either.',
    ['How to read a term sheet', termSheet],
  ),
  term(
    'prime-rate',
    'Prime rate',
    'The rate that banks use as the base for their loans. Floating rates are quoted as prime plus some percentage points, and they change when prime does.',
  ),
  term('principal', 'Principal', 'The amount borrowed, or what is still owed of it, without interest and fees.'),
  term(
    'purchase-order-financing',
    'Purchase order financing',
    'A funder pays your supplier so that you can fill a large order, and is paid back when your customer pays. You need a firm order from a buyer that pays reliably.',
    ['See the product', '/financial-products#po-financing'],
  ),
  term(
    'purchased-amount',
    'Purchased amount',
    'In a sale of future receivables, such as a merchant cash advance: the amount of sales that you have to hand over in all. Divide it by the price that the funder pays for it, and you have the factor rate.',
    ['Turn the factor into a rate', '/tools/merchant-cash-advance'],
  ),
  term(
    'receivables',
    'Receivables',
    'What customers owe you for goods or services already delivered. Lenders count the ones that are likely to be paid soon.',
  ),
  term(
    'reconciliation',
    'Reconciliation',
    'In an advance: the funder adjusts the daily debit to what you really sold. Ask for it in writing before you miss a debit, with your bank statements. The contract says how to ask, and how long the funder may take.',
    ['If you already owe an advance', '/blog/asset-based-loans-vs-merchant-cash-advances'],
  ),
  term(
    'recourse',
    'Recourse',
    'Whether you have to pay the factor if your customer does not. Without recourse the factor takes that risk, for a higher fee, and usually only for a customer that is insolvent, not for one that disputes the invoice.',
  ),
  term(
    'revenue-based-financing',
    'Revenue-based financing',
    'Money that you repay with a share of monthly revenue until you have paid a fixed amount. In good months you repay faster, which raises the yearly cost.',
  ),
  term(
    'sales-based-financing',
    'Sales-based financing',
    'What several state laws call money that you repay by a share of your sales, or by a fixed debit that is meant to match it. A merchant cash advance is the usual kind.',
    ['Check an offer', '/tools/check-an-offer'],
  ),
  term(
    'sba-504',
    'SBA 504 loan',
    'A US loan for a building or long-lasting machines, in two parts: a bank lends one part, and a Certified Development Company lends the other at a fixed rate, backed by the Small Business Administration.',
    ['How it differs from 7(a)', '/blog/what-is-an-sba-loan'],
  ),
  term(
    'sba-loan',
    'SBA loan',
    'A loan by a US bank or other lender that the Small Business Administration guarantees in part. Terms are long and rates are capped, and the paperwork takes time.',
    ['Read the guide', '/blog/what-is-an-sba-loan'],
  ),
  term(
    'security-interest',
    'Security interest',
    "A lender's right to take an asset if you do not pay. The lender usually registers it, so that it also counts against others.",
    ['When it counts against others', '/glossary#perfected-security-interest'],
  ),
  term(
    'seller-financing',
    'Seller financing',
    'A part of the price of a business that the seller agrees to be paid later. Lenders often ask that it be paid only after their own loan.',
  ),
  term(
    'set-off',
    'Set-off',
    'Taking what you owe out of money that is yours: a bank can use your deposit to pay your loan, a customer can pay you less because of a claim. Ask whether your lender may do so, and whether it tells you first.',
  ),
  term(
    'sofr-corra',
    'SOFR and CORRA',
    'Base rates that a loan may follow instead of prime, SOFR in the US and CORRA in Canada. Both measure what large institutions pay to borrow overnight. You pay the base rate plus a margin, and some loans have a floor.',
    ['A floor in a term sheet', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'specified-percentage',
    'Specified percentage',
    'In an advance, the share of your sales that the funder buys. The daily payment is only an estimate of it. If sales fall, ask for a reconciliation: it brings the payment back to this share.',
  ),
  term(
    'stacking',
    'Stacking',
    'Taking a second advance while the first is still being repaid. Two debits then leave your account, daily or weekly. Most contracts forbid it, and lenders who see it usually decline.',
    ['What an advance takes from your sales', '/blog/asset-based-loans-vs-merchant-cash-advances'],
  ),
  term(
    'standby-fee',
    'Standby fee',
    'A yearly fee, in percent, on the part of a line of credit that you do not use. Also called an unused or commitment fee.',
    ['What it adds', '/tools/line-of-credit'],
  ),
  term(
    'subordination',
    'Subordination',
    'An agreement that one lender is paid after another, for example a loan from an owner after the bank. A new lender often asks for it before it lends.',
  ),
  term(
    'supply-chain-financing',
    'Supply chain financing',
    "A funder pays your suppliers early and you pay the funder on the due date or later. The price depends on your credit, not the supplier's.",
    ['See the product', '/financial-products#supply-chain-financing'],
  ),
  term(
    'tangible-net-worth',
    'Tangible net worth',
    "The owners' equity without goodwill and other things that cannot be sold on their own. Many lenders also subtract what the company has lent to its owners. They compare the rest with what you owe.",
    ['How lenders evaluate a business', '/blog/how-lenders-evaluate-your-business'],
  ),
  term(
    'term-loan',
    'Term loan',
    'A fixed amount that you repay on a schedule known from the start, at a fixed or floating rate.',
    ['What it costs each month', '/tools/business-loan'],
  ),
  term(
    'term-sheet',
    'Term sheet',
    'The main points of an offer on a page or two, before the contract. Most of it is not binding, but this is when terms are easiest to change.',
    ['How to read one', termSheet],
  ),
  term(
    'ucc-and-ppsa',
    'UCC and PPSA',
    'The laws under which lenders register claims on movable property: with a UCC-1 statement in a US state, or under the Personal Property Security Act in a province. Quebec has a register, the RDPRM. Search your own name before you apply.',
    ['Article 9 of the UCC', 'https://www.law.cornell.edu/ucc/9'],
  ),
  term(
    'underwriting',
    'Underwriting',
    'How a lender decides whether to lend, how much and at what price: it reads statements, checks facts and assesses the risk.',
  ),
  term(
    'usury',
    'Usury',
    'Interest above a legal limit. In Canada the limit is in the Criminal Code. In the US each state has its own rules, and they differ in what they allow for loans to businesses.',
    ['What the limit in Canada is', '/glossary#criminal-interest-rate'],
  ),
  term(
    'validity-guarantee',
    'Validity guarantee',
    'The owner promises that invoices, orders and reports are genuine, and pays for fraud and false documents, not for a customer that does not pay. Some funders accept it instead of a full personal guarantee.',
    ['Loans with a smaller guarantee', '/blog/personal-guarantees-explained'],
  ),
  term(
    'venture-debt',
    'Venture debt',
    'A loan to a young company that venture investors have funded. The lender counts on the next round more than on profit, and usually gets warrants: a right to buy shares.',
  ),
  term(
    'warrants',
    'Warrants',
    'The right to buy shares of your company later at a price set now. Lenders of venture debt often ask for it. If they use it, the owners hold a smaller part.',
  ),
  term(
    'working-capital',
    'Working capital',
    'What a business can turn into cash within a year minus what it has to pay within a year: the money it has to operate with.',
    ['Working capital explained', '/blog/working-capital-explained'],
  ),
];
