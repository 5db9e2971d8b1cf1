import { toolCheckAnOffer } from '@boundless/content/entries/tool-check-an-offer';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { PageHead } from '@boundless/ui/sections/page-head';
import { serverPart } from '../routing/server-part.js';
import { elsewhere } from '../tools/elsewhere.js';
import { MoreTools } from '../tools/more-tools.js';
import { CheckAnOffer } from '../tools/offer/check-an-offer.js';
import { offerPath } from '../tools/offer/offer-parameters.js';
import { isOfferArranged } from '../tools/offer/read-offer.js';

export const head = toolCheckAnOffer.meta;

const OfferQuestions = serverPart(async () => (await import('../tools/offer/offer-questions.js')).OfferQuestions);

export default function CheckAnOfferPage() {
  return (
    <>
      <PageHead content={toolCheckAnOffer.hero} back={toolPages.back} />
      <CheckAnOffer />
      <OfferQuestions />
      <MoreTools path={offerPath} elsewhere={(params) => elsewhere(params, isOfferArranged(params))} />
    </>
  );
}
