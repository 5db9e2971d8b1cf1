import { accessibility } from '@boundless/content/entries/accessibility';
import { LegalPage } from '@boundless/ui/templates/legal-page';

export const head = accessibility.meta;

export default function AccessibilityPage() {
  return <LegalPage layout="column" content={accessibility} />;
}
