import { fact, words } from './amounts.js';
import { debitRule } from './sources.js';

/** How long a payor in Canada has to claim back a pre-authorized debit, from the day on which it is posted to the account (rule H1). */
export const debits = {
  businessDebitClaim: fact(words('10 business days'), /\bdebit of a business\b/, debitRule),
  personalDebitClaim: fact(words('90 calendar days'), /\bpersonal debit\b/, debitRule),
};
