import { howWeArePaid } from '@boundless/content/entries/how-we-are-paid';
import { LegalPage } from '@boundless/ui/templates/legal-page';
import { headOf } from '../head/head-of.js';

export const head = headOf('/how-we-are-paid', howWeArePaid.meta);

export default function HowWeArePaidPage() {
  return <LegalPage layout="contents" content={howWeArePaid} />;
}
