import { privacy } from '@boundless/content/entries/privacy';
import { LegalPage } from '@boundless/ui/templates/legal-page';
import { headOf } from '../head/head-of.js';

export const head = headOf('/privacy-terms', privacy.meta);

export default function PrivacyTermsPage() {
  return <LegalPage layout="column" content={privacy} />;
}
