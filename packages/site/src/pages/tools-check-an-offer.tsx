import { toolBack } from '@boundless/content/entries/tool-back';
import { toolCheckAnOffer } from '@boundless/content/entries/tool-check-an-offer';
import { PageHead } from '@boundless/ui/sections/page-head';
import { serverPart } from '../routing/server-part.js';
import { CheckAnOffer } from '../tools/offer/check-an-offer.js';

export const head = toolCheckAnOffer.meta;

const OfferQuestions = serverPart(async () => (await import('../tools/offer/offer-questions.js')).OfferQuestions);
const OfferEnd = serverPart(async () => (await import('../tools/offer/offer-end.js')).OfferEnd);

export default function CheckAnOfferPage() {
  return (
    <>
      <PageHead content={toolCheckAnOffer.hero} back={toolBack} />
      <CheckAnOffer />
      <OfferQuestions />
      <OfferEnd />
    </>
  );
}
