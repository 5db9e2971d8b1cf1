import { PartnerPage } from '@boundless/ui/templates/partner-page';
import { lenders } from './lenders.js';
import { content } from './partner.js';

/** The page: the kit's template with this partner's copy and theme. */
export function Page() {
  return <PartnerPage content={content} lenders={lenders} theme={__THEME__} home="https://www.boundless.example/" />;
}
