import logos from '../../generated/lenders.json' with { type: 'json' };
import type { LenderLogo } from '../schemas/lender-logo.js';

/** Drawn from the files in `assets/lenders`, in the order of their names. The lenders are invented. */
export const lenderLogos: readonly LenderLogo[] = logos;
