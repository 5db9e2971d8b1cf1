import { workedBusinessLoan as worked } from '@boundless/content/entries/worked-business-loan';
import { businessLoan as tool } from '../tools/definitions/business-loan.js';
import { ToolView } from '../tools/tool-view.js';

export const head = worked.page.meta;

export default function BusinessLoanPage() {
  return <ToolView tool={tool} worked={worked} />;
}
