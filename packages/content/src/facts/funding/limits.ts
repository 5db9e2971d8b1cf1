import { amounts } from '../../claims/amounts.js';
import type { AmountLimit } from '../../schemas/pages/which-fits.js';
import { csbfp } from '../csbfp.js';
import { sbaFacts } from '../sba.js';

const everywhere = (limit: AmountLimit) => ({ us: limit, ca: limit });

/** Up to this amount, we judge, checking an order, valuing inventory or a long application costs too much. No lender or program states it. */
export const smallAmount = 25_000;

/**
 * How much each kind of funding can be, by country and in its dollars: our own stated terms and the limits of public programs. A kind without a
 * row has no limit that we know.
 */
export const amountLimits: Readonly<Record<string, { us: AmountLimit; ca: AmountLimit }>> = {
  'merchant-cash-advance': everywhere({ to: amounts.mcaLimit }),
  'asset-based-lending': everywhere({ from: amounts.ablMinimum }),
  'po-financing': everywhere({ from: smallAmount, to: amounts.poOrderSize }),
  'inventory-financing': everywhere({ from: smallAmount }),
  'government-backed-loan': {
    us: { to: sbaFacts.sbaLimit.value ?? 0 },
    // Without property, whose loans only licensed brokers may arrange.
    ca: { to: csbfp.csbfpEquipmentLimit.value ?? 0 },
  },
};

/** Answers about the stage of a business. */
export const anyStage = ['new', 'young', 'steady', 'established'];
export const established = ['steady', 'established'];

/** Where a public program goes up to the amount, but low sales rarely carry it. */
export const muchForLowSales = { needs: ['equipment', 'growth'], stages: ['new', 'young'], from: 250_000 };
