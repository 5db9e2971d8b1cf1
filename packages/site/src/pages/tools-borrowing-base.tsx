import { workedBorrowingBase as worked } from '@boundless/content/entries/worked-borrowing-base';
import { borrowingBase as tool } from '../tools/definitions/borrowing-base.js';
import { ToolView } from '../tools/tool-view.js';

export const head = worked.page.meta;

export default function BorrowingBasePage() {
  return <ToolView tool={tool} worked={worked} />;
}
