import { toolCompareOffers } from '@boundless/content/entries/tool-compare-offers';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { FaqSection } from '@boundless/ui/sections/faq-section';
import { PageHead } from '@boundless/ui/sections/page-head';
import { MoreTools } from '../tools/more-tools.js';
import { OfferComparison } from '../tools/offer/offer-comparison.js';
import { comparePath } from '../tools/offer/offer-parameters.js';

export const head = toolCompareOffers.meta;

export default function CompareOffersPage() {
  return (
    <>
      <PageHead content={toolCompareOffers.hero} back={toolPages.back} />
      <OfferComparison />
      <FaqSection content={toolCompareOffers.questions} />
      <MoreTools path={comparePath} />
    </>
  );
}
