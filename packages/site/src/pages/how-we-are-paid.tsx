import { howWeArePaid } from '@boundless/content/entries/how-we-are-paid';
import { LegalPage } from '@boundless/ui/templates/legal-page';

export const head = howWeArePaid.meta;

export default function HowWeArePaidPage() {
  return <LegalPage layout="contents" content={howWeArePaid} />;
}
