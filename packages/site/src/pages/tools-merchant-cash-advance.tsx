import { headOf } from '../head/head-of.js';
import { merchantCashAdvance as tool } from '../tools/definitions/merchant-cash-advance.js';
import { ToolView } from '../tools/tool-view.js';

export const head = headOf(tool.path, tool.words.meta);

export default function MerchantCashAdvancePage() {
  return <ToolView tool={tool} />;
}
