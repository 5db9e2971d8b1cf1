import type { FactSource } from '../schemas/fact.js';

/**
 * That a 7(a) lender may not charge a borrower a broker or referral fee. The form is of 2008; whether 13 CFR part 103 also keeps an agent from
 * taking a fee from both sides has not been read.
 */
export const sbaAgentFees: FactSource = {
  id: 'sba-agent-fees',
  title: 'US Small Business Administration, fee disclosure form and compensation agreement for 7(a) loans',
  href: 'https://omb.report/icr/200709-0570-001/doc/4196601',
  jurisdiction: 'US',
  asOf: '2008-08-31',
  reviewBy: '2027-03-31',
};
