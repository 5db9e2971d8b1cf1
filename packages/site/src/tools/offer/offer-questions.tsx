import { offerQuestions } from '@boundless/content/entries/offer-questions';
import { FaqSection } from '@boundless/ui/sections/faq-section';
import { useShownParams } from '../../routing/document-search.js';
import { isInCanada } from './check-offer.js';

/** Questions about "Check an offer", without those about another country than that of the business. */
export function OfferQuestions() {
  const region = useShownParams().get('region') ?? '';
  const other = region === '' ? undefined : isInCanada(region) ? 'us' : 'ca';
  const items = offerQuestions.items.filter(({ country }) => !country || country !== other);
  return <FaqSection content={{ ...offerQuestions, items }} />;
}
