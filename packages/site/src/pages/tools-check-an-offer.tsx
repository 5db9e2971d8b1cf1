import { toolCheckAnOffer } from '@boundless/content/entries/tool-check-an-offer';
import { toolList } from '@boundless/content/entries/tool-list';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { PageHead } from '@boundless/ui/sections/page-head';
import { useShownParams } from '../routing/document-search.js';
import { serverPart } from '../routing/server-part.js';
import { isArranged } from '../tools/arranged.js';
import { MoreTools } from '../tools/more-tools.js';
import { CheckAnOffer } from '../tools/offer/check-an-offer.js';
import { offerKinds } from '../tools/offer/offer-kinds.js';
import { offerPath } from '../tools/offer/offer-parameters.js';
import { kindOf } from '../tools/offer/read-offer.js';

export const head = toolCheckAnOffer.meta;

const OfferQuestions = serverPart(async () => (await import('../tools/offer/offer-questions.js')).OfferQuestions);

export default function CheckAnOfferPage() {
  const params = useShownParams();
  const { product } = offerKinds[kindOf(params.get('kind') ?? '')];
  const isOurs = isArranged(product, params.get('region') ?? '');
  return (
    <>
      <PageHead content={toolCheckAnOffer.hero} back={toolPages.back} />
      <CheckAnOffer />
      <OfferQuestions />
      <MoreTools path={offerPath} closing={isOurs ? toolList.closing : toolList.elsewhere} />
    </>
  );
}
