import type { FundingFit } from '../../schemas/pages/which-fits.js';

const everywhere = (text: string): FundingFit['next'] => ({ us: text, ca: text });

/** What to do next for the kind of funding that a result starts with. An advance never is one. */
export const nextSteps: Readonly<Record<string, FundingFit['next']>> = {
  'invoice-factoring': everywhere(
    '**Next:** list your open invoices by customer and due date. Ask two factors what you receive, what each further week costs, and who pays if a customer does not.',
  ),
  'equipment-financing': everywhere(
    '**Next:** get a written quote for the machine or vehicle. Ask each lender for the payment, all fees, and what you save if you pay early.',
  ),
  'inventory-financing': everywhere(
    '**Next:** list your inventory with its cost and how fast each item sells. Ask the lender which part of it counts, and who pays for the appraisal.',
  ),
  'po-financing': everywhere(
    '**Next:** work out the fee for the days until your buyer pays, and subtract it from your profit on the order. If little is left, ask the buyer for a deposit instead.',
  ),
  'line-of-credit': everywhere(
    '**Next:** ask your own bank first, with a year of bank statements. Ask for the margin over prime, each yearly fee, and whether the bank can demand repayment at any time.',
  ),
  'government-backed-loan': {
    us: '**Next:** ask a bank that knows you whether it makes SBA loans. Bring your tax returns and a plan with figures for each month.',
    ca: '**Next:** ask your bank or credit union whether it makes CSBFP loans. Bring a price quote for each thing that the loan will pay for.',
  },
  'term-loans': everywhere(
    '**Next:** get two offers, each with its payment, its fees and the charge for paying early, and enter them in "Compare two offers".',
  ),
  'asset-based-lending': everywhere(
    '**Next:** list what customers owe you, by age, and work out your limit with the borrowing base calculator.',
  ),
};
