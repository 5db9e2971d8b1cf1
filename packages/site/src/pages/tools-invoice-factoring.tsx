import { workedInvoiceFactoring as worked } from '@boundless/content/entries/worked-invoice-factoring';
import { invoiceFactoring as tool } from '../tools/definitions/invoice-factoring.js';
import { ToolView } from '../tools/tool-view.js';

export const head = worked.page.meta;

export default function InvoiceFactoringPage() {
  return <ToolView tool={tool} worked={worked} />;
}
