import { whichFits } from '@boundless/content/entries/which-fits';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { FitResult } from '@boundless/ui/sections/fit-finder';
import type { Texts } from './definition.js';
import { fitBand } from './fit-band.js';
import { recommend } from './recommend.js';

/** What is recommended for the given answers. Nothing until every required question is answered. */
export default function FitAnswer({ answers }: { answers: Texts }) {
  const recommendation = recommend(answers);
  return recommendation && <FitResult content={whichFits.form} recommendation={recommendation} />;
}

/** The closing band for the given answers. */
export const FitBand = ({ answers }: { answers: Texts }) => <ClosingBand content={fitBand(answers)} />;
