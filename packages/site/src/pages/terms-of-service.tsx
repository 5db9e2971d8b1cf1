import { terms } from '@boundless/content/entries/terms';
import { LegalPage } from '@boundless/ui/templates/legal-page';
import { headOf } from '../head/head-of.js';

export const head = headOf('/terms-of-service', terms.meta);

export default function TermsOfServicePage() {
  return <LegalPage layout="contents" content={terms} />;
}
