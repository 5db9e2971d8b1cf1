import { workedLineOfCredit as worked } from '@boundless/content/entries/worked-line-of-credit';
import { lineOfCredit as tool } from '../tools/definitions/line-of-credit.js';
import { ToolView } from '../tools/tool-view.js';

export const head = tool.words.meta;

export default function LineOfCreditPage() {
  return <ToolView tool={tool} worked={worked} />;
}
