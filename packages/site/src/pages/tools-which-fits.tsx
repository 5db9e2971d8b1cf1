import { toolList } from '@boundless/content/entries/tool-list';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { whichFits } from '@boundless/content/entries/which-fits';
import { PageHead } from '@boundless/ui/sections/page-head';
import { useShownParams } from '../routing/document-search.js';
import { isAllArranged } from '../tools/arranged.js';
import { FitQuestions } from '../tools/fit-questions.js';
import { MoreTools } from '../tools/more-tools.js';

export const head = whichFits.meta;

export default function WhichFitsPage() {
  const region = useShownParams().get('region') ?? '';
  return (
    <>
      <PageHead content={whichFits.hero} back={toolPages.back} />
      <FitQuestions />
      <MoreTools path="/tools/which-fits" closing={isAllArranged(region) ? whichFits.closing : toolList.elsewhere} />
    </>
  );
}
