import type { GlossaryTerm } from '../schemas/pages/glossary.js';
import { term } from './term.js';

const abl = '/blog/asset-based-loans-vs-merchant-cash-advances';
const termSheet = '/blog/how-to-read-a-term-sheet';

export const fromAToE: readonly GlossaryTerm[] = [
  term(
    'advance-rate',
    'Advance rate',
    'The part of an asset that a lender will lend against, in percent. Of receivables it is usually higher than of inventory, because invoices turn into money sooner.',
    ['Work out a borrowing base', '/tools/borrowing-base'],
  ),
  term(
    'amortization',
    'Amortization',
    'Paying a loan back in steps, so that each payment holds interest and a part of the amount borrowed. Early payments are mostly interest, later ones mostly principal.',
    ['See a schedule', '/tools/business-loan'],
  ),
  term(
    'annual-percentage-rate',
    'Annual percentage rate (APR)',
    'What funding costs a year in percent of the money you really have, fees included. It lets you compare a loan with an advance, whatever each calls its price.',
  ),
  term(
    'asset-based-lending',
    'Asset-based lending (ABL)',
    'A revolving loan whose limit follows what you own: receivables, inventory, sometimes equipment. The lender watches those assets more closely than your profit.',
    ['Compare it with an advance', abl],
  ),
  term(
    'balloon-payment',
    'Balloon payment',
    'A large last payment, because the smaller ones before it did not repay the whole loan. Plan early how you will pay or refinance it.',
  ),
  term(
    'bdc',
    'BDC',
    'The Business Development Bank of Canada, a federal Crown corporation. It lends and invests beside banks rather than in their place, and has to pay its own way.',
    ['What its law says', 'https://ised-isde.canada.ca/site/bdc-review/en'],
  ),
  term(
    'blanket-lien',
    'Blanket lien',
    'A registered claim on everything a business owns, now and later: stock, machines, invoices, accounts. The next lender ranks behind it, so ask when it will be lifted.',
    ['Where a term sheet hides it', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'borrowing-base',
    'Borrowing base',
    'The sum of all assets that count, each times its advance rate. It is the most that you can owe on an asset-based line, and it changes as the assets do.',
    ['Work it out', '/tools/borrowing-base'],
  ),
  term(
    'cash-flow',
    'Cash flow',
    'Money that comes in less money that goes out, over a period. A profitable business can still run out of it when customers pay late.',
    ['Revenue and cash flow', '/blog/revenue-vs-cash-flow'],
  ),
  term(
    'collateral',
    'Collateral',
    'What a lender may take and sell if you do not pay: machines, stock, invoices, a building. Loans with it usually cost less than loans without.',
  ),
  term(
    'confession-of-judgment',
    'Confession of judgment',
    'A paper in which you accept a judgment against you before there is any dispute. The funder files it, and the court asks you nothing. New York refuses those of debtors from other states, Texas those in most advances.',
    [
      'Judgments by confession in New York',
      'https://www.lexology.com/library/detail.aspx?g=06583a77-494c-4402-96b5-4a17cf9cd1fb',
    ],
  ),
  term(
    'covenant',
    'Covenant',
    'A promise in a loan agreement beyond paying, such as keeping a ratio or sending statements. Breaking one can make the whole loan due.',
    ['How to read a term sheet', termSheet],
  ),
  term(
    'csbfp',
    'CSBFP',
    'The Canada Small Business Financing Program: the government shares the risk of loans that banks and credit unions make to small businesses. You apply at the lender.',
    ['Limits, costs and guarantees', '/blog/what-is-an-sba-loan'],
  ),
  term(
    'debt-service-coverage',
    'Debt service coverage ratio',
    'The income of a year divided by all payments to lenders in that year. Below one, the business cannot pay its debts from what it earns.',
    ['Work it out', '/tools/debt-service-coverage'],
  ),
  term(
    'default',
    'Default',
    'Not keeping to a loan agreement: a missed payment, but also a broken covenant. The agreement says what the lender may then do.',
  ),
  term(
    'draw',
    'Draw',
    'Taking money out of a line of credit. Interest runs on what is drawn, from the day it is drawn.',
    ['What a draw costs', '/tools/line-of-credit'],
  ),
  term(
    'ebitda',
    'EBITDA',
    'Earnings before interest, taxes, depreciation and amortization: a rough measure of what operations bring in before lenders and the tax office are paid.',
    ['Understand EBITDA', '/blog/understanding-ebitda'],
  ),
  term(
    'equipment-financing',
    'Equipment financing',
    'A loan or lease for a machine or vehicle that is itself the collateral. The term should not outlast the thing it pays for.',
    ['Read the guide', '/blog/equipment-financing-guide'],
  ),
  term(
    'equity',
    'Equity',
    'What the owners have in a business: assets less debts. Raising it brings in money that need not be repaid, and somebody who owns a part.',
    ['Understand equity', '/blog/understanding-business-equity'],
  ),
];
