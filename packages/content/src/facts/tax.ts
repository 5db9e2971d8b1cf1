import { day, fact, percent, usd } from './amounts.js';
import * as sources from './sources.js';

/** US federal deductions for what a business buys. */
export const tax = {
  /** For tax years that begin in 2026. The amounts of later years follow inflation. */
  section179Limit: fact(usd(2_560_000), /\b[Ss]ection 179\b/, sources.section179),
  section179PhaseOut: fact(usd(4_090_000), /\b[Ss]ection 179\b/, sources.section179),
  bonusDepreciation: fact(
    percent(100),
    /\bbonus depreciation\b|\bfirst-year depreciation\b/i,
    sources.bonusDepreciation,
  ),
  bonusDepreciationAfter: fact(day('2025-01-19'), /\bdepreciation\b/i, sources.bonusDepreciation),
};
