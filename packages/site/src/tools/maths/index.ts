export { annuityValue, levelPayment } from './annuity.js';
export { type Assets, borrowingBase } from './borrowing-base.js';
export { balanceByDay, type CashAdvance, cashAdvance } from './cash-advance.js';
export { type DebtService, debtServiceCoverage } from './debt-service.js';
export { type FactoredInvoice, invoiceFactoring } from './factoring.js';
export { internalRate } from './internal-rate.js';
export { type Draw, lineOfCredit } from './line-of-credit.js';
export { type Loan, type LoanMonth, loan, loanSchedule } from './loan.js';
