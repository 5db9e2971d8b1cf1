import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { whichFits } from '@boundless/content/entries/which-fits';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { FitResult } from '@boundless/ui/sections/fit-finder';
import type { Texts } from './definition.js';
import { fitBand } from './fit-band.js';
import { recommend } from './recommend.js';
import type { Recommendation } from './recommendation.js';

/** What is recommended for the given answers. Nothing until every required question is answered. */
export default function FitAnswer({ answers }: { answers: Texts }) {
  const recommendation = recommend(answers);
  return recommendation && <FitResult content={whichFits.form} recommendation={withLabels(recommendation)} />;
}

/** Marks the word with which a condition begins, so that it is shown in bold. */
function marked(text: string): string {
  const label = fitAnswers.labels.find((one) => text.startsWith(one));
  return label ? `**${label}**${text.slice(label.length)}` : text;
}

const withLabels = ({ conditions = [], alternatives, ...found }: Recommendation): Recommendation => ({
  ...found,
  conditions: conditions.map(marked),
  alternatives: alternatives.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({ ...item, description: item.description.split('\n').map(marked).join('\n') })),
  })),
});

/** The closing band for the given answers. */
export const FitBand = ({ answers }: { answers: Texts }) => <ClosingBand content={fitBand(answers)} />;
