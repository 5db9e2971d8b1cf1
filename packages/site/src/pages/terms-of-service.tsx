import { terms } from '@boundless/content/entries/terms';
import { LegalPage } from '@boundless/ui/templates/legal-page';

export const head = terms.meta;

export default function TermsOfServicePage() {
  return <LegalPage layout="contents" content={terms} />;
}
