import { headOf } from '../head/head-of.js';
import { businessLoan as tool } from '../tools/definitions/business-loan.js';
import { ToolView } from '../tools/tool-view.js';

export const head = headOf(tool.path, tool.words.meta);

export default function BusinessLoanPage() {
  return <ToolView tool={tool} />;
}
