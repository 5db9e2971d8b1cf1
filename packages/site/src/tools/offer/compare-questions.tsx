import { compareQuestions } from '@boundless/content/entries/compare-questions';
import { FaqSection } from '@boundless/ui/sections/faq-section';

export const CompareQuestions = () => <FaqSection content={compareQuestions} />;
