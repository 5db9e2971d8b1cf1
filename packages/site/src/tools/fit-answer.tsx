import { whichFits } from '@boundless/content/entries/which-fits';
import { ClosingBand, type ClosingBandProps } from '@boundless/ui/sections/closing-band';
import { FitResult } from '@boundless/ui/sections/fit-finder';
import type { Texts } from './definition.js';
import { outside } from './outside.js';
import { recommend } from './recommend.js';

/** What is recommended for the given answers. Nothing until every required question is answered. */
export default function FitAnswer({ answers }: { answers: Texts }) {
  const recommendation = recommend(answers);
  return recommendation && <FitResult content={whichFits.form} recommendation={recommendation} />;
}

export interface FitBandProps extends Pick<ClosingBandProps, 'content'> {
  answers: Texts;
}

/** The closing band for the given answers: `content`, unless what is recommended does not come through us. */
export const FitBand = ({ answers, content }: FitBandProps) => <ClosingBand content={outside(answers) ?? content} />;
