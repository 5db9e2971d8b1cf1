import { percent } from './amounts.js';
import { disclosureSources } from './disclosure-sources.js';
import * as factSources from './sources.js';
import { type StateLaw, source } from './state-law.js';
import { usury } from './usury.js';

/** Up to which rate of Treasury bills the lowest ceiling applies: it is at least twice that rate. */
const billsBelow = percent((usury.texasLowestCeiling.value ?? 0) / 2).text;

const ceiling = `In Texas the highest rate of a loan to a business is ${usury.texasLowestCeiling.text} a year as long as six-month Treasury bills are below ${billsBelow}, as in December 2025.\nIt is set each week at twice the rate of those bills, but never below ${usury.texasLowestCeiling.text} or above ${usury.texasHighestCeiling.text}. The Office of Consumer Credit Commissioner publishes the rate of each week. Ask the lender which week counts.\nIn a case on a loan of 2019 the court and both sides took ${usury.texasHighestCeiling.text} as the limit (American Pearl Group v. National Payment Systems): ask a lawyer which limit binds your lender. As the Supreme Court of Texas decided in that case in 2025, interest is measured on what you still owe, as we do here.\nIf a lender contracts for more or takes more, it can owe you three times the excess (Finance Code 305.001). It owes none of that after an honest mistake (305.101), or if it corrects the loan within 60 days of your written notice. You have to send that notice at least 61 days before you sue (305.006): see a lawyer first.\nBanks of other states can follow the law of their own.`;

const ceilingSources = [
  factSources.texasCeiling,
  source(
    'US-TX',
    'price',
    'Texas Finance Code, chapter 305: penalties and remedies',
    'https://statutes.capitol.texas.gov/Docs/FI/htm/FI.305.htm',
    '2024-06-05',
  ),
  source(
    'US-TX',
    'price',
    'Supreme Court of Texas, American Pearl Group v. National Payment Systems (2025): interest on what is still owed',
    'https://caselaw.findlaw.com/court/tx-supreme-court/117296628.html',
    '2025-05-23',
  ),
  source(
    'US-TX',
    'price',
    'Counsel Corner on American Pearl Group v. National Payment Systems: the limit that the court used',
    'http://www.counselcorner.com/2025',
    '2025-12-31',
  ),
  source(
    'US-TX',
    'price',
    'Texas Office of Consumer Credit Commissioner: weekly ceiling of December 15 to 21, 2025',
    'https://occc.texas.gov/publications/interest-rates',
    '2025-12-15',
  ),
];

/** What Texas says about the price of a loan, of an advance and of factoring, which it treats as a sale (Finance Code 306.001 and 306.103). */
export const texasPrice: readonly StateLaw[] = [
  { region: 'US-TX', kinds: ['loan', 'line'], text: ceiling, sources: ceilingSources },
  {
    region: 'US-TX',
    kinds: ['advance'],
    text: `${ceiling}\nA contract that calls itself a true purchase of receivables usually is no loan there. But that rule leaves out an advance that you repay from sales (House Bill 700), so whether this one is a loan depends on its terms. Show it to a lawyer.`,
    sources: [
      ...ceilingSources,
      ...disclosureSources['US-TX'],
      source(
        'US-TX',
        'price',
        'Mayer Brown, a law firm, on House Bill 700: advances and the law on usury',
        'https://www.mayerbrown.com/ja/insights/publications/2025/06/texas-commercial-financing-disclosure-and-registration-law-threatens-sales-based-financing-industry',
        '2025-06-30',
      ),
    ],
  },
  {
    region: 'US-TX',
    kinds: ['factoring'],
    isUnlimited: true,
    text: "In Texas factoring is a sale of invoices by law, even if you have to buy back those that a customer does not pay. What the factor takes is not interest, so the limit on loans does not apply. If the contract calls itself a purchase, that decides the question, unless there is fraud (Finance Code 306.001 and 306.103, as a factors' lawyer reads them). You have to judge the price yourself.",
    sources: [
      source(
        'US-TX',
        'price',
        'Jason Medley of Clark Hill, a law firm, on factoring in Texas: Finance Code 306.001 and 306.103 (undated)',
        'https://magazine.factoring.org/magazine-articles/l05wrt7swsbt2p84ov7564xbv0fm5y',
        '2026-11-29',
      ),
      source(
        'US-TX',
        'price',
        'Texas Finance Code, chapter 306, in a copy of Laws-info (undated)',
        'http://statutes.laws-info.com/texas/finance-code/title-4-regulation-of-interest-loans-and-financed-transactions/chapter-306-commercial-transactions',
        '2026-11-29',
      ),
    ],
  },
];
