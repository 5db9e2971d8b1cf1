import { privacy } from '@boundless/content/entries/privacy';
import { LegalPage } from '@boundless/ui/templates/legal-page';

export const head = privacy.meta;

export default function PrivacyAndTermsPage() {
  return <LegalPage layout="contents" content={privacy} />;
}
