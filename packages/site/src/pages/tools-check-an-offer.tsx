import { toolCheckAnOffer } from '@boundless/content/entries/tool-check-an-offer';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { FaqSection } from '@boundless/ui/sections/faq-section';
import { PageHead } from '@boundless/ui/sections/page-head';
import { MoreTools } from '../tools/more-tools.js';
import { CheckAnOffer } from '../tools/offer/check-an-offer.js';
import { offerPath } from '../tools/offer/offer-parameters.js';

export const head = toolCheckAnOffer.meta;

export default function CheckAnOfferPage() {
  return (
    <>
      <PageHead content={toolCheckAnOffer.hero} back={toolPages.back} />
      <CheckAnOffer />
      <FaqSection content={toolCheckAnOffer.questions} />
      <MoreTools path={offerPath} />
    </>
  );
}
