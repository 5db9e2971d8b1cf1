import logos from '../../generated/lenders.json' with { type: 'json' };
import type { LenderLogo } from '../schemas/lender-logo.js';

/** Drawn from the files in `assets/lenders`, in the order of their names. The lenders are invented. */
export const lenderLogos = logos as readonly LenderLogo[];

/** The lenders of these names, in their order. Names that no lender has are left out (the content's checks refuse them). */
export const lendersNamed = (names: readonly string[]): readonly LenderLogo[] =>
  names.flatMap((wanted) => lenderLogos.find(({ name }) => name === wanted) ?? []);
