import { offerQuestions } from '@boundless/content/entries/offer-questions';
import { FaqSection } from '@boundless/ui/sections/faq-section';

export const OfferQuestions = () => <FaqSection content={offerQuestions} />;
