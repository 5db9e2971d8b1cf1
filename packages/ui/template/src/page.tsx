import { PartnerPage } from '@boundless/ui/templates/partner-page';
import { brand } from './brand.js';
import { lenders } from './lenders.js';
import { content } from './partner.js';

/** The page: the kit's template with what this partner says, in what this partner wears. */
export function Page() {
  return (
    <main>
      <PartnerPage content={content} lenders={lenders} theme={__THEME__} data-partner={brand.id} />
    </main>
  );
}
