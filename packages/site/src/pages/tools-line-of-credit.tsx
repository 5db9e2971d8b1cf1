import { workedLineOfCredit as worked } from '@boundless/content/entries/worked-line-of-credit';
import { lineOfCredit as tool } from '../tools/definitions/line-of-credit.js';
import { ToolView } from '../tools/tool-view.js';

export const head = worked.page.meta;

export default function LineOfCreditPage() {
  return <ToolView tool={tool} worked={worked} />;
}
