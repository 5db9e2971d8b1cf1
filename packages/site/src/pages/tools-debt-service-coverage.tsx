import { workedDebtServiceCoverage as worked } from '@boundless/content/entries/worked-debt-service-coverage';
import { debtServiceCoverage as tool } from '../tools/definitions/debt-service-coverage.js';
import { ToolView } from '../tools/tool-view.js';

export const head = worked.page.meta;

export default function DebtServiceCoveragePage() {
  return <ToolView tool={tool} worked={worked} />;
}
