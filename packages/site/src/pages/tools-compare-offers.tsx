import { toolBack } from '@boundless/content/entries/tool-back';
import { toolCompareOffers } from '@boundless/content/entries/tool-compare-offers';
import { PageHead } from '@boundless/ui/sections/page-head';
import { serverPart } from '../routing/server-part.js';
import { OfferComparison } from '../tools/offer/offer-comparison.js';

export const head = toolCompareOffers.meta;

const CompareQuestions = serverPart(async () => (await import('../tools/offer/compare-questions.js')).CompareQuestions);
const CompareEnd = serverPart(async () => (await import('../tools/offer/compare-end.js')).CompareEnd);

export default function CompareOffersPage() {
  return (
    <>
      <PageHead content={toolCompareOffers.hero} back={toolBack} />
      <OfferComparison />
      <CompareQuestions />
      <CompareEnd />
    </>
  );
}
