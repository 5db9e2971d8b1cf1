/// <reference path="./assets.d.ts" />
import marks from '../../generated/lender-marks.json' with { type: 'json' };
import sprite from '../../generated/lenders.svg?url';
import type { LenderLogo } from '../schemas/lender-logo.js';

type Mark = Omit<LenderLogo, 'markup'> & { id: string };

/** The lenders' wordmarks. They refer to one SVG file, so that no script contains their outlines. */
export const lenderLogos: readonly LenderLogo[] = (marks as readonly Mark[]).map(({ id, ...mark }) => ({
  ...mark,
  markup: `<use href="${sprite}#${id}"/>`,
}));
