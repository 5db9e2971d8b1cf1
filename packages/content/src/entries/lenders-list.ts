import logos from '../../generated/lenders.json' with { type: 'json' };
import type { LenderLogo } from '../schemas/lender-logo.js';

/** Made from the files in `assets/lenders`, in the order of their names. The lenders are invented. */
export const lenderLogos = logos as readonly LenderLogo[];

/** The lenders with these names, in this order. Unknown names are left out; `npm run check` reports them. */
export const lendersNamed = (names: readonly string[]): readonly LenderLogo[] =>
  names.flatMap((wanted) => lenderLogos.find(({ name }) => name === wanted) ?? []);
