import { toolList } from '@boundless/content/entries/tool-list';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { whichFits } from '@boundless/content/entries/which-fits';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { PageHead } from '@boundless/ui/sections/page-head';
import { ToolList } from '@boundless/ui/sections/tool-list';
import { FitQuestions } from '../tools/fit-questions.js';

const path = '/tools/which-fits';

export const head = whichFits.meta;

export default function WhichFitsPage() {
  return (
    <>
      <PageHead content={whichFits.hero} back={toolPages.back} />
      <FitQuestions />
      <ClosingBand content={whichFits.closing} />
      <ToolList title={toolList.moreTitle} tools={toolList.list.filter(({ href }) => href !== path)} />
    </>
  );
}
