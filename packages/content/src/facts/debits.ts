import { fact, words } from './amounts.js';
import { debitReturns, debitRule, regulationE } from './sources.js';

/** How long there is to undo a debit that was not authorized. */
export const debits = {
  /** In Canada, from the day on which a pre-authorized debit is posted to the account (rule H1). */
  businessDebitClaim: fact(words('10 business days'), /\bdebit of a business\b/, debitRule),
  personalDebitClaim: fact(words('90 calendar days'), /\bpersonal debit\b/, debitRule),
  /** How long a bank in the United States has to return an ACH debit. */
  businessDebitReturn: fact(words('2 banking days'), /\bACH debit\b|\bdébit ACH\b/, debitReturns),
  /** Regulation E, 12 CFR 1005.6(b)(3): in the United States, from the sending of the statement of an account set up mainly for personal use. */
  personalDebitReport: fact(words('60 days'), /\bRegulation E\b/, regulationE),
};
