import { criminalRate as rate } from '../facts/criminal-rate.js';
import type { GlossaryTerm } from '../schemas/pages/glossary.js';
import { term } from './term.js';

const abl = '/blog/asset-based-loans-vs-merchant-cash-advances';
const termSheet = '/blog/how-to-read-a-term-sheet';

export const fromAToD: readonly GlossaryTerm[] = [
  term(
    'acceleration',
    'Acceleration',
    'After a default, the lender declares that you owe the whole loan at once, not only the missed payments. Ask for time to fix a default before this can happen.',
    ['How to read a term sheet', termSheet],
  ),
  term(
    'ach-debit',
    'ACH debit',
    'In the US, a payment that a funder takes from your bank account with your permission. In Canada it is a pre-authorized debit. Note the days and the highest amount, and ask how to stop it.',
  ),
  term(
    'advance-rate',
    'Advance rate',
    "The percentage of an asset's value that a lender will lend. It is usually higher for receivables than for inventory, because invoices turn into cash sooner.",
    ['Work out a borrowing base', '/tools/borrowing-base'],
  ),
  term(
    'aging-report',
    'Aging report',
    'A list of unpaid invoices, sorted by how long each has been open. Lenders ask for one of what customers owe you, and one of what you owe suppliers.',
    ['Work out a borrowing base', '/tools/borrowing-base'],
  ),
  term(
    'amortization',
    'Amortization',
    'Paying a loan back in steps: each payment covers interest and part of the amount borrowed. The interest in each payment is highest at the start and falls as you owe less.',
    ['See a schedule', '/tools/business-loan'],
  ),
  term(
    'annual-percentage-rate',
    'Annual percentage rate (APR)',
    'What funding costs a year, including fees, as a percentage of the money you actually have. It lets you compare a loan with an advance, whatever each of them calls its price.',
  ),
  term(
    'arbitration',
    'Arbitration',
    'A private decision on a dispute, by an arbitrator instead of a court. A clause for it usually binds you, and an appeal is rarely possible. Ask where it takes place and who pays the arbitrator.',
  ),
  term(
    'asset-based-lending',
    'Asset-based lending (ABL)',
    'A revolving loan with a limit that depends on what you own: receivables, inventory, sometimes equipment. The lender watches those assets more closely than your profit.',
    ['Compare it with an advance', abl],
  ),
  term(
    'balloon-payment',
    'Balloon payment',
    'A large last payment, because the smaller ones before it did not pay off the whole loan. Decide early how you will pay or refinance it.',
  ),
  term(
    'bdc',
    'BDC',
    'The Business Development Bank of Canada, a federal Crown corporation. It lends and invests alongside banks, does not replace them, and has to cover its own costs.',
    ['Its loans and services', 'https://www.bdc.ca/en/financing'],
  ),
  term(
    'blanket-lien',
    'Blanket lien',
    'A registered claim on everything a business owns, now and later: inventory, machines, invoices, accounts. The next lender ranks behind it, so ask when it will be released.',
    ['How to spot it in a term sheet', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'borrowing-base',
    'Borrowing base',
    'The total of all assets that count, each multiplied by its advance rate. It is the most you can owe on an asset-based line, and it changes as the assets do.',
    ['Work it out', '/tools/borrowing-base'],
  ),
  term(
    'broker',
    'Broker',
    'A person or company that finds you a lender or funder for a fee. The lender usually pays it, sometimes you do. Ask who pays and how much, and whether the fee is already in the price of the offer.',
    ['How we are paid', '/how-we-are-paid'],
  ),
  term(
    'burn-down',
    'Burn-down',
    'A personal guarantee that shrinks as you repay, for example with the balance of the loan. Ask for it in writing, with the dates or balances at which it falls.',
    ['Read before you sign a guarantee', '/blog/personal-guarantees-explained'],
  ),
  term(
    'cash-flow',
    'Cash flow',
    'Money that comes in minus money that goes out, over a period. A profitable business can still run out of cash when customers pay late.',
    ['Revenue and cash flow', '/blog/revenue-vs-cash-flow'],
  ),
  term(
    'cdfi',
    'CDFI',
    'A community development financial institution: a US lender, often a nonprofit, certified by the Treasury to serve people and places that banks serve too little. Many lend to small and new businesses.',
    ['The fund that certifies them', 'https://www.cdfifund.gov'],
  ),
  term(
    'clean-up-period',
    'Clean-up period',
    'A time each year, often 30 days, when the balance of a line of credit has to stay at zero. It shows the lender that the line is not a permanent loan.',
    ['Lines of credit explained', '/blog/business-lines-of-credit'],
  ),
  term(
    'cognovit-note',
    'Cognovit note',
    'A note with a confession of judgment, also called a warrant of attorney. In Ohio it is valid in a loan to a business only if a printed warning stands directly above or below your signature. Ask for the clause to be removed before you sign.',
    ['Confession of judgment', '/glossary#confession-of-judgment'],
  ),
  term(
    'collateral',
    'Collateral',
    'What a lender may take and sell if you do not pay: machines, inventory, invoices, a building. Loans with collateral usually cost less than loans without it.',
  ),
  term(
    'commitment-letter',
    'Commitment letter',
    "A lender's written promise, after it has approved the credit, to lend on stated terms if you meet its conditions. Unlike a term sheet, it is meant to bind. Read the conditions, and the day on which it expires.",
    ['How to read a term sheet', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'concentration',
    'Concentration',
    'How much of your receivables one customer owes. Lenders count only part of a large share, because one late customer could then stop your payments.',
    ['How lenders evaluate a business', '/blog/how-lenders-evaluate-your-business'],
  ),
  term(
    'confession-of-judgment',
    'Confession of judgment',
    'You agree in advance to a judgment without a hearing. California, Florida, Massachusetts, New Jersey and Texas refuse it. So does New York if you had no home or business there, and Virginia in most cash advances. Most states we have not read.',
    ['If the lender demands payment', '/blog/personal-guarantees-explained'],
  ),
  term(
    'covenant',
    'Covenant',
    'A promise in a loan agreement beyond paying, such as keeping a ratio or sending statements. Breaking one can make the whole loan due.',
    ['How to read a term sheet', termSheet],
  ),
  term(
    'credit-check',
    'Credit check',
    'A look at your credit report. A soft check does not change your score. A hard check, made when you apply for credit, can lower it a little for a while. Ask which one it is before you agree.',
  ),
  term(
    'credit-elsewhere',
    'Credit elsewhere',
    "The SBA's rule that its loans are for businesses that cannot get the credit on reasonable terms without its guarantee. The lender has to certify that. It looks at your collateral, the term you need and your years in business, for example.",
    ['Read the rule', 'https://www.law.cornell.edu/cfr/text/13/120.101'],
  ),
  term(
    'criminal-interest-rate',
    'Criminal interest rate',
    `In Canada it is an offence to charge more than ${rate.criminalRate.text} a year for credit, all charges included. For a company the limit is ${rate.criminalRateCommercial.text} above ${rate.criminalRateFrom.text}, and there is none above ${rate.criminalRateTo.text}. For a sole proprietor it is ${rate.criminalRate.text} at any amount.`,
    ['Check an offer', '/tools/check-an-offer'],
  ),
  term(
    'cross-collateral',
    'Cross-collateral clause',
    'A clause by which the security for one loan also secures what else you owe the same lender. Your truck may then stay pledged after its own loan is repaid. Ask for each asset to be released with its loan.',
  ),
  term(
    'cross-default',
    'Cross-default',
    'A clause that puts you in default on one loan because you are in default on another, even with another lender. Ask for a minimum amount below which it does not apply.',
    ['How to read a term sheet', termSheet],
  ),
  term(
    'csbfp',
    'CSBFP',
    'The Canada Small Business Financing Program: the government shares the risk of loans that banks and credit unions make to small businesses. You apply to the lender.',
    ['Limits, costs and guarantees', '/blog/what-is-an-sba-loan'],
  ),
  term(
    'cure-period',
    'Cure period',
    'The days that a contract gives you to fix a default, such as a missed payment, before the lender may act on it. Ask for one, and for a written notice that starts it.',
    ['Read the guide to term sheets', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'current-ratio',
    'Current ratio',
    'What turns into cash within a year, divided by what falls due within a year. If it is below one, bills may come before the money.',
  ),
  term(
    'debt-service-coverage',
    'Debt service coverage ratio',
    'How many times your yearly earnings cover your yearly payments to lenders. Below one they do not. Usually earnings after tax, before interest, depreciation and amortization, often less what owners take out: ask how yours counts.',
    ['Work it out', '/tools/debt-service-coverage'],
  ),
  term(
    'default',
    'Default',
    'Failing to meet the terms of a loan agreement: a missed payment, but also a broken covenant. The agreement says what the lender can do then.',
  ),
  term(
    'default-interest',
    'Default interest',
    'A higher rate that you owe after a default, on what is late or on the whole balance. Ask how much it adds, on what amount, and when it stops.',
  ),
  term(
    'demand-loan',
    'Demand loan',
    'A loan or line that the lender can ask you to repay at any time, even if you have missed no payment. Many lines of credit in Canada are like this.',
    ['Lines of credit explained', '/blog/business-lines-of-credit'],
  ),
  term(
    'discharge',
    'Discharge',
    'The registration that frees your assets once a loan is repaid, in the US called a UCC termination statement. Ask for it in writing as soon as you have paid, then check the public register.',
  ),
  term(
    'disclosure',
    'Disclosure (commercial financing)',
    'The page on which a state makes a funder state the amount, the cost and the payments, in some states with a yearly rate, before you sign. Compare it with the contract, and keep both.',
    ['What yours has to say', '/tools/check-an-offer'],
  ),
  term(
    'double-dipping',
    'Double dipping',
    'When you renew an advance with the same funder, paying fees twice: the new money pays what is left of the old fees, and new fees are charged on it. Ask how many dollars of the new advance pay old fees.',
    ['Check an offer', '/tools/check-an-offer'],
  ),
  term(
    'draw',
    'Draw',
    'Taking money out of a line of credit. You pay interest on what you draw, from the day you draw it.',
    ['What a draw costs', '/tools/line-of-credit'],
  ),
];
