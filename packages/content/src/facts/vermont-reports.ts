import type { FactSource } from '../schemas/fact.js';
import { lawSource } from './law-source.js';

/** All that we could read on House Bill 648 of 2026, whose text we could not. */
export const vermontReports: readonly FactSource[] = [
  lawSource(
    'act',
    'US-VT',
    "Funder Intel on a trade group's report that House Bill 648 was signed in 2026 (undated)",
    'https://www.funderintel.com/group/all-business-lending-fintech/discussion/3cb6d35a-c7f5-42cf-aca1-aca3eb714e09',
    '2026-11-29',
  ),
  lawSource(
    'act',
    'US-VT',
    'Report on the committee of the House that weighed the draft of May 2026',
    'https://cpo.soar.com/articles/8046720/Vermont/Panel-weighs-ban-on-virtual-kiosks-and-new-oversight-of-merchant-cash-advances',
    '2026-05-19',
  ),
  lawSource(
    'act',
    'US-VT',
    'deBanked on House Bill 648, signed on June 16, 2026: its rule on automatic debits',
    'https://debanked.com/tag/texas/',
    '2026-06-23',
  ),
];
