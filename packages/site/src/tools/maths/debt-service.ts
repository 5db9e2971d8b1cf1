/** What a business earns and what it has to pay to lenders, all in dollars a year. */
export interface DebtService {
  /** Before interest. */
  income: number;
  /** Interest and principal of today's debts. */
  payments: number;
  /** The same of the debt that is considered. */
  'new-payments': number;
}

/**
 * How often the income of a year pays the debts of that year: `ratio` = income / (payments + new-payments).
 *
 * Source: debt service coverage, Comptroller's Handbook, Commercial Real Estate Lending (OCC), and any text on bank credit.
 */
export const debtServiceCoverage = (year: DebtService) => ({
  ratio: year.income / (year.payments + year['new-payments']),
});
