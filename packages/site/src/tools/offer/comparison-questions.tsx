import { toolCompareOffers } from '@boundless/content/entries/tool-compare-offers';
import { FaqSection } from '@boundless/ui/sections/faq-section';

/** Questions about the comparison of two offers. They are not printed. */
export const ComparisonQuestions = () => (
  <FaqSection content={toolCompareOffers.questions} className="bl:print:hidden" />
);
