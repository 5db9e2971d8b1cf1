import { workedMerchantCashAdvance as worked } from '@boundless/content/entries/worked-merchant-cash-advance';
import { merchantCashAdvance as tool } from '../tools/definitions/merchant-cash-advance.js';
import { ToolView } from '../tools/tool-view.js';

export const head = worked.page.meta;

export default function MerchantCashAdvancePage() {
  return <ToolView tool={tool} worked={worked} />;
}
