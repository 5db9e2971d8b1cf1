import { lightMarkup } from '../../lib/light-markup.js';

export interface ComparisonAdviceProps {
  /** What to do first, by the id of a need of the table, with links as in `lightMarkup`. */
  advice: readonly { need: string; text: string }[];
}

/** The advice on the selected need of a `ComparisonTable`. Renders a `<p>` for each, of which the table's style hides the others. */
export function ComparisonAdvice({ advice }: ComparisonAdviceProps) {
  return advice.map(({ need, text }) => (
    <p
      key={need}
      data-advice={need}
      className="bl:mt-5 bl:max-w-prose bl:border-line-strong bl:border-s-3 bl:ps-4 bl:links:underline bl:links:underline-offset-4"
    >
      {lightMarkup(text)}
    </p>
  ));
}
