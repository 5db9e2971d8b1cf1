import { whichFits } from '@boundless/content/entries/which-fits';
import { borrowingBase } from './definitions/borrowing-base.js';
import { businessLoan } from './definitions/business-loan.js';
import { debtServiceCoverage } from './definitions/debt-service-coverage.js';
import { invoiceFactoring } from './definitions/invoice-factoring.js';
import { lineOfCredit } from './definitions/line-of-credit.js';
import { merchantCashAdvance } from './definitions/merchant-cash-advance.js';
import { compareParameters, comparePath, offerParameters, offerPath } from './offer/offer-parameters.js';

/** All calculators, for the build and its tests. A page imports only its own. */
export const calculators = [
  merchantCashAdvance,
  businessLoan,
  lineOfCredit,
  invoiceFactoring,
  borrowingBase,
  debtServiceCoverage,
];

/** Parameters by page. If an address has one of them, the server renders the page, for visitors without JavaScript. */
export const parameters: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...calculators.map(({ path, rules }) => [path, [...rules.map(({ name }) => name), 'currency']]),
  [offerPath, offerParameters],
  [comparePath, compareParameters],
  // Its filter.
  ['/compare', ['need']],
  ['/tools/which-fits', whichFits.questions.map(({ name }) => name)],
]);
