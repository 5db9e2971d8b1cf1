import { toolBack } from '@boundless/content/entries/tool-back';
import { whichFits } from '@boundless/content/entries/which-fits';
import { PageHead } from '@boundless/ui/sections/page-head';
import { FitClosing } from '../tools/fit-closing.js';
import { fitElsewhere } from '../tools/fit-elsewhere.js';
import { FitQuestions } from '../tools/fit-questions.js';
import { MoreTools } from '../tools/more-tools.js';

export const head = whichFits.meta;

export default function WhichFitsPage() {
  return (
    <>
      <PageHead content={whichFits.hero} back={toolBack} />
      <FitQuestions />
      <MoreTools path="/tools/which-fits" closing={whichFits.closing} elsewhere={fitElsewhere} Closing={FitClosing} />
    </>
  );
}
