import { headOf } from '../head/head-of.js';
import { invoiceFactoring as tool } from '../tools/definitions/invoice-factoring.js';
import { ToolView } from '../tools/tool-view.js';

export const head = headOf(tool.path, tool.words.meta);

export default function InvoiceFactoringPage() {
  return <ToolView tool={tool} />;
}
