import { day, fact, percent, usd } from './amounts.js';
import * as sources from './sources.js';

/** US federal tax: deductions for what a business buys, and a form for contractors. */
export const tax = {
  /** For tax years that begin in 2026. The amounts of later years follow inflation. */
  section179Limit: fact(usd(2_560_000), /\b[Ss]ection 179\b/, sources.section179),
  section179PhaseOut: fact(usd(4_090_000), /\b[Ss]ection 179\b/, sources.section179),
  bonusDepreciation: fact(
    percent(100),
    /\bbonus depreciation\b|\bfirst-year depreciation\b/i,
    sources.bonusDepreciation,
  ),
  /** Average gross receipts of the three years before, up to which a business can generally use the cash method: for tax years that begin in 2026. */
  cashMethodReceipts: fact(usd(32_000_000), /\bgross receipts\b/, sources.grossReceipts),
  /** What a contractor has to have been paid in 2026 before Form 1099-NEC is due. The amounts of later years follow inflation. */
  contractorFormFrom: fact(usd(2_000), /\b1099-NEC\b/, sources.contractorForms),
  bonusDepreciationAfter: fact(day('2025-01-19'), /\bdepreciation\b/i, sources.bonusDepreciation),
};
