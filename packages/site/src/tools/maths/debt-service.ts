/** Income of a business and its payments to lenders, in dollars per year. */
export interface DebtService {
  /** Before interest. */
  income: number;
  /** Interest and principal of existing debts. */
  payments: number;
  /** Interest and principal of the planned debt. */
  'new-payments': number;
}

/**
 * The ratio of a year's income to that year's payments.
 *
 * Source: debt service coverage, Comptroller's Handbook, Commercial Real Estate Lending (OCC), and any text on bank credit.
 */
export const debtServiceCoverage = (year: DebtService) => ({
  ratio: year.income / (year.payments + year['new-payments']),
});
