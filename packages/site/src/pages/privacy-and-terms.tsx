import { privacy } from '@boundless/content/entries/privacy';
import { LegalPage } from '@boundless/ui/templates/legal-page';
import { headOf } from '../head/head-of.js';

export const head = headOf('/privacy-terms', privacy.meta);

export default function PrivacyAndTermsPage() {
  return <LegalPage layout="contents" content={privacy} />;
}
